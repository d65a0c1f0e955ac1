import { Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import { archiveOf } from '#testing/workbook.ts';
import { importErrors } from './import-export.errors.ts';
import messages from './import-export.messages.fa.ts';
import { matchColumns } from './matching.rules.ts';
import { readSheet } from './sheets/sheet.server.ts';

const NAME = '\u0646\u0627\u0645';
const CODE = '\u06A9\u062F \u067E\u0631\u0633\u0646\u0644\u06CC';
const ALI = '\u0639\u0644\u06CC';

/** Windows-1256 by looking its letters up in the decoder. */
function encode1256(text: string): Buffer {
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((letter) => table.get(letter) ?? 0x3f));
}

const refusal = async (bytes: Buffer): Promise<string> => {
  const error: unknown = await readSheet(bytes).catch((thrown: unknown) => thrown);
  return (Object.keys(importErrors.specs) as (keyof typeof importErrors.specs)[]).find((name) => importErrors.is(error, name)) ?? String(error);
};

describe('CSV', () => {
  // Windows-1256 has no Persian yeh: offices write the Arabic one in it
  const csv = `${CODE},${NAME}\r\n1,${ALI}\r\n\r\n2,"a\r\nb"\r\n3,c\r\n`;
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with BOM', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')])],
    ['semicolons', Buffer.from(csv.replaceAll(',', ';'))],
    ['tabs', Buffer.from(csv.replaceAll(',', '\t'))],
  ])('%s: rows carry their lines', async (_, bytes) => {
    expect(await readSheet(bytes)).toEqual({
      headers: [CODE, NAME],
      rows: [
        { row: 2, cells: ['1', ALI] },
        { row: 4, cells: ['2', 'a\r\nb'] },
        { row: 6, cells: ['3', 'c'] },
      ],
    });
  });
  it('Windows-1256', async () => {
    const arabic = csv.replaceAll('\u06CC', '\u064A').replaceAll('\u06A9', '\u0643');
    const sheet = await readSheet(encode1256(arabic));
    expect(sheet.rows[0]?.cells).toEqual(['1', '\u0639\u0644\u064A']);
    expect(matchColumns([{ name: 'code' }], { code: [CODE] }, sheet.headers)).toEqual([{ name: 'code', required: false, index: 0 }]);
  });
});

describe('XLSX', () => {
  it('reads text, numbers, days, formulas and rich text as a reader sees them', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('a');
    sheet.addRow(['a', 'b', 'c', 'd', 'e']);
    sheet.addRow(['x', 6178931565, new Date('2020-01-02'), { formula: '1+1', result: 2 }, { richText: [{ text: 'ab' }, { text: 'c' }] }]);
    expect((await readSheet(Buffer.from(await workbook.xlsx.writeBuffer()))).rows).toEqual([{ row: 2, cells: ['x', '6178931565', '2020-01-02', '2', 'abc'] }]);
  });
  it('keeps formulas without a result and their errors as text, so that no value goes lost in silence', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('a');
    sheet.addRow(['a', 'b', 'c']);
    sheet.addRow([{ formula: 'D1*2' }, { error: '#REF!' }, { formula: 'D1', result: { error: '#N/A' } }]);
    expect((await readSheet(Buffer.from(await workbook.xlsx.writeBuffer()))).rows).toEqual([{ row: 2, cells: ['=D1*2', '#REF!', '#N/A'] }]);
  });
  it('refuses archives that say they are too large, and those that lie', async () => {
    const archive = (size: number, declared: number) => archiveOf([{ path: 'xl/_rels/workbook.xml.rels', content: Buffer.alloc(size, ' '), declared }]);
    expect(await refusal(archive(1_000, 1_000))).toBe('brokenFile');
    expect(await refusal(archive(1_000, 3_000_000_000))).toBe('bomb');
    expect(await refusal(archive(5_000_000, 1_000))).toBe('bomb');
  });
});

describe('files that are refused', () => {
  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['headers only', Buffer.from('a,b\n'), 'empty'],
    ['old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'unknownFormat'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 'unknownFormat'],
    ['binary', Buffer.from('a,b\n\0,1\n'), 'unknownFormat'],
    ['61 columns', Buffer.from(`${'a,'.repeat(60)}a\n${'1,'.repeat(60)}1\n`), 'tooManyColumns'],
    ['an open quotation mark', Buffer.from('a,b\n"1,2\n'), 'brokenFile'],
    ['100,001 rows', Buffer.from(`a\n${'1\n'.repeat(100_001)}`), 'tooManyRows'],
  ])('%s', async (_, bytes, expected) => {
    expect(await refusal(bytes)).toBe(expected);
  });
});

describe('headers that stand twice', () => {
  it('are told apart by their column, and both can be chosen by hand', async () => {
    const { headers, doubled } = await readSheet(Buffer.from('wage,code, Wage *,,\n1,2,3,,\n'));
    expect(doubled).toBe(1);
    expect(headers).toEqual(['wage', 'code', messages.doubledHeader('Wage *', 3), '', '']);
    expect(matchColumns([{ name: 'wage' }], {}, headers)[0]?.index).toBe(0);
    expect(matchColumns([{ name: 'wage' }], {}, headers, { wage: headers[2] ?? '' })[0]?.index).toBe(2);
  });
});

describe('matching', () => {
  const columns = [{ name: 'post', required: true } as const, { name: 'postal' }, { name: 'wage' }];
  const spellings = { post: ['\u06A9\u062F \u067E\u0633\u062A'], postal: ['\u06A9\u062F \u067E\u0633\u062A\u06CC'], wage: ['\u0645\u0632\u062F (\u0631\u06CC\u0627\u0644)'] };
  const headers = ['\u0643\u062F\u200C\u067E\u0633\u062A\u064A', ' \u0643\u062F  \u067E\u0633\u062A *', '\u0645\u0632\u062F(\u0631\u064A\u0627\u0644)'];
  it('finds headers in any spelling', () => {
    expect(matchColumns(columns, spellings, headers).map(({ index }) => index)).toEqual([1, 0, 2]);
  });
  it('lets the hand win, and gives a header to one column only', () => {
    expect(matchColumns(columns, spellings, headers, { wage: headers[1] ?? '', postal: null }).map(({ index }) => index)).toEqual([undefined, undefined, 1]);
  });
});
