/**
 * The list of the salary tax of a month (guide iran.md 2.2): WP, people, and WH, amounts, a person a line with commas between; in the older profile WH has
 * 34 columns and WK sums them up. Pure; rials, ISO days.
 */
import { type Cleaned, codeOf, type FileMonth, type FileRow, isForeign, monthText, netOf, type RowFault, shamsi, taxColumnsOf } from './file-month.rules.ts';
import { codeFaults, doubledIn, inOrder, missingOf, type NamedFile, type StateFiles, sumOf, textsOf } from './file-rows.rules.ts';
import { TAX_SIGNS } from './letters.rules.ts';

/** `current`: help 1.7.0.4, WP of 23 columns and WH of 39. `older`: until 1401, WH of 34 and WK. */
export const taxLayouts = ['current', 'older'] as const;
/** Files of the list: people, amounts, and in the older layout their sums. */
export const taxFiles = ['person', 'amounts', 'sums'] as const;
export type TaxFile = (typeof taxFiles)[number];
export type TaxLayout = (typeof taxLayouts)[number];

/** How the tax of a month was paid, as WK of the older profile says it; digits, Shamsi days. */
export interface TaxPayment {
  /** 1 to 8: 3 is a transfer of a bank, 7 the treasury. */
  readonly kind: number;
  readonly day: string | null;
  readonly before: bigint;
}

export interface TaxQuestion {
  readonly year: number;
  readonly month: number;
  readonly layout: TaxLayout;
  /** Whether the files begin with the mark of UTF-8; programs differ. */
  readonly bom: boolean;
  readonly payment: TaxPayment;
  readonly rows: readonly FileRow[];
}

const LINE_END = '\r\n';
const BOM = '\uFEFF';
/** Of the list of countries of the tax organisation. */
const IRAN = 103;
const RIAL = 84;
const OLD_RIAL = 85;
const CURRENT_COLUMNS = 39;
const OLD_AMOUNTS = 32;
const FIRST_AMOUNT = 7;
const NET = 35;
const INSURED = 2;
const NOT_INSURED = 5;
/** What the tax organisation calls what nobody says: the middle of education, the common kind of exemption, other jobs, other contracts. */
const unsaid = { education: 2, exemption: 1, jobFamily: 2, employment: 1 } as const;
const housings = { none: 1, furnished: 2, plain: 3 } as const;
const cars = { none: 1, driver: 2, self: 3 } as const;

interface Written {
  readonly row: number;
  readonly person: readonly string[];
  readonly amounts: readonly string[];
  readonly cleaned: readonly Cleaned[];
  readonly faults: readonly RowFault[];
  readonly tax: bigint;
  readonly net: bigint;
  readonly gross: bigint;
}

type ReadText = ReturnType<typeof textsOf>['text'];

/** As the files write it: a foreign person's code has no check, so signs may stand in it as in any text. */
const writtenCode = ({ person }: FileRow, text: ReadText): string => (isForeign(person) ? text('foreignerCode') : codeOf(person));

function personCells(row: FileRow, month: FileMonth, text: ReadText): readonly string[] {
  const { person } = row;
  const { education, exemption, jobFamily, employment } = { ...unsaid, ...person.taxCodes };
  return [
    ...[
      isForeign(person) ? '2' : '1',
      writtenCode(row, text),
      text('firstName'),
      text('lastName'),
      text('fatherName'),
      shamsi(person.birthDate),
      text('idNumber'),
      text('birthPlace'),
    ],
    ...[String(education), String(month.isInsured ? INSURED : NOT_INSURED), month.isInsured ? text('insuranceNumber') : '', ''],
    ...[String(exemption), String(IRAN), String(IRAN), text('postalCode'), text('address')],
    ...[String(jobFamily), text('jobTitle'), String(employment), shamsi(person.hireDate), shamsi(person.endDate), ''],
  ];
}

const codes = (month: FileMonth, code: string, currency: number): string[] => [code, '1', month.isDeprived ? '2' : '1', month.isFaculty ? '2' : '1', String(currency), '1'];

/** Columns 7 to 39 of the current profile; what nobody is paid stands as 0. */
function amountCells(month: FileMonth, amounts: ReadonlyMap<number, bigint>, net: bigint): string[] {
  const said = new Map<number, bigint | number>([...amounts, [9, housings[month.housing]], [11, cars[month.car]], [NET, net]]);
  return Array.from({ length: CURRENT_COLUMNS - FIRST_AMOUNT + 1 }, (_, at) => String(said.get(FIRST_AMOUNT + at) ?? 0));
}

