/** Rows of the sheet that a bank pays by (guide iran.md 2.3). Pure. */
import type { Transfer } from './bank-transfer.rules.ts';
import words from './state-files.messages.fa.ts';
import type { PlainSheet } from './xlsx.rules.ts';

/** Of a deposit's number a bank takes so many letters. */
const DEPOSIT = 35;
const { title, row, amount, iban, name, description, depositNumber, code } = words.sheet;

export const bankSheet = (transfers: readonly Transfer[]): PlainSheet => ({
  title,
  widths: [7, 18, 30, 28, 28, 20, 14],
  rows: [
    [row, amount, iban, name, description, depositNumber, code],
    ...transfers.map((one, at) => [BigInt(at + 1), one.amount, one.iban, one.name, one.description, one.depositNumber.slice(0, DEPOSIT), one.code]),
  ],
});
