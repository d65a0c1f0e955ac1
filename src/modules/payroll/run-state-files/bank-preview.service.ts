/** How the next file of a bank would begin; nothing is kept and no serial is used. */
import type { BankLayout } from '../state-files/bank-files.rules.ts';
import type { BankTemplate } from '../state-files/bank-template.rules.ts';
import type { NamedFile } from '../state-files/file-rows.rules.ts';
import { referenced, unsent } from './bank-of-run.service.ts';
import { type Asked, knownTemplate, make } from './run-state-files.service.ts';
import { demandRun, type Reader, readSealed } from './sealed-run.service.ts';

const utf8 = new TextDecoder();
const arabic = new TextDecoder('windows-1256');
const [LINES, LETTERS] = [6, 1_500];
const ANY_SERIAL = '1';
const ACCOUNT = /\d{20,24}/g;
const TOLD = 4;

/** A text whose account numbers are told by their last digits. */
const masked = (text: string): string => text.replace(ACCOUNT, (digits) => digits.slice(-TOLD).padStart(digits.length, '*'));

/** A layout that no text editor shows. */
const isSheet = (layout: BankLayout | undefined, template: BankTemplate | undefined): boolean => template === undefined && layout === 'excel';

const beginOf = ({ bytes }: NamedFile, template: BankTemplate | undefined): string => {
  const text = (template?.encoding === 'cp1256' ? arabic : utf8).decode(bytes);
  return masked(text.split('\r\n', LINES).join('\n').slice(0, LETTERS));
};

/** Names, first lines and sums. Throws what reading and making say. */
export async function previewOf(reader: Reader, payRunId: string, asked: Asked & { readonly layout?: BankLayout | undefined }) {
  const { serial = ANY_SERIAL, layout = 'ccti' } = asked;
  const sealed = referenced(await unsent(reader.db, await readSealed(reader, await demandRun(reader, payRunId))), serial);
  const template = await knownTemplate(reader.db, sealed, asked.payBankTemplateId);
  const { files, totals, refused } = await make(reader.db, sealed, 'bank', { ...asked, serial, layout, template });
  return {
    files: files.map((file) => ({ name: masked(file.name), begins: isSheet(layout, template) ? null : beginOf(file, template) })),
    people: Number(totals['people'] ?? 0),
    amount: totals['amount'] ?? '0',
    left: new Set(refused.map(({ row }) => row)).size,
  };
}
