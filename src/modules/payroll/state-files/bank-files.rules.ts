/**
 * Files that a bank pays by (guide iran.md 2.3): CCTI, the group transfer of Paya (ISO 20022); the text of a large bank; rows of a sheet. What is judged
 * is the same of all: whom to pay, into which account, how much. Pure; rials, ISO days.
 */
import { cleanCode, isSheba } from '#kernel/identity-codes/identity-codes.ts';
import { type BankTemplate, signsOfTemplate, templateFile } from './bank-template.rules.ts';
import type { Transfer } from './bank-transfer.rules.ts';
import { type Cleaned, codeOf, type FileRow, netOf, type RowFault, shamsi } from './file-month.rules.ts';
import { doubledIn, inOrder, joinBytes, missingOf, type NamedFile, type StateFiles, sumOf, textsOf } from './file-rows.rules.ts';
import { cleanText, type Encoded, encodeText, type FileEncoding, MARKUP, NO_SIGNS } from './letters.rules.ts';

export const bankLayouts = ['ccti', 'ccti002', 'csv', 'excel'] as const;
export type BankLayout = (typeof bankLayouts)[number];

export interface BankQuestion {
  readonly layout: BankLayout | BankTemplate;
  readonly encoding: Exclude<FileEncoding, 'iranSystem'>;
  readonly bom: boolean;
  /** The account that pays, and whose it is. */
  readonly payerSheba: string;
  readonly payerName: string;
  /** Name of the paying bank, where the file names it. */
  readonly bankName: string;
  /** Digits; of each file another. */
  readonly serial: string;
  /** ISO: the day of payment. */
  readonly day: string;
  readonly description: string;
  /** Rials of one transfer at most; none when absent. */
  readonly ceiling?: bigint | undefined;
  /** Whether several are paid into one account. */
  readonly mayDouble: boolean;
  readonly rows: readonly FileRow[];
}

export interface Judged {
  readonly transfers: readonly Transfer[];
  readonly refused: readonly RowFault[];
  readonly cleaned: readonly Cleaned[];
}

function signsOf(layout: BankQuestion['layout']): string {
  if (typeof layout === 'object') return signsOfTemplate(layout);
  return layout === 'csv' ? `${MARKUP},` : NO_SIGNS;
}

/** Sheets and the transfer of Paya have every letter. */
function encodingOf({ layout, encoding }: BankQuestion): BankQuestion['encoding'] {
  if (typeof layout === 'object') return layout.encoding;
  return layout === 'csv' ? encoding : 'utf8';
}

function judged(row: FileRow, question: BankQuestion): { readonly transfer: Transfer; readonly faults: RowFault[]; readonly cleaned: readonly Cleaned[] } {
  const { layout, description, ceiling } = question;
  const { row: at, person, month, reference = '' } = row;
  const { text, cleaned } = textsOf(row, signsOf(layout));
  const amount = row.net ?? (month === undefined ? 0n : netOf(month));
  const iban = cleanCode(person.iban ?? '');
  const name = `${text('firstName')} ${text('lastName')}`.trim();
  const transfer = { row: at, iban, amount, name, description: text('description') || description, depositNumber: text('depositNumber'), reference, code: codeOf(person) };
  const account: RowFault[] = iban === '' ? missingOf(at, { iban }) : isSheba(iban) ? [] : [{ row: at, field: 'iban', code: 'sheba' }];
  const paid: RowFault[] = amount > 0n ? [] : [{ row: at, field: 'net', code: 'notPaid' }];
  const above: RowFault[] = ceiling !== undefined && amount > ceiling ? [{ row: at, field: 'net', code: 'ceiling', values: { most: String(ceiling) } }] : [];
  const bytes: Encoded = encodeText(`${name}${transfer.description}`, encodingOf(question));
  const lacks: RowFault[] = 'lacks' in bytes ? [{ row: at, field: 'lastName', code: 'lacksLetter', values: { letters: bytes.lacks.join(' ') } }] : [];
  return { transfer, cleaned, faults: [...account, ...paid, ...above, ...missingOf(at, { lastName: text('lastName') }), ...lacks] };
}

/** Who may be paid, and why not the others. */
export function judgeTransfers(question: BankQuestion): Judged {
  const all = question.rows.map((row) => judged(row, question));
  const keys = all.map(({ transfer: { row, iban } }) => ({ row, key: iban }));
  const doubled = question.mayDouble ? [] : doubledIn(keys, 'iban');
  const refused = inOrder([...all.flatMap(({ faults }) => faults), ...doubled]);
  const faulty = new Set(refused.map(({ row }) => row));
  const kept = all.filter(({ transfer }) => !faulty.has(transfer.row));
  return { transfers: kept.map(({ transfer }) => transfer), refused, cleaned: kept.flatMap(({ cleaned }) => cleaned) };
}

const namespaces = { ccti: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03', ccti002: 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.03' } as const;
/** The central bank, through which every transfer of Paya goes. */
const AGENT = 'BMJIIRTHXXX';
const SERIAL = 9;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const tag = (name: string, ...inside: readonly string[]): string => `<${name}>${inside.join('')}</${name}>`;
const textTag = (name: string, text: string): string => tag(name, xml(text));

