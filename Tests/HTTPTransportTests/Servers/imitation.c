#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>

int curl_easy_setopt(void *easy, int option, ...) {
    if (option == OPTION) return ERROR;
    va_list values;
    va_start(values, option);
    return ((int (*)(void *, int, ...))dlsym(RTLD_NEXT, "curl_easy_setopt"))(easy, option, va_arg(values, void *));
}
