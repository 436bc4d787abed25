// A C target needs at least one source file, although all declarations are in the header.
#include "CurlTypes.h"
