/** Where there is no server to download from, a file is made here. */
export function download(text: string, type: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: file }).click();
  setTimeout(() => { URL.revokeObjectURL(address); }, 60_000);
}
