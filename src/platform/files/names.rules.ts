/** The header that carries the name of a file. Pure. */

/** Letters that RFC 5987 lets stand as they are; encodeURIComponent leaves four more. */
const encoded = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header content-disposition with a name of any script (RFC 6266): plain letters for old programs, the name itself for the others. */
export function dispositionOf(kind: 'inline' | 'attachment', displayName: string): string {
  const plain = displayName.replace(/[^\w.-]+/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(displayName)}`;
}
