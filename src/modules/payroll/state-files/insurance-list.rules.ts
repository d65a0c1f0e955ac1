/**
 * The social insurance list of a month: DSKKAR00.DBF, its head, and DSKWOR00.DBF, a row for each insured (guide iran.md 2.1). What the head sums is
 * the sum of the rows. Pure; rials, ISO days.
 */

import { type Exact, multiply, numerator, round } from '#kernel/formula/exact.ts';
import { cellFault, type DbfCell, type DbfField, writeDbf } from './dbf.rules.ts';
import { type Cleaned, codeOf, type FileMonth, type FileRow, type InsuredMonth, inMonth, insuredOf, isForeign, type RowFault, shamsi } from './file-month.rules.ts';
import { cellFaultOf, codeFaults, doubledIn, inOrder, insuranceNumberFaults, missingOf, type StateFiles, sumOf, textsOf } from './file-rows.rules.ts';
import { fieldsOf, type InsuranceLayout } from './insurance-layouts.rules.ts';
import { cleanText, encodeText, type FileEncoding, MARKUP } from './letters.rules.ts';
import words from './state-files.messages.fa.ts';

export interface InsuranceHead {
  /** Code of the workshop. */
  readonly workshop: string;
  readonly name: string;
  readonly employer: string;
  readonly address: string;
  readonly listNumber: string;
  readonly description: string;
  /** Row of the contract that the list is of. */
  readonly contractRow: string;
  /** 0 by the instruction; some programs write 1. */
  readonly kind: number;
  /** Percents of worker and employer together, which programs write as 27, 30 or 20; those that the rows were insured at when absent. */
  readonly rate?: number | undefined;
  /** What the head says of hard work: its amount, or the percents of its rate. */
  readonly hardWork: 'amount' | number;
  /** Whether who has no code of a job stands in no row; with none of them written where it is not said. */
  readonly needsJobCode?: boolean | undefined;
  /** Jalali month that the list is of. */
  readonly year: number;
  readonly month: number;
  /** ISO: what the tables say they were written on. */
  readonly day: string;
}

export interface InsuranceQuestion {
  readonly head: InsuranceHead;
  readonly layout: InsuranceLayout;
  readonly encoding: Exclude<FileEncoding, 'utf8'>;
  readonly rows: readonly FileRow[];
}

const CENTURY = 100;
const PERCENT = 100;
const OLD_NUMBER = 8;
/** Names of fields of the tables as the personnel file has them. */
const fileNames: Readonly<Record<string, string>> = {
  ...{ DSW_ID1: 'insuranceNumber', DSW_FNAME: 'firstName', DSW_LNAME: 'lastName', DSW_DNAME: 'fatherName', DSW_IDNO: 'idNumber', DSW_IDPLC: 'issuePlace' },
  ...{ DSW_IDATE: 'issueDate', DSW_BDATE: 'birthDate', DSW_SEX: 'gender', DSW_OCP: 'jobTitle', DSW_JOB: 'jobCode', PER_NATCOD: 'nationalCode', DSW_DD: 'days' },
};

/** Numbers of ten digits have those of the template behind two zeros. */
const numberIn = (number: string, layout: InsuranceLayout): string => (layout === 'T' && number.length > OLD_NUMBER ? number.replace(/^0{1,2}/, '') : number);

interface Written {
  readonly row: number;
  readonly cells: readonly DbfCell[];
  readonly insured: InsuredMonth;
  /** Of worker and employer together. */
  readonly rate: Exact;
  readonly faults: readonly RowFault[];
  readonly cleaned: readonly Cleaned[];
  readonly hasJobCode: boolean;
}

