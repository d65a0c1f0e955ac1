/** The one maker of the files of the state and the banks: of a run and of a question alike. */
import { type BankLayout, type BankQuestion, bankFile, bankLayouts, type SheetMaker } from './bank-files.rules.ts';
import { bankSheet } from './bank-sheet.rules.ts';
import type { BankTemplate } from './bank-template.rules.ts';
import type { FileRow } from './file-month.rules.ts';
import type { StateFiles } from './file-rows.rules.ts';
import { type InsuranceLayout, insuranceLayouts } from './insurance-layouts.rules.ts';
import { type InsuranceHead, insuranceList } from './insurance-list.rules.ts';
import type { FileEncoding } from './letters.rules.ts';
import { stateFileErrors } from './state-files.errors.ts';
import { type TaxLayout, type TaxQuestion, taxLayouts, taxList } from './tax-list.rules.ts';
import { workbook } from './workbook.server.ts';

/** How a file is written: the usual layout and encoding of its output when absent. */
export interface AskedFile {
  readonly layout?: string | undefined;
  readonly encoding?: FileEncoding | undefined;
  /** Whether a text in UTF-8 begins with its mark. */
  readonly bom?: boolean | undefined;
  /** Of a bank, before any layout: the company's own form of the file, which says its encoding and its mark. */
  readonly template?: BankTemplate | undefined;
}

/** What the files of each output say beside their rows. */
export interface FileHeads {
  readonly insurance: InsuranceHead;
  readonly tax: Pick<TaxQuestion, 'year' | 'month' | 'payment'>;
  readonly bank: Omit<BankQuestion, 'layout' | 'encoding' | 'bom' | 'rows'>;
}
export type FileOutput = keyof FileHeads;

function layoutIn<L extends string>(asked: string | undefined, known: readonly L[], usual: L): L {
  const found = known.find((one) => one === (asked ?? usual));
  if (found === undefined) throw stateFileErrors.error('layout');
  return found;
}

const makers: { readonly [O in FileOutput]: (head: FileHeads[O], asked: AskedFile, rows: readonly FileRow[]) => StateFiles | Promise<StateFiles> } = {
  insurance(head, { layout, encoding = 'iranSystem' }, rows) {
    if (encoding === 'utf8') throw stateFileErrors.error('encoding');
    return insuranceList({ head, layout: layoutIn<InsuranceLayout>(layout, insuranceLayouts, 'M'), encoding, rows });
  },
  tax(head, { layout, encoding = 'utf8', bom = false }, rows) {
    if (encoding !== 'utf8') throw stateFileErrors.error('encoding');
    return taxList({ ...head, layout: layoutIn<TaxLayout>(layout, taxLayouts, 'current'), bom, rows });
  },
  bank(head, { layout, encoding = 'utf8', bom = false, template }, rows) {
    const sheet: SheetMaker = (transfers) => workbook(bankSheet(transfers));
    if (template !== undefined) return bankFile({ ...head, layout: template, encoding: template.encoding, bom: template.bom, rows }, sheet);
    const known = layoutIn<BankLayout>(layout, bankLayouts, 'ccti');
    if (encoding === 'iranSystem' || (encoding === 'cp1256' && known !== 'csv')) throw stateFileErrors.error('encoding');
    return bankFile({ ...head, layout: known, encoding, bom, rows }, sheet);
  },
};

/** The files of an output. Throws layout and encoding of what does not belong to it. */
export async function filesOf<O extends FileOutput>(output: O, head: FileHeads[O], asked: AskedFile, rows: readonly FileRow[]): Promise<StateFiles> {
  return makers[output](head, asked, rows);
}
