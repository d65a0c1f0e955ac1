/** Files that are two things at once: what one program shows as a picture another one runs or unpacks. Pure. */

/** How far into a file readers of PDF and HTML look for its beginning. */
const HEAD = 1_024;
/** The end record of a zip archive with its longest comment. */
const ZIP_TAIL = 65_557;

const latin = new TextDecoder('latin1');
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;

/** Whether a page stands in the beginning of these bytes. */
export const hasMarkup = (bytes: Uint8Array): boolean => markup.test(latin.decode(bytes.subarray(0, HEAD)));

/** Whether a reader of PDF would find its document here. */
export const hasPdfHead = (bytes: Uint8Array): boolean => latin.decode(bytes.subarray(0, HEAD)).includes('%PDF-');

/** Whether an unpacker would find an archive at the end of these bytes: its end record, of the one disk there is. */
export const hasZipTail = (bytes: Uint8Array): boolean => latin.decode(bytes.subarray(-ZIP_TAIL)).includes('PK\u0005\u0006\0\0\0\0');