function cellsOf(row: FileRow, month: FileMonth, insured: InsuredMonth, { head, layout }: InsuranceQuestion, text: ReturnType<typeof textsOf>['text']): readonly DbfCell[] {
  const { person } = row;
  const extra = layout === 'extended' ? [insured.seniority, insured.spouse] : [];
  return [
    ...[head.workshop, head.year % CENTURY, head.month, head.listNumber, numberIn(person.insuranceNumber ?? '', layout)],
    ...[text('firstName'), text('lastName'), text('fatherName'), text('idNumber'), text('issuePlace')],
    ...[shamsi(person.issueDate), shamsi(person.birthDate), person.gender ? words.file.gender[person.gender] : '', isForeign(person) ? words.file.foreign : words.file.iranian],
    ...[text('jobTitle'), inMonth(person.hireDate, month), inMonth(person.endDate, month), insured.days],
    ...[insured.daily, insured.monthly, insured.benefits, insured.insurable, insured.total, insured.worker],
    ...[0, text('jobCode'), codeOf(person), ...extra],
  ];
}

function written(row: FileRow, question: InsuranceQuestion): Written {
  const { layout, encoding, head } = question;
  const { month } = row;
  const { text, cleaned } = textsOf(row, MARKUP);
  const at = row.row;
  const none = { row: at, cells: [], insured: nothing, rate: 0, cleaned: [], hasJobCode: false };
  if (month === undefined || !month.isInsured) return { ...none, faults: [{ row: at, field: 'insurance', code: 'notInsured' }] };
  if (month.year !== head.year || month.month !== head.month) return { ...none, faults: [{ row: at, field: 'month', code: 'otherMonth' }] };
  const insured = insuredOf(month);
  const cells = cellsOf(row, month, insured, question, text);
  const tooLong = fieldsOf[layout].rows.flatMap((field, place): RowFault[] => {
    const fault = cellFault(field, cells[place] ?? null, encoding);
    return fault ? [cellFaultOf(at, fileNames[field.name] ?? field.name, fault)] : [];
  });
  const missing = missingOf(at, { firstName: text('firstName'), lastName: text('lastName'), ...(head.needsJobCode && { jobCode: text('jobCode') }) });
  const nothingPaid: RowFault[] = insured.insurable > 0n ? [] : [{ row: at, field: 'insurable', code: 'notPaid' }];
  const faults = [...codeFaults(row), ...insuranceNumberFaults(row), ...missing, ...nothingPaid, ...tooLong];
  return { row: at, cells, insured, rate: month.insuranceRate, cleaned, faults, hasJobCode: text('jobCode') !== '' };
}

const nothing: InsuredMonth = {
  ...{ days: 0, daily: 0n, monthly: 0n, benefits: 0n, insurable: 0n, total: 0n, worker: 0n, employer: 0n, unemployment: 0n, hardWork: 0n, seniority: 0n, spouse: 0n },
};

const summed = (rows: readonly Written[]): InsuredMonth => ({
  days: rows.reduce((sum, { insured }) => sum + insured.days, 0),
  ...(Object.fromEntries(
    (Object.keys(nothing) as (keyof InsuredMonth)[]).filter((name) => name !== 'days').map((name) => [name, sumOf(rows, ({ insured }) => BigInt(insured[name]))]),
  ) as Omit<InsuredMonth, 'days'>),
});

/** Texts of a head are the company's own: cleaned, and cut to their width where the layout has less room. Row 0 of what was cleaned. */
function headTexts({ head, layout, encoding }: InsuranceQuestion) {
  const cleaned: Cleaned[] = [];
  const faults: RowFault[] = [];
  const named: Readonly<Record<string, [field: string, text: string]>> = {
    ...{ DSK_NAME: ['workshopName', head.name], DSK_FARM: ['employer', head.employer], DSK_ADRS: ['address', head.address], DSK_DISC: ['description', head.description] },
  };
  const text = (field: DbfField): string => {
    const [name, said] = named[field.name] ?? ['', ''];
    const { text: clean, signs } = cleanText(said, MARKUP);
    const cut = [...clean].slice(0, field.width).join('').trim();
    if (signs.length > 0 || cut !== clean) cleaned.push({ row: 0, field: name, signs: signs.join(''), written: cut });
    const bytes = encodeText(cut, encoding);
    if ('lacks' in bytes) faults.push({ row: 0, field: name, code: 'lacksLetter', values: { letters: bytes.lacks.join(' ') } });
    return cut;
  };
  const texts = Object.fromEntries(fieldsOf[layout].head.flatMap((field) => (field.name in named ? [[field.name, text(field)]] : [])));
  return { texts, cleaned, faults };
}

