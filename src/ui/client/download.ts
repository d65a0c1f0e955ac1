/** Hands bytes that a call has answered to the browser. */

/** Lets the browser store bytes under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser reads the address after the click has been handled
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
