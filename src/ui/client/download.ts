/** Hands bytes that a call has answered to the browser. */

/** The browser reads an address after the click has been handled, and a tab once more when it is drawn anew. */
const KEPT_MS = 60_000;

/** Shows a PDF in a tab of its own, from where it is printed; where the browser has no viewer (phones) or refuses the tab, stores it. */
export function openPdf(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  if (!navigator.pdfViewerEnabled || window.open(address, '_blank') === null) saveBlob(blob, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Lets the browser store bytes under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
