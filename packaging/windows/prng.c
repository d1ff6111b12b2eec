/* For trials under wine alone, and in no package: Debian 12's wine lacks the one
   function that Rust's library takes from a Windows since 7. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return RtlGenRandom(data, (ULONG)size); }
