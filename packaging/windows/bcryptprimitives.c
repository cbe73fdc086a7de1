// What Wine 8 lacks: the library from which Rust programs take their random numbers. For tests alone; test.sh puts it
// beside the program, where Windows would not look for it.
#include <windows.h>
#include <ntsecapi.h> // RtlGenRandom

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length)
{
    return RtlGenRandom(data, (ULONG)length);
}
