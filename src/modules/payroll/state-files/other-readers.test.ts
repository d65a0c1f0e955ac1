/** Files of five thousand random people read back by readers that are not ours: a DBF library, a CSV parser and an XML parser. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DBFFile } from 'dbffile';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { type BankQuestion, bankFile } from './bank-files.rules.ts';
import type { FileRow } from './file-month.rules.ts';
import type { StateFiles } from './file-rows.rules.ts';
import { insuranceList } from './insurance-list.rules.ts';
import { ALPHABET, code, monthOf, of } from './people.test-support.ts';
import { taxLayouts, taxList } from './tax-list.rules.ts';
import { readIranSystem } from './test-support.ts';

const PEOPLE = 5_000;
const LONGEST = 60;
const NET = 800_000n;
/** The narrowest layout and the widest, each encoding. */
const insurances = [
  ['T', 'iranSystem'],
  ['extended', 'cp1256'],
] as const;
const payerSheba = makeSheba('017', '9'.repeat(19));

/** Every letter, those of Arabic, half spaces, digits of three writings, and signs that files forbid. */
const SIGNS = [...ALPHABET, '\u064A', '\u0643', '\u200C', '\u06F4', '\u0664', '4', ' ', ',', '"', "'", '&', '<'];
type Person = { readonly first: string; readonly last: string; readonly father: string; readonly base: bigint };

/** People by a seed: drawing each sign by itself would take longer than the files. */
function peopleBy(seed: number): Person[] {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const name = (): string => (SIGNS[below(ALPHABET.length)] ?? '') + Array.from({ length: below(LONGEST) }, () => SIGNS[below(SIGNS.length)] ?? '').join('');
  return Array.from({ length: PEOPLE }, () => ({ first: name(), last: name(), father: name(), base: BigInt(50_000_000 + below(100_000_000)) }));
}

/** What stands in a file that forbids some signs. */
const written = (text: string, forbidden: string): string =>
  [...text]
    .map((letter) => ({ '\u064A': '\u06CC', '\u0643': '\u06A9', '\u200C': ' ', '\u06F4': '4', '\u0664': '4' })[letter] ?? (forbidden.includes(letter) ? ' ' : letter))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const rowsOf = (people: readonly Person[]): FileRow[] =>
  people.map(({ first, last, father, base }, at) => ({
    row: at + 1,
    person: {
      ...{ firstName: first, lastName: last, fatherName: father, gender: 'Y', nationalCode: code(String(100_000_000 + at)), insuranceNumber: String(10_000_000 + at) },
      iban: makeSheba('012', String(at + 1).padStart(19, '0')),
    },
    month: monthOf(base),
    net: base + NET,
  }));

const bytesOf = ({ files }: StateFiles, at: number): Buffer => Buffer.from(files[at]?.bytes ?? []);
const hashOf = ({ files }: StateFiles): string => files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')).join();
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);
const csvOf = (bytes: Buffer): string[][] => parse(bytes, { record_delimiter: '\r\n', relax_column_count: true });
/** Nobody is refused, and asked again it is the same. */
async function made(make: () => StateFiles | Promise<StateFiles>): Promise<StateFiles> {
  const files = await make();
  expect(files.refused).toEqual([]);
  expect(hashOf(await make())).toBe(hashOf(files));
  return files;
}

async function readDbf(bytes: Buffer, directory: string, encoding: 'iranSystem' | 'cp1256'): Promise<Readonly<Record<string, string>>[]> {
  const path = join(directory, 'list.dbf');
  await writeFile(path, bytes);
  const table = await DBFFile.open(path, { encoding: encoding === 'cp1256' ? 'windows-1256' : 'latin1' });
  const text = (cell: unknown): string => {
    if (typeof cell !== 'string') return String(cell ?? '');
    return encoding === 'cp1256' ? cell.replaceAll('\u064A', '\u06CC') : readIranSystem(Buffer.from(cell, 'latin1'));
  };
  return (await table.readRecords()).map((record) => Object.fromEntries(Object.entries(record).map(([field, cell]) => [field, text(cell)])));
}

