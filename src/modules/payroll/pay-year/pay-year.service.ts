/** Makes a year of somebody's pay to take away, with its code and the trace of its going out. */
import { randomBytes } from 'node:crypto';
import { randomText } from '#kernel/ids/random-text.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { yearFa } from '#kernel/jalali/jalali.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import { CODE_ALPHABET, CODE_LENGTH } from '#platform/papers/paper-marks.rules.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import type { PayYearForm } from './pay-year.contract.ts';
import { payYearErrors } from './pay-year.errors.ts';
import type { PrintedYear } from './pay-year.print.ts';
import { payYearOf, type YearRow } from './pay-year.rules.ts';
import { keptCode, type StoredYear } from './pay-year.store.ts';
import words from './pay-year-paper.messages.fa.ts';

interface Asked {
  readonly year: number;
  readonly as: PayYearForm;
  /** Whether whoever takes it may know the national code. */
  readonly isIdentityKnown: boolean;
  /** Of the page that checks a code. */
  readonly address: string;
  readonly now: Date;
}

/** A year as it is laid out, one for each company that paid. Throws noPay where nobody did. */
export async function yearsToTake(tx: Tx, stored: readonly StoredYear[], { year, as, isIdentityKnown, address, now }: Asked): Promise<PrintedYear[]> {
  if (stored.length === 0) throw payYearErrors.error('noPay');
  const printed: PrintedYear[] = [];
  for (const one of stored) {
    const { companyId, partyId, fullName, pseudoId, nationalCode, lines } = one;
    const kept = await keptCode(tx, one, { year, now, code: randomText(CODE_LENGTH, CODE_ALPHABET, randomBytes) });
    printed.push({
      ...payYearOf(lines, { ...words.sums, net: words.net }),
      ...kept,
      ...{ company: await letterheadOf(tx, companyId), year, fullName, pseudoId, address, nationalCode: isIdentityKnown ? nationalCode : null },
    });
    await writeAudit(tx, [{ entity: 'PayYear', id: partyId, action: 'export', subjectPartyId: partyId, companyId, changes: { year: [null, year], as: [null, as] } }]);
  }
  return printed;
}

/** What the file is called. */
export const nameOf = ([first]: readonly PrintedYear[]): string => (first === undefined ? words.title : words.fileOf({ code: first.pseudoId, year: yearFa(first.year) }));

function rowsOf({ company, earnings, deductions, odd, basis, sums }: PrintedYear): string[][] {
  const line = (section: string, { title, months, total }: YearRow): string[] => [
    company.name,
    section,
    title,
    ...months.map((amount) => (amount === null ? '' : String(amount))),
    String(total),
  ];
  const under = (section: string, rows: readonly YearRow[]): string[][] => rows.map((row) => line(section, row));
  const { sections } = words;
  return [
    ...under(sections.earnings, [...earnings, sums.earnings]),
    ...under(sections.deductions, [...deductions, sums.deductions]),
    ...under(sections.odd, odd),
    ...under(words.nets, [sums.net]),
    ...under(sections.basis, basis),
  ];
}

export const sheetOfYears = (years: readonly PrintedYear[]): Promise<Buffer> =>
  plainSheet(words.title, [words.company, words.section, words.item, ...monthNames, words.total], years.flatMap(rowsOf));
