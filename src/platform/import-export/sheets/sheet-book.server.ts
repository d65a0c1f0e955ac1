/** What an XLSX says around its cells: which part is the first sheet, which styles show days, and the texts that cells share. */
import { importErrors } from '../import-export.errors.ts';
import { MAX_LETTERS, MAX_STRINGS } from './sheet-form.rules.ts';
import { attributesOf, type XmlListener, xmlReader } from './sheet-xml.rules.ts';
import type { Archive } from './sheet-zip.server.ts';

const BOOK = 'xl/workbook.xml';

export interface Book {
  /** Part of the first sheet in the order of the tabs, hidden ones counted. */
  readonly sheetPath: string;
  /** Days count from 1904 on. */
  readonly from1904: boolean;
  /** Whether numbers of a style are days, by its place. */
  readonly dayStyles: readonly boolean[];
  readonly strings: readonly string[];
}

const nothing = (): undefined => undefined;

/** Reads a part to its end. */
export async function readPart(archive: Archive, path: string, listener: Partial<XmlListener>): Promise<void> {
  const reader = xmlReader({ open: nothing, close: nothing, text: nothing, ...listener });
  for await (const piece of archive.pieces(path)) reader.write(piece);
  reader.end();
}

interface Relation {
  readonly type: string;
  readonly path: string;
}

/** A target beside the workbook, or from the root of the archive when it begins with a stroke. */
function pathOf(target: string): string {
  const steps: string[] = target.startsWith('/') ? [] : ['xl'];
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

async function relationsOf(archive: Archive): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, written) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributesOf(written);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: pathOf(Target) });
    },
  });
  return relations;
}

/** Formats that every spreadsheet knows by number (ECMA-376, 18.8.30): those of days and times of day. */
const knownDays: ReadonlySet<number> = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Whether a format shows its number as a day: by its first section, without colours, languages and words. */
function showsDays(format: string): boolean {
  const first = /^(?:"[^"]*"|\[[^\]]*\]|[^;"[])*/.exec(format)?.[0] ?? '';
  const bare = first.replace(/\[[^\]]*\]|"[^"]*"/g, '');
  return !bare.includes('@') && /[ymdhMsb]/.test(bare);
}

async function dayStylesOf(archive: Archive, path: string): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const styles: number[] = [];
  let isCells = false;
  await readPart(archive, path, {
    open: (name, written) => {
      if (name === 'cellXfs') isCells = true;
      if (name !== 'numFmt' && !(name === 'xf' && isCells)) return;
      const { numFmtId = '0', formatCode = '' } = attributesOf(written);
      if (name === 'xf') styles.push(Number(numFmtId));
      else formats.set(Number(numFmtId), showsDays(formatCode));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles.map((format) => formats.get(format) ?? knownDays.has(format));
}

/** Letters that XML cannot hold stand as `_x000D_` (ECMA-376, 22.9.2.19). */
export const withEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (written, hex: string) => {
        const letter = String.fromCharCode(Number.parseInt(hex, 16));
        return /[\t\n\r]|[^\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(letter) ? letter : written;
      })
    : text;

/** Shared texts in their order, each run of letters after the other; how they are read aloud (`rPh`) is no part of them. */
async function stringsOf(archive: Archive, path: string): Promise<string[]> {
  const strings: string[] = [];
  let letters = 0;
  let current = '';
  let run: string | undefined;
  let isAloud = false;
  await readPart(archive, path, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') isAloud = true;
      else if (name === 't' && !isAloud) run = '';
    },
    text: (text) => {
      if (run !== undefined) run += text;
    },
    close: (name) => {
      if (name === 'rPh') isAloud = false;
      else if (name === 't' && run !== undefined) {
        current += withEscapes(run);
        run = undefined;
      } else if (name === 'si') {
        letters += current.length;
        if (letters > MAX_LETTERS || strings.push(current) > MAX_STRINGS) throw importErrors.error('bomb');
      }
    },
  });
  return strings;
}

/** Throws `brokenFile` where the archive holds no workbook with a sheet. */
export async function readBook(archive: Archive): Promise<Book> {
  const relations = await relationsOf(archive);
  const sheets: string[] = [];
  let from1904 = false;
  await readPart(archive, BOOK, {
    open: (name, written) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributesOf(written)['date1904'] ?? '');
      else if (name === 'sheet') sheets.push(attributesOf(written)['id'] ?? '');
    },
  });
  const first = sheets.map((id) => relations.get(id)).find((relation) => relation?.type === 'worksheet');
  if (!first) throw importErrors.error('brokenFile');
  const partOf = (type: string): string | undefined => [...relations.values()].find((relation) => relation.type === type && archive.has(relation.path))?.path;
  const [styles, strings] = [partOf('styles'), partOf('sharedStrings')];
  return {
    sheetPath: first.path,
    from1904,
    dayStyles: styles === undefined ? [] : await dayStylesOf(archive, styles),
    strings: strings === undefined ? [] : await stringsOf(archive, strings),
  };
}
