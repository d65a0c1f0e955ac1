/** Orders counted on a day, however many: formulas compiled once for all of a contract, the law and the file read once. Nothing is stored. */
import type { AppError } from '#kernel/errors.ts';
import { denominator, type Exact, numerator } from '#kernel/formula/exact.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { Named } from '#kernel/formula/values.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { figuresByYear, type LawOf, type LegalKindId, lawBy, lawTitle } from '#modules/payroll/payroll.api.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { LibraryLook } from '#platform/formula/formula.define.ts';
import { namedOf } from '#platform/formula/names.rules.ts';
import { formulaLibrary, formulaUse, librarySource, namesFor } from '#platform/formula/registry.server.ts';
import { countingErrors } from './counting.errors.ts';
import words from './counting.messages.fa.ts';
import { type AgreementKind, agreementsOf, type OrderSet, rulesOn, type StoredRule } from './counting.store.ts';
import type { OrderFacts } from './order-case.rules.ts';
import { type CountFault, type OrderCase, type OrderItem, type OrderPlan, orderPlan } from './order-count.rules.ts';
import { type MadeFacts, orderFacts } from './order-facts.service.ts';

/** Where and when orders are executed. */
export interface CountLook {
  readonly db: Db;
  readonly companyId: string;
  /** ISO date of execution. */
  readonly day: string;
  /** A rule that is tried in place of the stored one. */
  readonly tried?: StoredRule;
  /** With figures of the law that nobody has confirmed yet: nothing of it is kept. */
  readonly isTrial?: boolean;
}

/** By which formulas: those of a type of contract over those of its law, or those of a law alone. */
export type CountedBy = { readonly agreementId: string } | { readonly orderSet: OrderSet };

/** One order as it is asked for. */
export interface AskedOrder extends Pick<OrderCase, 'typed' | 'previous' | 'known'> {
  readonly facts: OrderFacts;
  readonly isExplained: boolean;
}

export type CountedOrder = { readonly items: readonly OrderItem[]; readonly made: MadeFacts } | { readonly error: AppError };

export interface OrderCounting {
  readonly law: LawOf;
  readonly agreements: readonly AgreementKind[];
  /** Looks the formulas up with what library and vocabularies say for everybody. */
  readonly look: LibraryLook;
  /** The same plan for the same question. Throws ERROR_AGREEMENT, noAgreement. `anew`: ids of the factors that are counted anew; all where absent. */
  plan(by: CountedBy, anew?: ReadonlySet<string>): OrderPlan;
  /** `only`: code of the one factor that is asked for. */
  count(plan: OrderPlan, asked: AskedOrder, only?: string): CountedOrder;
}

const inPersian = (year: number): string => year.toLocaleString('fa', { useGrouping: false });
const isKind = (kind: string): kind is LegalKindId => kind.startsWith('Lp');

function yearError(year: number, kinds: readonly string[]): AppError {
  const titles = [...new Set(kinds)].filter(isKind).map(lawTitle);
  if (titles.length === 0) return countingErrors.error('yearUnknown', { values: { year: inPersian(year) } });
  return countingErrors.error('yearNotConfirmed', { values: { year: inPersian(year), kinds: titles.join(words.listSeparator) } });
}

const inDigits = (value: Exact): string => (Number(numerator(value)) / Number(denominator(value))).toLocaleString('fa', { maximumFractionDigits: 2 });

function boundsError({ title, bounds }: CountFault): AppError {
  const { least = null, most = null } = bounds ?? {};
  return countingErrors.error('outOfBounds', {
    values: { factor: title, ...(least !== null && { least: inDigits(least) }), ...(most !== null && { most: inDigits(most) }) },
  });
}

