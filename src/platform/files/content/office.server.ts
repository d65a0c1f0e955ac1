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

/** Folders of parts that run or link. */
const unsafeFolder = /(?:^|\/)(?:embeddings|activeX|externalLinks|macrosheets|customUI)\//i;
/** What documents show, by extension. Settings of printers are the only binary part of common files. */
const shownPart =
  /(?:\.(?:xml|rels|vml|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|emz|wmz|webp|ico|svg|wdp|odttf|fntdata|ttf|mp3|m4a|wav|wma|mp4|m4v|mov|avi|wmv|glb|psmdcp|sigs)|\/printerSettings\d*\.bin|\/)$/i;

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

/** Attributes of the tag that a text begins with, in order; what is no XML ends them. */
function attributesOf(tag: string): readonly (readonly [name: string, value: string])[] {
  const name = /^[^\s/>]*/.exec(tag)?.[0] ?? '';
  const attribute = /\s+([^\s=>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  attribute.lastIndex = name.length;
  const found: [string, string][] = [];
  for (let next = attribute.exec(tag); next; next = attribute.exec(tag)) found.push([next[1] ?? '', next[2] ?? next[3] ?? '']);
  return found;
}

/** Hyperlinks wait for a click; every other link outwards is followed on opening. No value of XML holds a bare `<`. */
function linksOut(relations: string): boolean {
  return relations.split('<').some((tag) => {
    const said = tag.match(/targetmode/gi)?.length ?? 0;
    if (said === 0) return false;
    const attributes = attributesOf(tag);
    const modes = attributes.filter(([name]) => /^(?:.*:)?targetmode$/i.test(name));
    const isHyperlink = attributes.find(([name]) => name === 'Type')?.[1].endsWith('/hyperlink') ?? false;
    return modes.length !== said || (!isHyperlink && modes.some(([, mode]) => mode !== 'Internal'));
  });
}

/** Instructions and comments, and then the root: no document type, however far away. Matches in one pass. */
const plainBeginning = /^\uFEFF?(?:\s|<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--[^-]*(?:-(?!->)[^-]*)*-->)*<[^!?]/;

/** Whether XML begins with its root element, in the encoding in which it is looked at. */
function isPlainXml(text: string): boolean {
  const encoding = /^\uFEFF?<\?xml\s[^?>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
  return /^(?:utf-8|us-ascii)$/i.test(encoding) && plainBeginning.test(text);
}

/** Whether a document of the format has its parts and nothing that acts. */
function isHarmless(entries: readonly ZipEntry[], format: OfficeFormat): boolean {
  const [part, type] = mainParts[format];
  const types = entries.find(({ name }) => name === TYPES);
  if (!types || !entries.some(({ name }) => name === part) || entries.some(({ name }) => unsafeFolder.test(name) || !shownPart.test(name))) return false;
  const read = reader();
  const named = read(types, true);
  // letters of a type are written as they are
  if (!named.includes(type) || /macroEnabled|vbaProject|&#/i.test(named)) return false;
  return entries
    .filter(({ name }) => /\.(?:xml|rels|vml)$/i.test(name))
    .every((entry) => {
      const isRelations = /\.rels$/i.test(entry.name);
      const text = read(entry, isRelations);
      return isPlainXml(text) && !(isRelations && linksOut(text));
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