function written(row: FileRow, { layout, year, month: of }: TaxQuestion): Written {
  const at = row.row;
  const { month } = row;
  const none = { row: at, person: [], amounts: [], cleaned: [], tax: 0n, net: 0n, gross: 0n };
  if (month === undefined) return { ...none, faults: [{ row: at, field: 'simulate', code: 'missing' }] };
  if (month.year !== year || month.month !== of) return { ...none, faults: [{ row: at, field: 'month', code: 'otherMonth' }] };
  const { text, cleaned } = textsOf(row, TAX_SIGNS);
  const { amounts, homeless } = taxColumnsOf(month);
  const net = row.net ?? netOf(month);
  const tax = sumOf(month.lines, ({ code, amount }) => (code === 'tax' || code === 'taxFlat' ? amount : 0n));
  const cells = amountCells(month, amounts, net);
  const old = [...cells.slice(0, OLD_AMOUNTS - FIRST_AMOUNT + 1), String(tax), String(tax)];
  const code = writtenCode(row, text);
  const wrongCode = isForeign(row.person) ? missingOf(at, { nationalCode: code }) : codeFaults(row);
  const missing = missingOf(at, { firstName: text('firstName'), lastName: text('lastName') });
  const columnless: RowFault[] = homeless === undefined ? [] : [{ row: at, field: homeless.code, code: 'noTaxColumn', values: { factor: homeless.title } }];
  return {
    ...{ row: at, person: personCells(row, month, text), cleaned, tax, net, gross: amounts.get(FIRST_AMOUNT) ?? 0n },
    amounts: [...codes(month, code, layout === 'older' ? OLD_RIAL : RIAL), ...(layout === 'older' ? old : cells)],
    faults: [...wrongCode, ...missing, ...columnless],
  };
}

const PAD = 2;
/** What the month and its files owe, and how it was paid; 14 columns. */
const sumLine = ({ year, month, payment }: TaxQuestion, tax: bigint): readonly string[] => [
  ...[String(year), String(month).padStart(PAD, '0'), String(tax), String(payment.before), shamsi(payment.day), String(payment.kind)],
  ...['', '', '', '', '', String(tax), payment.kind === 7 ? shamsi(payment.day) : '', payment.kind === 7 ? String(tax) : '0'],
];

/** The files of a month. Who has a fault stands in none of them. */
export function taxList(question: TaxQuestion): StateFiles {
  const all = question.rows.map((row) => written(row, question));
  const doubled = doubledIn(
    question.rows.map((row) => ({ row: row.row, key: writtenCode(row, textsOf(row, TAX_SIGNS).text) })),
    'nationalCode',
  );
  const faulty = new Set([...all.filter(({ faults }) => faults.length > 0).map(({ row }) => row), ...doubled.map(({ row }) => row)]);
  const rows = all.filter(({ row }) => !faulty.has(row));
  const name = monthText(question);
  const file = (prefix: string, lines: readonly (readonly string[])[]): NamedFile => ({
    name: `${prefix}${name}.txt`,
    bytes: new TextEncoder().encode((question.bom ? BOM : '') + lines.map((cells) => cells.join(',') + LINE_END).join('')),
  });
  const tax = sumOf(rows, (row) => row.tax);
  const people = file(
    'WP',
    rows.map(({ person }) => person),
  );
  const amounts = file(
    'WH',
    rows.map((row) => row.amounts),
  );
  const sums = question.layout === 'older' ? sumLine(question, tax) : undefined;
  const older = sums === undefined ? [] : [file('WK', [sums])];
  return {
    files: rows.length === 0 ? [] : [people, amounts, ...older],
    totals: { people: String(rows.length), tax: String(tax), continuous: String(sumOf(rows, ({ gross }) => gross)), net: String(sumOf(rows, ({ net }) => net)) },
    lines: rows.map(({ row, person, amounts: cells }) => ({ row, person, amounts: cells })),
    ...(sums !== undefined && { sums }),
    control: rows.map(({ row, tax: own, gross, net }) => ({ row, amounts: { tax: own, continuous: gross, net } })),
    refused: inOrder([...all.flatMap(({ faults }) => faults), ...doubled]),
    cleaned: rows.flatMap(({ cleaned }) => cleaned),
  };
}
