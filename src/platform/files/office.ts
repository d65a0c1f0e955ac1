/**
 * Word, Excel and PowerPoint files (OOXML): an archive of parts. Taken are those that only show something; refused are
 * macros, embedded programs and archives, links that are followed on opening, and XML with a document type (entities).
 * Nothing is unpacked before the directory is known to be harmless, and then only relations, the list of types and the
 * beginnings of parts, within a budget.
 */
import { constants, inflateRawSync } from 'node:zlib';
import { type ZipEntry, zipEntriesOf } from './zip.rules.ts';

export type OfficeFormat = 'docx' | 'xlsx' | 'pptx';

/** The part that holds the document, and its type. */
const mainParts: Readonly<Record<OfficeFormat, readonly [part: string, type: string]>> = {
  docx: ['word/document.xml', 'wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation.main+xml'],
};
const TYPES = '[Content_Types].xml';

/** Parts that run, link or hold files of their own. Settings of printers are the only binary part of common files. */
const unsafePart =
  /(?:^|\/)(?:embeddings|activeX|externalLinks|macrosheets|customUI)\/|vbaProject|\.(?:zip|7z|rar|gz|tgz|cab|jar|doc[xm]?|xls[xmb]?|ppt[xm]?|exe|dll|com|scr|msi|js|jse|vbs|wsf|hta|bat|cmd|ps1|lnk|html?|swf)$|(?<!\/printerSettings\d*)\.bin$/i;

/** Bytes of the beginning of a part that are looked at, packed; and of a part that is read whole, unpacked. */
const HEAD_BYTES = 512;
const WHOLE_BYTES = 1024 * 1024;
/** Unpacked bytes of one file altogether: a directory may lie. */
const BUDGET = 20 * 1024 * 1024;

class Unsafe extends Error {}

/** Unpacks within the budget. Throws Unsafe. */
function reader() {
  let left = BUDGET;
  return ({ packed, isDeflated }: ZipEntry, isWhole: boolean): string => {
    const piece = isWhole ? packed : packed.subarray(0, HEAD_BYTES);
    const most = Math.max(1, Math.min(left, WHOLE_BYTES));
    let bytes: Uint8Array;
    try {
      bytes = isDeflated ? inflateRawSync(piece, { maxOutputLength: most, finishFlush: isWhole ? constants.Z_FINISH : constants.Z_SYNC_FLUSH }) : piece;
    } catch {
      throw new Unsafe();
    }
    left -= bytes.length;
    // the XML of these parts is UTF-8; other encodings hide their text from the checks
    if (left <= 0 || bytes.length > most || bytes.includes(0)) throw new Unsafe();
    return Buffer.from(bytes).toString('utf8');
  };
}

/** Hyperlinks wait for a click; every other link outwards is followed on opening. */
function linksOut(relations: string): boolean {
  return [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/gi)].some(([tag]) => {
    const mode = /\sTargetMode\s*=\s*["']([^"']*)/i.exec(tag)?.[1] ?? 'Internal';
    return mode !== 'Internal' && !/\sType\s*=\s*["'][^"']*\/hyperlink["']/i.test(tag);
  });
}

/** Whether a document of the format has its parts and nothing that acts. */
function isHarmless(entries: readonly ZipEntry[], format: OfficeFormat): boolean {
  const [part, type] = mainParts[format];
  const types = entries.find(({ name }) => name === TYPES);
  if (!types || !entries.some(({ name }) => name === part) || entries.some(({ name }) => unsafePart.test(name))) return false;
  const read = reader();
  const named = read(types, true);
  if (!named.includes(type) || /macroEnabled|vbaProject/i.test(named)) return false;
  return entries
    .filter(({ name }) => /\.(?:xml|rels|vml)$/i.test(name))
    .every((entry) => {
      const isRelations = /\.rels$/i.test(entry.name);
      const text = read(entry, isRelations);
      return !/<!(?:DOCTYPE|ENTITY)/i.test(text) && !(isRelations && linksOut(text));
    });
}

/** What is wrong with bytes that should be a document of this format: another thing altogether, or one that may act. */
export function officeFault(bytes: Uint8Array, format: OfficeFormat): 'notAccepted' | 'unsafe' | undefined {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'PK\u0003\u0004') return 'notAccepted';
  const entries = zipEntriesOf(bytes);
  if (!entries) return 'unsafe';
  if (!entries.some(({ name }) => name === TYPES)) return 'notAccepted';
  try {
    return isHarmless(entries, format) ? undefined : 'unsafe';
  } catch (error) {
    if (error instanceof Unsafe) return 'unsafe';
    throw error;
  }
}
