// A C target needs a source file. All declarations are in the header.
#include "CurlTypes.h"
