/**
 * What somebody who leaves is owed on a day (guide iran.md 1.6): the pay of the part of the month, leave that is left (labour law 71), the share
 * of the new year bonus (law of 1370) and what is paid at the end of service (24), less what sources tell of debts (loans, advances, owed items), by the arithmetic of `settlement/calculate`. Nothing is stored.
 */
import { type Exact, writeExact } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { lastPaid } from '../asked-pay/asked-pay.store.ts';
import { countableIn } from '../asked-pay/counted-people.service.ts';
import type { FactorFlags } from '../pay/labour.rules.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import { lawBy } from '../pay/pay-law.rules.ts';
import type { Evidence, PayLine, Warning } from '../pay/pay-lines.rules.ts';
import { explainBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { FactsLook } from '../pay-counting/pay-facts.service.ts';
import { refusalOf } from '../pay-counting/refusals.rules.ts';
import { dailyOf, wholeMonthBy } from '../pay-counting/whole-month.rules.ts';
import type { DebtFact } from '../sources/pay-source.define.ts';
import { debtsOf, leaveLeft } from '../sources/sources.service.ts';
import { debtsLeft } from './debts-left.rules.ts';
import { type PaidBefore, paidBefore } from './paid-before.service.ts';
import words from './settlement.messages.fa.ts';
import { type Owed, type SettlementAnswer, type SettlementQuestion, settle } from './settlement.rules.ts';

export interface Leaver {
  readonly employmentId: string;
  /** Last day of work, ISO. */
  readonly leaveDate: string;
  /** Days of leave that are left; as the books of leave say them on the last day when absent. */
  readonly leaveDays?: Exact | undefined;
  /** What the person is to give back, beside what sources of pay tell. */
  readonly owed?: readonly Owed[] | undefined;
}

/** Rials. */
export interface Settlement {
  /** Net pay of the month of the last day; 0 where it has been sealed. */
  readonly wage: bigint;
  /** Below 0 where more was taken than there was. */
  readonly leave: bigint;
  /** 0 where the bonus of the year was paid. */
  readonly eidi: bigint;
  /** Of the part of the bonus that is taxed. */
  readonly eidiTax: bigint;
  /** Less what was paid of it, not below 0. */
  readonly severance: bigint;
  /** Loans, advances and owed items, less what the month takes of them. */
  readonly debts: bigint;
  /** What is owed of all of it; below 0 what the person owes. */
  readonly total: bigint;
  /** Explained lines: of the month, then of leave, bonus and end of service. */
  readonly lines: readonly PayLine[];
  readonly warnings: readonly Warning[];
  /** The same with the law and the names that it was counted by; its figures are those of the month. */
  readonly counted: PayAnswer;
}

/** The last daily wage of the factors that something rests on: a whole month of thirty days by the wages of the last day, by thirty. */
function lastDaily(terms: PayTerms, of: PayCase, leaveDate: string, base: keyof FactorFlags): Exact {
  const codes = new Set(terms.factors.filter(({ flags }) => flags[base]).map(({ code }) => code));
  return dailyOf(wholeMonthBy(terms)(of, leaveDate), codes);
}

interface Counted {
  readonly terms: PayTerms;
  readonly of: PayCase;
  /** Of the month of the last day. */
  readonly month: PayAnswer;
  readonly paid: PaidBefore;
  /** What the month leaves of them. */
  readonly debts: readonly DebtFact[];
}

/** Leave that is left, and where it stands. */
interface LeaveLeft {
  readonly leave: SettlementQuestion['leave'];
  readonly evidence: readonly Evidence[];
}

/** As it is said, else as the books of leave have it at the end of the last day; none where nobody keeps any. */
async function leaveOf({ db, rows, companyId }: Omit<FactsLook, 'year' | 'month'>, { employmentId, leaveDate, leaveDays }: Leaver): Promise<LeaveLeft> {
  if (leaveDays !== undefined) return { leave: { days: leaveDays }, evidence: [{ kind: 'fact', id: 'leaveDays', number: writeExact(leaveDays), day: leaveDate }] };
  const left = (await leaveLeft({ db, rows, companyId, employmentIds: [employmentId], day: leaveDate, isLast: true })).get(employmentId);
  return left === undefined ? { leave: undefined, evidence: [] } : { leave: left, evidence: [left.evidence] };
}

/** What was said with the question: no pay of a month takes of it. */
const saidDebts = ({ employmentId, leaveDate, owed = [] }: Leaver): DebtFact[] =>
  owed.map(({ title = words.titles.owed, amount }) => ({
    ...{ employmentId, kind: 'owed', title, amount, factor: '' },
    evidence: { kind: 'item', id: 'owed', number: String(amount), day: leaveDate },
  }));

/** Everything that is owed, by the arithmetic of settlements. */
function owed({ terms, of, month, paid, debts }: Counted, { leaveDate }: Leaver, leave: SettlementQuestion['leave'], unpaidWage: bigint): SettlementAnswer {
  const debtsAs = (kind: DebtFact['kind']) => debts.filter((debt) => debt.kind === kind);
  const { severanceMethod } = terms.settings;
  const { hireDate } = of.facts;
  const before = of.before.reduce((sum, { taxable }) => sum + taxable, 0n);
  const question: SettlementQuestion = {
    lastDay: leaveDate,
    spans: [{ from: hireDate, thru: null, counts: true }],
    ...{ dailyWage: lastDaily(terms, of, leaveDate, 'severanceBase'), eidiWage: lastDaily(terms, of, leaveDate, 'eidiBase') },
    severance: { method: severanceMethod === 'months' ? 'yearsMonths' : 'days', yearBasis: 'own', settled: [{ from: hireDate, thru: leaveDate, amount: paid.severance }] },
    // whoever was paid the bonus of the year is settled without it
    eidi: paid.hasEidi ? undefined : { paid: 0n, taxMethod: 'cumulative', yearTaxable: before + month.figures.taxable },
    ...{ leave, unpaidWage, arrears: 0n, loans: debtsAs('loan'), advances: debtsAs('advance'), owed: debtsAs('owed') },
  };
  return settle(question, lawBy(new Map(terms.law), [])(of), terms.settings);
}

/** Where lines beside the month stand: leave in its books, each debt where its source says. */
function evidenceOf(leave: readonly Evidence[], debts: readonly DebtFact[]): ReadonlyMap<string, readonly Evidence[]> {
  const ofDebts = [...Map.groupBy(debts, ({ kind }) => kind)].flatMap(([kind, all]) => all.map(({ evidence }, at) => [`${kind}${at + 1}`, [evidence]] as const));
  return new Map([['leavePay', leave], ['leaveOver', leave], ...ofDebts]);
}

/** The month and what is owed beside it, as one answer. */
const together = (month: PayAnswer, { counted: { law, titles } }: SettlementAnswer, lines: readonly PayLine[]): PayAnswer => ({
  ...month,
  ...{ lines, law: [...new Set([...month.law, ...law])], titles: new Map([...month.titles, ...titles]) },
});

/**
 * `look` without its month, which is that of the last day. Throws the reasons for which a run would set somebody aside (pay-counting), and
 * notEmployed of whom nobody pays then. Class pay: whoever shows it holds it.
 */
export async function settlementOf(look: Omit<FactsLook, 'year' | 'month'>, leaver: Leaver): Promise<Settlement> {
  const { employmentId, leaveDate } = leaver;
  const { year, month } = toJalali(leaveDate);
  const found = (await countableIn({ ...look, year, month }, [employmentId]))(employmentId);
  if ('error' in found) throw found.error;
  const last = (await lastPaid(look.db, look.rows, [employmentId])).get(employmentId);
  const isPaid = last !== undefined && (last.year > year || (last.year === year && last.month >= month));
  const { leave, evidence } = await leaveOf(look, leaver);
  const paid = (await paidBefore(look.db, [employmentId], leaveDate))(employmentId);
  const debts = await debtsOf({ ...look, employmentIds: [employmentId], day: leaveDate });
  const of = { ...found.of, facts: { ...found.of.facts, leaveDate } };
  try {
    const month = explainBy(found.terms, of);
    const counted = { terms: found.terms, of, paid, month, debts: [...debtsLeft(debts, isPaid ? [] : month.lines), ...saidDebts(leaver)] };
    const wage = isPaid ? 0n : counted.month.figures.net;
    const answer = owed(counted, leaver, leave, wage);
    const rials = (code: string): bigint => answer.lines.find(({ line }) => line.code === code)?.amount ?? 0n;
    // the month is there line by line
    const stands = evidenceOf(evidence, counted.debts);
    const beside = answer.counted.lines.filter(({ code }) => code !== 'unpaidWage').map((line) => ({ ...line, evidence: stands.get(line.code) ?? line.evidence }));
    const lines = [...(isPaid ? [] : counted.month.lines), ...beside];
    return {
      ...{ wage, leave: rials('leavePay') - rials('leaveOver'), eidi: rials('eidi'), eidiTax: rials('eidiTax') },
      severance: rials('severance') - rials('severancePaid'),
      debts: counted.debts.reduce((sum, { amount }) => sum + amount, 0n),
      total: answer.net - answer.claim,
      ...{ lines, warnings: counted.month.warnings, counted: together(counted.month, answer, lines) },
    };
  } catch (error) {
    throw refusalOf(error);
  }
}