async function judgeInsurance(people: readonly Person[], rows: readonly FileRow[], directory: string): Promise<void> {
  const head = { workshop: '1234567890', name: ALPHABET.slice(0, 30), employer: 'E', address: 'A', listNumber: '1', description: '', contractRow: '001', kind: 0 };
  for (const [layout, encoding] of insurances) {
    const question = { head: { ...head, hardWork: 'amount' as const, ...of, day: '2026-04-20' }, layout, encoding, rows };
    const files = await made(() => insuranceList(question));
    const [kar] = await readDbf(bytesOf(files, 0), directory, encoding);
    const wor = await readDbf(bytesOf(files, 1), directory, encoding);
    const { DSW_FNAME: first, DSW_LNAME: last } = wor[0] ?? {};
    expect([first, last]).toEqual([people[0]?.first, people[0]?.last].map((text) => written(text ?? '', `"'<>&`)));
    expect(wor.map((row) => [row['DSW_FNAME'], row['DSW_LNAME'], row['DSW_DNAME'], row['DSW_ID1'], row['PER_NATCOD'], row['DSW_MAH'], row['DSW_MASH']])).toEqual(
      people.map(({ base, ...one }, at) => [
        ...[one.first, one.last, one.father].map((text) => written(text, `"'<>&`)),
        ...[rows[at]?.person.insuranceNumber, rows[at]?.person.nationalCode, String(base), String(base + 22_000_000n)],
      ]),
    );
    for (const [total, part] of Object.entries({ TDD: 'DD', TROOZ: 'ROOZ', TMAH: 'MAH', TMAZ: 'MAZ', TMASH: 'MASH', TTOTL: 'TOTL', TBIME: 'BIME' }))
      expect([total, kar?.[`DSK_${total}`]]).toEqual([total, String(sum(wor.map((row) => BigInt(row[`DSW_${part}`] ?? ''))))]);
    expect(kar?.['DSK_NUM']).toBe(String(PEOPLE));
  }
}

async function judgeTax(people: readonly Person[], rows: readonly FileRow[]): Promise<void> {
  for (const layout of taxLayouts) {
    const files = await made(() => taxList({ ...of, layout, bom: false, payment: { kind: 3, day: null, before: 0n }, rows }));
    const [wp, wh, wk] = files.files.map((_, at) => csvOf(bytesOf(files, at)));
    expect(wp?.map((cells) => [cells.length, cells[1], cells[2], cells[3]])).toEqual(
      people.map((one, at) => [23, rows[at]?.person.nationalCode, ...[one.first, one.last].map((text) => written(text, `"'<>&,`))]),
    );
    expect(wh?.map((cells) => [cells.length, cells[0], cells[6]])).toEqual(
      people.map(({ base }, at) => [layout === 'older' ? 34 : 39, rows[at]?.person.nationalCode, String(base + 22_000_000n)]),
    );
    if (layout === 'current') expect(wh?.map((cells) => cells[34])).toEqual(rows.map(({ net }) => String(net)));
    else expect(wk?.[0]?.[2]).toBe(String(sum((wh ?? []).map((cells) => BigInt(cells[33] ?? '')))));
  }
}

/** As the parser has it. */
interface Transfer {
  readonly Amt: { readonly InstdAmt: Readonly<Record<'#text' | '@_Ccy', string>> };
  readonly Cdtr: { readonly Nm: string };
  readonly CdtrAcct: { readonly Id: { readonly IBAN: string } };
}

async function judgeBank(people: readonly Person[], rows: readonly FileRow[]): Promise<void> {
  const head = { encoding: 'utf8', bom: false, payerSheba, payerName: 'P', bankName: 'B', serial: '7', day: '2026-04-20', description: 'D', mayDouble: false } as const;
  const make = (layout: BankQuestion['layout']) => made(() => bankFile({ ...head, layout, rows }, () => Promise.reject(new Error('no sheet is asked for'))));
  const nets = rows.map(({ net = 0n }) => net);
  const names = (forbidden: string) => people.map((one) => `${written(one.first, forbidden)} ${written(one.last, forbidden)}`.trim());

  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    processEntities: { maxTotalExpansions: Number.POSITIVE_INFINITY, maxExpandedLength: Number.POSITIVE_INFINITY },
  });
  const { Document: document } = parser.parse(bytesOf(await make('ccti'), 0).toString());
  const { GrpHdr: group, PmtInf: payment } = document.CstmrCdtTrfInitn;
  expect([document['@_xmlns'], group.NbOfTxs, group.CtrlSum, payment.NbOfTxs, payment.CtrlSum]).toEqual([
    namespace,
    String(PEOPLE),
    String(sum(nets)),
    String(PEOPLE),
    String(sum(nets)),
  ]);
  const whole = names('');
  expect(payment.CdtTrfTxInf.map(({ Amt, Cdtr, CdtrAcct }: Transfer) => [Amt.InstdAmt['#text'], Amt.InstdAmt['@_Ccy'], Cdtr.Nm, CdtrAcct.Id.IBAN])).toEqual(
    rows.map(({ net, person: { iban } }, at) => [String(net), 'IRR', whole[at], iban]),
  );

  const [first, ...lines] = csvOf(bytesOf(await make('csv'), 0));
  expect(first?.slice(3, 5)).toEqual([String(PEOPLE), String(sum(nets))]);
  expect(lines.map(([iban, , amount, who]) => [iban, amount, who])).toEqual(names(`"'<>&,`).map((who, at) => [rows[at]?.person.iban, String(nets[at]), who]));
}

test('files of five thousand random people are their payslips, name by name, and the same bytes again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kargozin-lists-'));
  try {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const people = peopleBy(seed);
        const rows = rowsOf(people);
        await judgeInsurance(people, rows, directory);
        await judgeTax(people, rows);
        await judgeBank(people, rows);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}, 120_000);
