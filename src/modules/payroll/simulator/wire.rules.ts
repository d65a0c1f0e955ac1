/** What a question about pay says, as the rules of pay take it. Pure. */

import type { BodyOf } from '#kernel/call.ts';
import type { Exact } from '#kernel/formula/exact.ts';
import { readExact, writeExact } from '#kernel/formula/exact.ts';
import { kindOf, type LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import type { FactorFlags } from '../pay/labour.rules.ts';
import type { PayBefore, PayFacts, PayItem, PayWage, PayWork } from '../pay/pay-case.rules.ts';
import type { GivenFigure } from '../pay/pay-law.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { choiceKeys, type PaySettings } from '../pay/pay-settings.rules.ts';
import { cars, housings } from '../pay/taxed-beside.rules.ts';
import type { simulatePay } from './simulator.contract.ts';
import { simulatorErrors } from './simulator.errors.ts';

type Body = BodyOf<typeof simulatePay>;
export type WireFacts = NonNullable<Body['facts']>;
type Wire = string | number;

export const bigOf = (value: Wire): bigint => BigInt(value);
/** Of a number or text that the contract has let in: `7.33`, `2/7`, digits. */
export function exactOf(value: Wire): Exact {
  const read = readExact(String(value));
  if (read === undefined) throw new RangeError(`${value} is no number of a question`);
  return read;
}
export const isYes = (value: boolean | 'Y' | 'N' | undefined): boolean => value === true || value === 'Y';
const maybe = <V, R>(value: V | null | undefined, read: (value: V) => R): R | undefined => (value === null || value === undefined ? undefined : read(value));

/** Settings with what is said in their place. */
export function settingsOf(said: Body['settings'], kept: PaySettings): PaySettings {
  if (said === undefined) return kept;
  const { capDays, monthHours, taxInsuranceShare, overtimeBase, eidiBase, severanceBase, netRounding } = said;
  const chosen = Object.fromEntries(choiceKeys.flatMap((key) => (said[key] === undefined ? [] : [[key, said[key]]])));
  return {
    ...kept,
    ...chosen,
    ...(capDays !== undefined && { capDays: String(capDays) as PaySettings['capDays'] }),
    ...(monthHours !== undefined && { monthHours: exactOf(monthHours) }),
    ...(taxInsuranceShare !== undefined && { taxInsuranceShare: exactOf(taxInsuranceShare) }),
    ...(overtimeBase && { overtimeBase }),
    ...(eidiBase && { eidiBase }),
    ...(severanceBase && { severanceBase }),
    ...(netRounding !== undefined && { netRounding: Math.max(1, Number(netRounding === 'none' ? 1 : netRounding)) }),
  };
}

/** The settings of each month with what is said in their place. Months that are read alike keep having the same ones. */
export function settingsOver(kept: (of: YearMonth) => PaySettings, said: Body['settings']): (of: YearMonth) => PaySettings {
  const known = new Map<PaySettings, PaySettings>();
  return (of) => {
    const own = kept(of);
    const settings = known.get(own) ?? settingsOf(said, own);
    known.set(own, settings);
    return settings;
  };
}

/** Figures said in place of the law. Throws unknownKind and kindShape. */
export function givenOf(said: Body['parameters']): GivenFigure[] {
  return (said ?? []).map(({ kind, amount = null, rate = null, bracket = null }) => {
    const known = kindOf(kind);
    if (!known) throw simulatorErrors.error('unknownKind', { values: { kind } });
    const fits = known.shape === 'bracket' ? rate !== null : known.shape === 'amount' ? amount !== null && rate === null : rate !== null && amount === null;
    if (!fits || (known.shape !== 'bracket' && bracket !== null)) throw simulatorErrors.error('kindShape', { values: { kind } });
    return { kind: kind as LegalKindId, amount: amount === null ? null : bigOf(amount), rate: rate === null ? null : String(rate), bracket };
  });
}

export const flagsOf = (said: Body['flags']): Readonly<Record<string, Partial<FactorFlags>>> | undefined =>
  said && Object.fromEntries(Object.entries(said).map(([code, flags]) => [code, Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, isYes(value)]))]));

export const wagesOf = (said: NonNullable<Body['wages']>): PayWage[] =>
  said.map(({ factor, amount, per, from, thru }) => ({ factor, amount: exactOf(amount), per, from: from ?? undefined, thru: thru ?? undefined }));

export const workOf = (said: NonNullable<Body['work']>): PayWork[] =>
  said.map(({ workFactor, minutes, days, number }) => ({ workFactor, minutes: maybe(minutes, exactOf), days: maybe(days, exactOf), number: maybe(number, exactOf) }));

const natures = { true: 'Y', false: 'N' } as const;

export const itemsOf = (said: NonNullable<Body['lines']>): PayItem[] =>
  said.map(({ code, title, amount, isDeduct, insured, taxed, continuous, taxColumn, rank }) => ({
    ...{ code, title, amount: bigOf(amount), insured: isYes(insured), taxed: isYes(taxed), continuous: isYes(continuous) },
    isDeduct: typeof isDeduct === 'boolean' ? natures[`${isDeduct}`] : isDeduct,
    taxColumn: taxColumn ?? undefined,
    rank: rank ?? undefined,
  }));