/** Why an order has no amounts: of several faults the first. */
function errorOf(faults: readonly CountFault[], { unknown }: MadeFacts, day: string): AppError {
  const [fault] = faults;
  if (fault === undefined) throw new TypeError('an order without faults was counted');
  const missing = faults.map(({ name }) => unknown.get(name ?? '')).find((one) => one !== undefined);
  if (missing !== undefined) return yearError(missing.year, missing.kinds);
  const lawless = faults.flatMap(({ isLaw, name }) => (isLaw && name !== null ? [name.slice('law.'.length)] : []));
  if (lawless.length > 0) return yearError(toJalali(day).year, lawless);
  if (fault.bounds !== undefined) return boundsError(fault);
  return countingErrors.error('ERROR_FORMULA', { values: { factor: fault.title, why: fault.message } });
}

/** Of a factor the formula of the contract, else that of its law. */
function factorsBy(rules: readonly StoredRule[], by: CountedBy, agreements: readonly AgreementKind[]): readonly StoredRule[] {
  const agreement = 'agreementId' in by ? agreements.find(({ agreementId }) => agreementId === by.agreementId) : undefined;
  if ('agreementId' in by && agreement === undefined) throw countingErrors.error('noAgreement');
  const orderSet = 'orderSet' in by ? by.orderSet : agreement?.orderSet;
  const chosen = new Map<string, StoredRule>();
  for (const rule of rules) if (rule.agreementId === null && rule.orderSet === orderSet) chosen.set(rule.payFactorId, rule);
  for (const rule of rules) if (agreement !== undefined && rule.agreementId === agreement.agreementId) chosen.set(rule.payFactorId, rule);
  if (chosen.size === 0) throw countingErrors.error('ERROR_AGREEMENT');
  return [...chosen.values()];
}

/** Reads by what the orders of a company are counted on a day: some statements, whatever the number of orders. Without a RowScope: of no person. */
export async function orderCounting({ db, companyId, day, tried, isTrial = false }: CountLook): Promise<OrderCounting> {
  const look: LibraryLook = { db, day, rows: systemScope([companyId], day), actor: { companyId }, isTrial };
  const stored = await rulesOn(db, companyId, day);
  const rules = tried === undefined ? stored : [...stored, tried];
  const agreements = await agreementsOf(db, companyId);
  const texts = rules.flatMap(({ amountText, scoreText, leastText, mostText }) => [amountText, scoreText, leastText, mostText]);
  const asked = new Set(texts.flatMap((text) => (text === null ? [] : namesInText(text))));
  const offered = await namesFor(look, formulaUse('order.amount'));
  const library = await formulaLibrary().formulas(look, { codes: [...asked] });
  const own = new Set(library.map(({ code }) => code));
  const names = new Map<string, Named>(offered.filter(({ code }) => !own.has(code)).map((name) => [name.code, namedOf(name)]));
  // what nobody has confirmed is not counted with, but on trial
  const figures = new Map([...(await figuresByYear(db))].map(([year, rows]) => [year, rows.filter(({ isConfirmed }) => isTrial || isConfirmed)]));
  const law = lawBy(figures, []);
  const plans = new Map<string, OrderPlan>();
  return {
    law,
    agreements,
    look,
    plan(by, anew) {
      const key = JSON.stringify([by, anew === undefined ? null : [...anew].toSorted()]);
      const known = plans.get(key);
      if (known !== undefined) return known;
      const plan = orderPlan(factorsBy(rules, by, agreements), names, library.map(librarySource), anew);
      plans.set(key, plan);
      return plan;
    },
    count(plan, { facts, known, typed, previous, isExplained }, only) {
      const made = orderFacts(facts, day, law, plan.asks);
      const counted = plan.count({ facts: made.values, known, typed, previous }, isExplained, only);
      return 'faults' in counted ? { error: errorOf(counted.faults, made, day) } : { items: counted.items, made };
    },
  };
}

/** Names of the file, the day and the library that a plan asks for. */
export const askedBy = ({ asks }: OrderPlan): readonly string[] => [...asks].filter((name) => !name.startsWith('order.'));
