/** Judges a request for a loan (guide welfare 7.3): the server alone says what is open, how much, and who may answer for it. */
import { monthsLater } from '#kernel/formula/days.ts';
import { namesInText } from '#kernel/formula/names.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { conditionNames } from '../loan-figures/condition-names.service.ts';
import { judgeConditions } from '../loan-figures/eligibility.service.ts';
import { countedSchedule, definedTerms } from '../loan-figures/figures.service.ts';
import { conditionsOf } from '../loan-figures/loan-terms.store.ts';
import { checkNamed, type NamedColleagues } from './colleagues.service.ts';
import { type GuarantorTerms, type GuarantorType, guarantorTermsOf } from './guarantors.store.ts';
import { loanRequestErrors } from './loan-request.errors.ts';
import { type Borrower, groupOf, lastApproved, openLoans } from './loan-request.store.ts';

export interface AskedLoan extends NamedColleagues {
  readonly welfareId: string;
  /** Digits of rials. */
  readonly finalLoanAmount: string;
  readonly finalInstallmentNumber: number;
  readonly requestMeetDate: string;
}

const fa = (value: number): string => toPersianDigits(String(value));

/** The conditions of a loan that do not hold, or cannot be told, by what the file says of whoever asks on the day. */
async function unmetOf(db: Db, { companyId, partyId, day }: Borrower, employmentId: string, welfareId: string) {
  const conditions = await conditionsOf(db, companyId, welfareId);
  if (conditions.length === 0) return [];
  const names = await conditionNames(db, companyId, day);
  const asked = new Set(conditions.flatMap(({ text }) => namesInText(text)).filter((name) => names.has(name)));
  const look = { db, rows: systemScope([companyId], day), actor: { companyId }, day };
  const known = await readKnown(look, asked, [{ partyRelationshipId: employmentId, partyId, companyId }]);
  return judgeConditions(conditions, names, known(employmentId)).filter(({ isMet }) => isMet !== true);
}

/** What whoever decides may overrule, with what was expected and found; of somebody who is of no group nothing. */
export async function unmetConditions(db: Db, borrower: Borrower, welfareId: string) {
  const group = await groupOf(db, borrower);
  const unmet = group === undefined ? [] : await unmetOf(db, borrower, group.employmentId, welfareId);
  return unmet.map(({ title, expected, found, explanation, overruledBy }) => ({ title, expected, found, explanation, overruledBy }));
}

/** Conditions that nobody may overrule. Throws condition. */
async function checkConditions(db: Db, borrower: Borrower, employmentId: string, welfareId: string): Promise<void> {
  const failed = (await unmetOf(db, borrower, employmentId, welfareId)).find(({ overruledBy }) => overruledBy === 'nobody');
  if (failed !== undefined) throw loanRequestErrors.error('condition', { values: { why: failed.explanation ?? failed.title } });
}

type TermsByType = Readonly<Partial<Record<GuarantorType, GuarantorTerms>>>;
const termsOfGroup = async (db: Db, groupId: string, welfareId: string): Promise<TermsByType> =>
  Object.fromEntries((await guarantorTermsOf(db, groupId, welfareId)).map((terms) => [terms.type, terms]));

/** What the group of whoever asks expects of guarantors; of somebody who is of no group nothing. */
export async function guarantorTerms(db: Db, borrower: Borrower, welfareId: string): Promise<TermsByType> {
  const group = await groupOf(db, borrower);
  return group === undefined ? {} : termsOfGroup(db, group.groupId, welfareId);
}

/** Throws tooSoon and once. */
async function checkUsage(db: Db, borrower: Borrower, welfareId: string, usageMonths: number | null): Promise<void> {
  const last = await lastApproved(db, borrower, welfareId);
  if (last === null) return;
  if (usageMonths === null) throw loanRequestErrors.error('once');
  const from = monthsLater({ date: last }, usageMonths).date;
  if (borrower.day < from) throw loanRequestErrors.error('tooSoon', { values: { day: formatJalaliFa(from) } });
}

/** What a request may not be on the day that it is decided on either. Throws that, and what counting its schedule refuses. */
export async function checkStanding(db: Db, borrower: Borrower, asked: AskedLoan): Promise<void> {
  const group = await groupOf(db, borrower);
  if (group === undefined) throw loanRequestErrors.error('noGroup');
  const { welfareId } = asked;
  const [open] = await openLoans(db, group, borrower.day, welfareId);
  if (open === undefined) throw loanRequestErrors.error('notOpen');
  const amount = BigInt(asked.finalLoanAmount);
  if (amount > open.limit) throw loanRequestErrors.error('tooMuch', { values: { most: formatRial(open.limit) } });
  if (asked.finalInstallmentNumber > open.mostLines) throw loanRequestErrors.error('tooManyLines', { values: { most: fa(open.mostLines) } });
  await checkUsage(db, borrower, welfareId, open.usageMonths);
  countedSchedule(await definedTerms(db, borrower.companyId, welfareId, { amount, count: asked.finalInstallmentNumber, from: asked.requestMeetDate }));
  await checkConditions(db, borrower, group.employmentId, welfareId);
  await checkNamed(db, borrower, asked, (await termsOfGroup(db, group.groupId, welfareId)).InternalGuarantor);
}

/** Of one that is written: beside that, its day is not over yet. */
export async function checkRequest(db: Db, borrower: Borrower, asked: AskedLoan): Promise<void> {
  await checkStanding(db, borrower, asked);
  if (asked.requestMeetDate < borrower.day) throw loanRequestErrors.error('past');
}
