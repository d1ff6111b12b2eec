/* The program belongs to the window and opens no console. Started from one, it
   prints there: the console is taken over before the program begins. What leads
   into a file or a pipe is left as it is. */
#include <windows.h>

static int leads_somewhere(DWORD which) {
  HANDLE handle = GetStdHandle(which);
  return handle != NULL && handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

static void reopen(DWORD which, const wchar_t *name, DWORD access) {
  if (leads_somewhere(which))
    return;
  SetStdHandle(which, CreateFileW(name, access, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL));
}

__attribute__((constructor)) static void take_console(void) {
  if (!AttachConsole(ATTACH_PARENT_PROCESS))
    return;
  reopen(STD_INPUT_HANDLE, L"CONIN$", GENERIC_READ);
  reopen(STD_OUTPUT_HANDLE, L"CONOUT$", GENERIC_READ | GENERIC_WRITE);
  reopen(STD_ERROR_HANDLE, L"CONOUT$", GENERIC_READ | GENERIC_WRITE);
}