const taxes: Readonly<Record<NonNullable<WireFacts['taxCondition']>, PayFacts['tax']>> = {
  ...{ normal: 'normal', EcNormal: 'normal', faculty: 'normal', EcFaculty: 'normal', judge: 'normal', EcJudge: 'normal' },
  ...{ veteran: 'exempt', EcVeteran: 'exempt', nonMain: 'nonMain' },
};
const exceptions: ReadonlySet<unknown> = new Set(['faculty', 'EcFaculty', 'judge', 'EcJudge']);

function insuranceOf(said: WireFacts['insurance']): PayFacts['insurance'] {
  if (said === undefined || said === true || said === 'Y') return 'worker';
  return said === false || said === 'N' ? 'none' : said;
}

/** The wage of the days that no dated wage covers. Throws twoWages. */
function baseOf({ dailyWage, monthlyWage }: WireFacts): PayFacts['base'] {
  const [daily, monthly] = [dailyWage ?? undefined, monthlyWage ?? undefined];
  if (daily !== undefined && monthly !== undefined) throw simulatorErrors.error('twoWages');
  if (daily !== undefined) return { amount: exactOf(daily), per: 'day' };
  if (monthly !== undefined) return { amount: exactOf(monthly), per: 'month' };
  return dailyWage === null || monthlyWage === null ? 'none' : 'minimum';
}

const childrenOf = (said: WireFacts['children']): PayFacts['children'] =>
  typeof said === 'object' ? said.map((child) => ({ ...child, isStudent: isYes(child.isStudent), isDisabled: isYes(child.isDisabled) })) : (said ?? 0);

/** Facts as pay counts with them. Throws hireDateMissing, leaveBeforeHire and twoWages. */
export function factsOf(said: WireFacts): PayFacts {
  const { hireDate, leaveDate, days, insuredDays, seniorityDaily, taxCondition = 'normal', serviceLocation = 'normal', exemptionUsed } = said;
  const { housing = 'none', car = 'none', thingsUsed } = said;
  if (hireDate === undefined) throw simulatorErrors.error('hireDateMissing');
  if (leaveDate && leaveDate < hireDate) throw simulatorErrors.error('leaveBeforeHire');
  const isFree = serviceLocation === 'freeZone' || serviceLocation === 'SlcFreeZone';
  return {
    ...{ hireDate, leaveDate: leaveDate ?? undefined, days, insuredDays, base: baseOf(said), isMarried: isYes(said.isMarried), children: childrenOf(said.children) },
    seniorityDaily: maybe(seniorityDaily, exactOf),
    insurance: insuranceOf(said.insurance),
    hardWork: isYes(said.hardWork),
    workshopRelief: isYes(said.workshopRelief),
    tax: isFree ? 'exempt' : taxes[taxCondition],
    isException: exceptions.has(taxCondition),
    deprived: serviceLocation === 'deprived' || serviceLocation === 'SlcDeprived',
    exemptionUsed: maybe(exemptionUsed, exactOf) ?? 0,
    ...(housing !== 'none' && { housing: housings[housing] }),
    ...(car !== 'none' && { car: cars[car] }),
    ...(thingsUsed !== undefined && { thingsUsed: exactOf(thingsUsed) }),
  };
}

/** Months before, their facts over those of the question. */
export const beforeOf = (said: NonNullable<Body['before']>, facts: WireFacts): PayBefore[] =>
  said.map(({ year, month, taxable, tax, taxFlat = 0, paid, facts: own, wages, work }) => ({
    ...{ year, month, taxable: bigOf(taxable), tax: bigOf(tax) - bigOf(taxFlat) },
    paid: paid?.reduce((sums, { code, amount }) => sums.set(code, (sums.get(code) ?? 0n) + bigOf(amount)), new Map<string, bigint>()),
    facts: own && factsOf({ ...(own.monthlyWage === undefined && own.dailyWage === undefined ? facts : { ...facts, dailyWage: undefined, monthlyWage: undefined }), ...own }),
    wages: wages && wagesOf(wages),
    work: work && workOf(work),
  }));

/** Facts of somebody as a question says them: what is said of them goes before. The days that no wage is known of have none. */
export const wireFactsOf = ({ hireDate, leaveDate, isMarried, children, insurance, hardWork, workshopRelief, tax, isException, deprived, ...things }: PayFacts): WireFacts => ({
  ...{ hireDate, leaveDate, isMarried, insurance, hardWork, workshopRelief, dailyWage: null },
  children: typeof children === 'number' ? children : [...children],
  taxCondition: tax === 'exempt' ? 'veteran' : tax === 'nonMain' ? 'nonMain' : isException ? 'faculty' : 'normal',
  serviceLocation: deprived ? 'deprived' : 'normal',
  housing: things.housing === 'plain' ? 'unfurnished' : (things.housing ?? 'none'),
  car: things.car === 'self' ? 'noDriver' : (things.car ?? 'none'),
  ...(things.thingsUsed !== undefined && { thingsUsed: writeExact(things.thingsUsed) }),
});
