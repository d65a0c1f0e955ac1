/**
 * Files of a bank by a template of the company: columns, what stands between them, first lines, encoding and name are data, for the forms of banks
 * differ and change (guide iran.md 2.3). Pure; rials, ISO days.
 */
import type { Transfer } from './bank-transfer.rules.ts';
import { type RowFault, shamsi } from './file-month.rules.ts';
import { joinBytes, type NamedFile } from './file-rows.rules.ts';
import { cleanText, type Encoded, encodeText, MARKUP } from './letters.rules.ts';

export const separators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type Separator = keyof typeof separators;
export const templateEncodings = ['utf8', 'cp1256'] as const;

/** What a column of the lines of people may say. */
export const rowFields = ['row', 'iban', 'ibanDigits', 'amount', 'name', 'code', 'description', 'reference', 'depositNumber', 'day', 'text', 'empty'] as const;
/** What one of the first line may say. */
export const headFields = ['payerSheba', 'payerName', 'bankName', 'serial', 'day', 'count', 'total', 'text', 'empty'] as const;
export type TemplateField = (typeof rowFields)[number] | (typeof headFields)[number];

export interface TemplateColumn {
  readonly place: 'head' | 'row';
  readonly field: TemplateField;
  /** Above the column, where the file has a line of headings. */
  readonly heading: string | null;
  /** What a column of a fixed text says. */
  readonly text: string | null;
}

export interface BankTemplate {
  readonly separator: Separator;
  readonly encoding: (typeof templateEncodings)[number];
  readonly bom: boolean;
  readonly hasHeadings: boolean;
  /** `{payer}`, `{serial}`, `{day}` and `{count}` stand for what they say. */
  readonly fileName: string;
  /** In their order. */
  readonly columns: readonly TemplateColumn[];
}

/** A name of a file: Latin letters, digits and the marks of above, with an ending. */
export const FILE_NAME = /^(?:[A-Za-z0-9_-]|\{(?:payer|serial|day|count)\})+\.[A-Za-z0-9]{1,8}$/;

/** What the file says of all its transfers. */
export interface TemplateHead {
  readonly payerSheba: string;
  readonly payerName: string;
  readonly bankName: string;
  readonly serial: string;
  /** ISO. */
  readonly day: string;
}

/** Signs that no text of the file may bear. */
export const signsOfTemplate = ({ separator }: BankTemplate): string => `${MARKUP}${separators[separator]}`;

const sums = (transfers: readonly Transfer[]) => ({ count: String(transfers.length), total: String(transfers.reduce((sum, { amount }) => sum + amount, 0n)) });

/** Cells by their fields, of what the file says of all or of one transfer. */
type Cells = Readonly<Partial<Record<TemplateField, string>>>;

const headCells = (head: TemplateHead, transfers: readonly Transfer[]): Cells => ({ ...head, day: shamsi(head.day), ...sums(transfers) });

const rowCells = ({ iban, amount, name, code, description, reference, depositNumber }: Transfer, at: number, { day }: TemplateHead): Cells => ({
  ...{ row: String(at + 1), iban, ibanDigits: iban.replace(/^IR/, ''), amount: String(amount), day: shamsi(day) },
  ...{ name, code, description, reference, depositNumber },
});

const plain = (text: string): Uint8Array => new TextEncoder().encode(text);
const LINE_END = plain('\r\n');
const MARK = plain('\uFEFF');

/** Lines as bytes, or the letters that the encoding lacks. */
function written(lines: readonly (readonly string[])[], { separator, encoding, bom }: BankTemplate): Encoded {
  const between = plain(separators[separator]);
  const parts: Uint8Array[] = bom && encoding === 'utf8' ? [MARK] : [];
  const lacks = new Set<string>();
  for (const cells of lines) {
    cells.forEach((cell, at) => {
      const bytes = encodeText(cell, encoding);
      if ('lacks' in bytes) for (const letter of bytes.lacks) lacks.add(letter);
      else parts.push(...(at === 0 ? [] : [between]), bytes.bytes);
    });
    parts.push(LINE_END);
  }
  return lacks.size > 0 ? { lacks: [...lacks] } : { bytes: joinBytes(parts) };
}

/** What a template makes of transfers, or the letters of its own words that its encoding lacks (row 0). */
export function templateFile(template: BankTemplate, head: TemplateHead, transfers: readonly Transfer[]): { readonly files: NamedFile[]; readonly faults: RowFault[] } {
  const signs = signsOfTemplate(template);
  const clean = (text: string | null | undefined): string => cleanText(text ?? '', signs).text;
  const line = (place: TemplateColumn['place'], cells: Cells): string[] =>
    template.columns.filter((column) => column.place === place).map(({ field, text }) => clean(field === 'text' ? text : cells[field]));
  const headings = template.columns.filter(({ place }) => place === 'row').map(({ heading }) => clean(heading));
  const top = line('head', headCells(head, transfers));
  const lines = [...(top.length > 0 ? [top] : []), ...(template.hasHeadings ? [headings] : []), ...transfers.map((one, at) => line('row', rowCells(one, at, head)))];
  const bytes = written(lines, template);
  if ('lacks' in bytes) return { files: [], faults: [{ row: 0, field: 'template', code: 'lacksLetter', values: { letters: bytes.lacks.join(' ') } }] };
  const said: Readonly<Record<string, string>> = { payer: head.payerSheba, serial: head.serial, day: shamsi(head.day), count: String(transfers.length) };
  return { files: [{ name: template.fileName.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? ''), bytes: bytes.bytes }], faults: [] };
}
