// Holds a file open for some milliseconds, as a virus scanner may: `hold.exe FILE MILLISECONDS`. Others can
// read it and write to it, but not replace it. For tests alone.
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int wmain(int count, wchar_t **words)
{
    if (count != 3)
        return 2;
    HANDLE file = CreateFileW(words[1], GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE)
        return 1;
    puts("held");
    fflush(stdout);
    Sleep((DWORD)_wtoi(words[2]));
    return 0;
}
