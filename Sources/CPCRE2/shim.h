// PCRE2 for texts of bytes: its functions are named pcre2_…_8.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