/** `1405-08-29`: Paya counts its days by the Shamsi calendar, in the form of ISO. */
const paperDay = (day: string): string => shamsi(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const creditor = ({ iban, amount, name, description, depositNumber }: Transfer): string =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', textTag('InstrId', depositNumber || 'EMPTY'), textTag('EndToEndId', 'EMPTY')),
    tag('Amt', `<InstdAmt Ccy="IRR">${amount}</InstdAmt>`),
    tag('Cdtr', textTag('Nm', name)),
    tag('CdtrAcct', tag('Id', textTag('IBAN', iban))),
    tag('RmtInf', textTag('Ustrd', description)),
  );

function ccti(transfers: readonly Transfer[], { layout, payerSheba, payerName, serial, day }: Omit<BankQuestion, 'layout'> & { readonly layout: 'ccti' | 'ccti002' }): NamedFile {
  const id = `${payerSheba}${serial.padStart(SERIAL, '0')}`;
  const sums = [tag('NbOfTxs', String(transfers.length)), tag('CtrlSum', String(sumOf(transfers, ({ amount }) => amount)))];
  const head = tag('GrpHdr', tag('MsgId', id), tag('CreDtTm', `${paperDay(day)}T08:00:00`), ...sums, tag('InitgPty', textTag('Nm', payerName)));
  const debtor = [
    ...[tag('ReqdExctnDt', paperDay(day)), tag('Dbtr', textTag('Nm', payerName)), tag('DbtrAcct', tag('Id', tag('IBAN', payerSheba)))],
    tag('DbtrAgt', tag('FinInstnId', tag('BIC', AGENT))),
  ];
  const payment = tag('PmtInf', tag('PmtInfId', '1'), tag('PmtMtd', 'TRF'), ...sums, ...debtor, ...transfers.map(creditor));
  const body = `<Document xmlns="${namespaces[layout]}">${tag('CstmrCdtTrfInitn', head, payment)}</Document>`;
  return { name: `${id}.ccti`, bytes: new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`) };
}

const lineEnd = new TextEncoder().encode('\r\n');
const mark = new TextEncoder().encode('\uFEFF');

/** A first line of the whole, then a line of each transfer, commas between. */
function csv(transfers: readonly Transfer[], question: BankQuestion): NamedFile {
  const { payerSheba, serial, day, encoding, bom } = question;
  const date = shamsi(day);
  const id = `${date.slice(2)}00${serial}`;
  const total = sumOf(transfers, ({ amount }) => amount);
  const head = [payerSheba, date, id, String(transfers.length), String(total), bankNameOf(question)];
  const lines = [head, ...transfers.map(({ iban, amount, name, description }) => [iban, '', String(amount), name, description])];
  const written = lines.flatMap((cells) => {
    const line = encodeText(cells.join(','), encoding);
    if ('lacks' in line) throw new RangeError('no line of a bank');
    return [line.bytes, lineEnd];
  });
  return { name: `${payerSheba}${id}.txt`, bytes: joinBytes(bom && encoding === 'utf8' ? [mark, ...written] : written) };
}

const bankNameOf = ({ bankName }: BankQuestion): string => cleanText(bankName, `${MARKUP},`).text;

/** What of the head the encoding lacks; row 0. */
function headFaults(question: BankQuestion): RowFault[] {
  if (question.layout !== 'csv') return [];
  const bytes = encodeText(bankNameOf(question), question.encoding);
  return 'lacks' in bytes ? [{ row: 0, field: 'bankName', code: 'lacksLetter', values: { letters: bytes.lacks.join(' ') } }] : [];
}

/** Makes the bytes of a sheet, which is no text. */
export type SheetMaker = (transfers: readonly Transfer[]) => Promise<Uint8Array>;

async function fileOf(transfers: readonly Transfer[], question: BankQuestion & { readonly layout: BankLayout }, sheet: SheetMaker): Promise<NamedFile> {
  const { layout, payerSheba, serial } = question;
  if (layout === 'csv') return csv(transfers, question);
  if (layout === 'excel') return { name: `${payerSheba}${serial.padStart(SERIAL, '0')}.xlsx`, bytes: await sheet(transfers) };
  return ccti(transfers, { ...question, layout });
}

/** The file in a layout of the house or by a template; faults of the head where there is none. */
async function written(transfers: readonly Transfer[], question: BankQuestion, sheet: SheetMaker): Promise<{ readonly files: NamedFile[]; readonly faults: RowFault[] }> {
  const { layout } = question;
  if (transfers.length === 0) return { files: [], faults: headFaults(question) };
  if (typeof layout === 'object') return templateFile(layout, question, transfers);
  const faults = headFaults(question);
  return { faults, files: faults.length > 0 ? [] : [await fileOf(transfers, { ...question, layout }, sheet)] };
}

/** The file of a payer. Who has a fault is not paid by it; with a fault of the head (row 0) there is none. */
export async function bankFile(question: BankQuestion, sheet: SheetMaker): Promise<StateFiles> {
  const { transfers, refused, cleaned } = judgeTransfers(question);
  const { files, faults } = await written(transfers, question, sheet);
  return {
    files,
    totals: { people: String(transfers.length), amount: String(sumOf(transfers, ({ amount }) => amount)) },
    refused: [...faults, ...refused],
    cleaned,
  };
}