/** Percents that the rows were insured at: a workshop has one rate, with or without its relief. */
function rateOf(rows: readonly Written[]): number {
  const [first] = rows;
  return Number(numerator(round(multiply(first?.rate ?? 0, PERCENT), { unit: 1, mode: 'half' })));
}

function headCells({ head, layout }: InsuranceQuestion, texts: Readonly<Record<string, string>>, rows: readonly Written[], sums: InsuredMonth): readonly DbfCell[] {
  const hardWork = head.hardWork === 'amount' ? sums.hardWork : sums.hardWork > 0n ? head.hardWork : 0;
  return [
    ...[head.workshop, texts['DSK_NAME'] ?? '', texts['DSK_FARM'] ?? '', texts['DSK_ADRS'] ?? '', head.kind, head.year % CENTURY, head.month, head.listNumber],
    ...[texts['DSK_DISC'] ?? '', rows.length, sums.days, sums.daily, sums.monthly, sums.benefits, sums.insurable, sums.total, sums.worker, sums.employer, sums.unemployment],
    ...[head.rate ?? rateOf(rows), 0, hardWork, head.contractRow, ...(layout === 'extended' ? [sums.seniority, sums.spouse] : [])],
  ];
}

/** Which cells of the head do not fit it: a code that is too long, or sums beyond their twelve digits. */
function headFaults(fields: readonly DbfField[], cells: readonly DbfCell[], encoding: FileEncoding): RowFault[] {
  return fields.flatMap((field, at) => {
    const fault = cellFault(field, cells[at] ?? null, encoding);
    return fault ? [cellFaultOf(0, headNames[field.name] ?? 'totals', fault)] : [];
  });
}
const headNames: Readonly<Record<string, string>> = { DSK_ID: 'workshop', DSK_LISTNO: 'number', MON_PYM: 'contractRow' };

/** The list. Who has a fault stands in no row; row 0 is the head, and with a fault of it there is no file. */
export function insuranceList(question: InsuranceQuestion): StateFiles {
  const { layout, encoding, head } = question;
  const all = question.rows.map((row) => written(row, question));
  const doubled = doubledIn(
    question.rows.map(({ row, person }) => ({ row, key: person.insuranceNumber ?? '' })),
    'insuranceNumber',
  );
  const faulty = new Set([...all.filter(({ faults }) => faults.length > 0).map(({ row }) => row), ...doubled.map(({ row }) => row)]);
  const rows = all.filter(({ row }) => !faulty.has(row));
  const sums = summed(rows);
  const { texts, cleaned, faults } = headTexts(question);
  const cells = headCells(question, texts, rows, sums);
  const wrong = [...faults, ...headFaults(fieldsOf[layout].head, cells, encoding).filter(({ code }) => code === 'tooLong')];
  const how = { encoding, day: head.day };
  return {
    files:
      rows.length === 0 || wrong.length > 0
        ? []
        : [
            { name: 'DSKKAR00.DBF', bytes: writeDbf(fieldsOf[layout].head, [cells], how) },
            {
              name: 'DSKWOR00.DBF',
              bytes: writeDbf(
                fieldsOf[layout].rows,
                rows.map((row) => row.cells),
                how,
              ),
            },
          ],
    totals: { people: String(rows.length), ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)])) },
    control: rows.map(({ row, insured }) => ({ row, amounts: Object.fromEntries(Object.entries(insured).map(([name, amount]) => [name, BigInt(amount)])) })),
    refused: inOrder([...wrong, ...all.flatMap((row) => row.faults), ...doubled]),
    cleaned: [...cleaned, ...rows.flatMap((row) => row.cleaned)],
    lacking: rows.filter(({ hasJobCode }) => !hasJobCode).map(({ row }) => ({ row, field: 'jobCode', code: 'missing' })),
  };
}
