/** What a month of pay is counted from, of many people at once: their file, their pay data, the sources of pay and the months before. */

import type { AppError } from '#kernel/errors.ts';
import type { Value } from '#kernel/formula/values.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { DaysToBuy } from '../leave-to-buy/leave-to-buy.rules.ts';
import { daysToBuy } from '../leave-to-buy/leave-to-buy.store.ts';
import { faultWords } from '../pay/fault-words.rules.ts';
import messages from '../pay/pay.messages.fa.ts';
import type { PayCase, PayFacts, PayItem } from '../pay/pay-case.rules.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { buysLeave, paysLeave } from '../pay/pay-kind.rules.ts';
import { exactRial } from '../pay/pay-law.rules.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { closes, type Days, daysOf, daysWithin, monthsOf, type PaidPart } from '../pay/pay-part.rules.ts';
import { oddBefore, type PayTerms } from '../pay/pay-terms.rules.ts';
import { cars, housings } from '../pay/taxed-beside.rules.ts';
import { askedIn, askedOf } from '../pay-formulas/frozen-formulas.service.ts';
import type { ItemFact, LeaveFact } from '../sources/pay-source.define.ts';
import { factNames, personFacts } from '../sources/person-facts.rules.ts';
import { leaveLeft, readSources, type SourcedPay } from '../sources/sources.service.ts';
import { countingErrors } from './counting.errors.ts';
import { type Member, monthsBefore, paidBeside, partsPaid } from './counting.store.ts';
import { kindCase, type PaidBeside } from './kind-case.rules.ts';
import { byMonth, itemsOf, type MonthBefore, partOf, withEarlier } from './period-case.rules.ts';
import { refusalOf } from './refusals.rules.ts';
import { wholeMonthBy } from './whole-month.rules.ts';

export interface FactsLook extends YearMonth {
  /** Of a period that is paid in place of the month. */
  readonly days?: Days | null | undefined;
  /** The run that is being counted; absent where something is asked alone. */
  readonly payRunId?: string | undefined;
  readonly db: Db;
  readonly rows: RowScope;
  readonly companyId: string;
}

/** A case to count, or why there is none. */
export type Gathered = { readonly of: PayCase } | { readonly error: AppError };

const asked: ReadonlySet<string> = new Set(Object.values(factNames).flat());

const TAX: Readonly<Record<string, PayFacts['tax']>> = { EcVeteran: 'exempt' };
const EXCEPTIONS: ReadonlySet<string> = new Set(['EcFaculty', 'EcJudge']);

function taxOf({ isMain, employmentCondition, serviceLocation }: Member): PayFacts['tax'] {
  if (serviceLocation === 'SlcFreeZone') return 'exempt';
  return TAX[employmentCondition] ?? (isMain ? 'normal' : 'nonMain');
}

/** Of the file and the pay data. The days that no wage is known of have none, and not the least of the law. Undefined where nobody was hired. */
function factsOf(member: Member, values: ReadonlyMap<string, Value>): PayFacts | undefined {
  const { hireDate, children = [], ...rest } = personFacts(values);
  if (hireDate === undefined) return undefined;
  return {
    ...{ ...rest, hireDate, children, base: 'none' },
    ...{
      insurance: member.insurance,
      hardWork: member.hardWork,
      workshopRelief: member.workshopRelief,
      tax: taxOf(member),
      isException: EXCEPTIONS.has(member.employmentCondition),
    },
    ...{ deprived: member.serviceLocation === 'SlcDeprived', exemptionUsed: 0 },
    ...(member.housing && { housing: housings[member.housing] }),
    ...(member.car && { car: cars[member.car] }),
  };
}

/** An item with what the group's factor says of it. Throws unknownFactor. */
function itemOf({ factors }: PayTerms, { factor: code, title, asked: amount, formula, rank, mayBePart, least, mostOfPay, evidence }: ItemFact): PayItem {
  const factor = factors.find((one) => one.code === code);
  if (factor === undefined) throw countingErrors.error('unknownFactor', { values: { factor: code } });
  const { isDeduct, flags, continuous, taxColumn } = factor;
  return {
    ...{ code, title, amount, ...(formula && { formula }), isDeduct, insured: flags.insured, taxed: flags.taxed, continuous, taxColumn: taxColumn ?? undefined },
    ...{ rank, isWhole: !mayBePart, ...(least !== undefined && { least }), ...(mostOfPay !== undefined && { mostOfPay }), evidence },
  };
}

/** Odd rials of the month before; of a period, of what was paid last. */
function oddItems({ year, month, days }: YearMonth & Pick<FactsLook, 'days'>, before: readonly MonthBefore[]): PayItem[] {
  const isNext = (one: YearMonth): boolean => (month === 1 ? one.year === year - 1 && one.month === 12 : one.year === year && one.month === month - 1);
  const last = before.findLast((one) => days != null || isNext(one));
  const plain = { insured: false, taxed: false, continuous: false, rank: 0 };
  return [
    ...(last && last.rounding > 0n ? [{ ...plain, code: oddBefore.rounding, title: messages.sums.roundingBefore, amount: last.rounding, isDeduct: 'N' as const }] : []),
    ...(last && last.shortfall > 0n ? [{ ...plain, code: oddBefore.shortfall, title: messages.sums.shortfallBefore, amount: last.shortfall, isDeduct: 'Y' as const }] : []),
  ];
}

/** Of one employment in a month. */
interface KnownMonth extends YearMonth {
  readonly values: ReadonlyMap<string, Value>;
  readonly sourced: SourcedPay;
  /** Of a month that a period pays some days of. */
  readonly part?: PaidPart | undefined;
}

/** Of one employment. */
interface Known extends KnownMonth {
  /** Months of the period before the one that it ends in. */
  readonly earlier: readonly KnownMonth[];
  readonly before: readonly MonthBefore[];
  readonly paid: Omit<PaidBeside, 'employmentId'>;
  readonly leave: LeaveFact | undefined;
  readonly leaveAsked: DaysToBuy | undefined;
  /** Of a kind that rests on what formulas count in a month. */
  readonly whole: ReturnType<typeof wholeMonthBy> | undefined;
}

const nothingPaid: Known['paid'] = { taxable: 0n, tax: 0n, insured: 0n, severance: 0n, severanceInYear: 0n, hasEidi: false, boughtDays: 0 };

/** Whether the run's payslip type is the one that pays an item. */
const isOfType = ({ payslipTypeId: type }: PayTerms, { payslipTypeId }: ItemFact): boolean => payslipTypeId === undefined || payslipTypeId === type;

/** The case of a run that pays something beside the month: of what its terms name alone. */
function besideOf(of: FactsLook, terms: PayTerms, facts: PayFacts, { sourced, before, paid, leave, leaveAsked, values, whole }: Known): PayCase {
  const { year, month } = of;
  const last = facts.leaveDate !== undefined && facts.leaveDate < lastDay(of) ? facts.leaveDate : lastDay(of);
  const own = { year, month, facts, wages: sourced.wages.filter(({ factor }) => terms.monthly?.factors.some(({ code }) => code === factor)), work: [], items: [], before: [] };
  const monthly = whole?.({ ...own, ...askedIn(values, askedOf(terms.monthly?.formulas)) }, last);
  const known = new Set(terms.factors.map(({ code }) => code));
  return kindCase({
    ...{ of: { year: of.year, month: of.month }, terms, facts, paid, wages: sourced.wages },
    items: sourced.items.filter((item) => known.has(item.factor) && isOfType(terms, item)).map((item) => itemOf(terms, item)),
    before: byMonth(before).filter(({ year }) => year === of.year),
    ...{ leave, leaveAsked, monthly },
    ...askedIn(
      values,
      askedOf(terms.formulas).filter((name) => !name.startsWith('factor.')),
    ),
  });
}

/** What other payments were counted for goes into the month where there is something. */
const besideIn = ({ taxable, tax, insured }: Known['paid']): Pick<PayCase, 'beside'> =>
  taxable === 0n && tax === 0n && insured === 0n ? {} : { beside: { taxable, tax, insured } };

/** What the terms of a month pay by. Throws unknownFactor, missingLaw and noWage. */
function sourcedBy(terms: PayTerms, { year, sourced: all }: KnownMonth): Pick<PayCase, 'wages' | 'work'> & Pick<SourcedPay, 'items'> {
  const leftOut = new Set(terms.leftOut);
  const sourced = {
    ...all,
    wages: all.wages.filter(({ factor }) => !leftOut.has(factor)),
    items: all.items.filter((item) => !leftOut.has(item.factor) && isOfType(terms, item)),
  };
  const known = new Set(terms.factors.map(({ code }) => code));
  const strange = sourced.wages.find(({ factor }) => !known.has(factor))?.factor;
  if (strange !== undefined) throw countingErrors.error('unknownFactor', { values: { factor: strange } });
  const lawless = sourced.wages.find(({ isLawless }) => isLawless);
  if (lawless !== undefined) throw countingErrors.error('missingLaw', { values: faultWords(new PayFault('missingLaw', { year, kinds: lawless.restsOn ?? [] })) });
  return {
    wages: sourced.wages.map(({ employmentId: _, isLawless: _isLawless, ...wage }) => wage),
    work: sourced.work.map(({ employmentId: _, ...work }) => work),
    items: sourced.items,
  };
}

const hasBase = ({ wages }: Pick<PayCase, 'wages'>): boolean => wages.some(({ factor }) => factor === 'base');

/** The case of some days: of the month that they end in, with those before it. */
function periodOf(of: FactsLook & { readonly days: Days }, terms: PayTerms, member: Member, facing: Known): PayCase {
  const { before, paid } = facing;
  const months = [...facing.earlier, facing].map((one) => {
    const facts = factsOf(member, one.values);
    if (facts === undefined || one.part === undefined) throw countingErrors.error('notEmployed');
    const { items, wages, work } = sourcedBy(terms, one);
    return { of: one, items, facts, wages, work: closes(of.days, one) ? work : [], part: one.part, ...askedIn(one.values, askedOf(terms.formulas)) };
  });
  const own = months.at(-1);
  if (own === undefined || !months.some(hasBase)) throw countingErrors.error('noWage');
  const isTaken = (code: string): boolean => terms.factors.some((one) => one.code === code && one.isDeduct === 'Y');
  const earlier = months.slice(0, -1).map(({ of: { year, month }, items: _, ...rest }) => ({ year, month, ...rest }));
  const taxed = byMonth(before).filter(({ year }) => year === of.year);
  return {
    ...{ year: of.year, month: of.month, facts: withThings(own.facts, before, of.year), wages: own.wages, work: own.work, part: own.part },
    items: [...itemsOf(of.days, months, isTaken).map((item) => itemOf(terms, item)), ...oddItems(of, before)],
    before: withEarlier(taxed, earlier),
    ...besideIn(paid),
    ...askedIn(facing.values, askedOf(terms.formulas)),
  };
}

/** Facts with what the year's earlier months have used of the freedom of things from the tax. */
function withThings(facts: PayFacts, before: readonly MonthBefore[], ofYear: number): PayFacts {
  const used = before.reduce((sum, { year, thingsFree }) => (year === ofYear ? sum + thingsFree : sum), 0n);
  return used === 0n ? facts : { ...facts, thingsUsed: exactRial(used) };
}

/** Whether somebody has left before the days: nothing but arrears is paid to them. */
export const hasLeft = (of: YearMonth & Pick<FactsLook, 'days'>, { leaveDate }: Pick<PayFacts, 'leaveDate'>): boolean => leaveDate !== undefined && leaveDate < daysOf(of).from;

const goneOf = ({ year, month }: YearMonth, facts: PayFacts): Omit<PayCase, 'before'> => ({ year, month, facts, wages: [], work: [], items: [] });

/** One case. Throws why there is none. */
function caseOf(of: FactsLook, terms: PayTerms, member: Member, facing: Known): PayCase {
  const { values, before, paid } = facing;
  const facts = factsOf(member, values);
  if (facts === undefined) throw countingErrors.error('notEmployed');
  if (terms.kind !== undefined) return besideOf(of, terms, facts, facing);
  const { days } = of;
  if (hasLeft(of, facts)) return { ...goneOf(of, facts), before: byMonth(before).filter(({ year }) => year === of.year), ...besideIn(paid) };
  if (days != null) return periodOf({ ...of, days }, terms, member, facing);
  const { items, wages, work } = sourcedBy(terms, facing);
  if (!hasBase({ wages })) throw countingErrors.error('noWage');
  return {
    ...{ year: of.year, month: of.month, facts: withThings(facts, before, of.year), items: [...items.map((item) => itemOf(terms, item)), ...oddItems(of, before)], wages, work },
    before: byMonth(before).filter(({ year }) => year === of.year),
    ...besideIn(paid),
    ...askedIn(values, askedOf(terms.formulas)),
  };
}

/** Whose pay is gathered. */
interface Asked {
  readonly names: ReadonlySet<string>;
  readonly members: readonly Member[];
}

/** What is known of a month, by employment. */
async function readMonth(look: FactsLook, { year, month }: YearMonth, { names, members }: Asked): Promise<(employmentId: string) => KnownMonth> {
  const { db, rows, companyId, days } = look;
  const of = { year, month };
  const ids = members.map(({ employmentId }) => employmentId);
  const subjects = members.map(({ employmentId, partyId }) => ({ partyRelationshipId: employmentId, partyId, companyId }));
  const day = days == null ? lastDay(of) : daysWithin(days, of).thru;
  const knownOf = await readKnown({ db, rows, actor: { companyId }, day }, names, subjects);
  const sourcedOf = await readSources({ db, rows, companyId, employmentIds: ids, year, month, from: firstDay(of), thru: lastDay(of) });
  const paid = new Map(days == null ? [] : (await partsPaid(db, ids, of)).map((one) => [one.employmentId, one]));
  return (id) => ({ ...of, values: knownOf(id), sourced: sourcedOf(id), ...(days != null && { part: partOf(days, of, paid.get(id)) }) });
}

/** By employment, in a few statements a month however many they are. */
export async function gather(look: FactsLook, terms: PayTerms, members: readonly Member[]): Promise<ReadonlyMap<string, Gathered>> {
  const { db } = look;
  const ids = members.map(({ employmentId }) => employmentId);
  const isBeside = terms.kind !== undefined;
  const { rows, companyId } = look;
  const leave: ReadonlyMap<string, LeaveFact> = paysLeave(terms.kind)
    ? await leaveLeft({ db, rows, companyId, employmentIds: ids, day: lastDay(look), isLast: terms.kind === 'settlement' })
    : new Map();
  const toBuy = new Map((buysLeave(terms.kind) ? await daysToBuy(db, ids, look) : []).map((one) => [one.employmentId, one]));
  const who: Asked = { names: new Set([...asked, ...askedOf(terms.formulas), ...askedOf(terms.monthly?.formulas)]), members };
  const { law, monthly } = terms;
  const whole = monthly && wholeMonthBy({ law, ...monthly });
  const ownOf = await readMonth(look, look, who);
  const earlierOf: ((id: string) => KnownMonth)[] = [];
  for (const of of look.days == null || isBeside ? [] : monthsOf(look.days).slice(0, -1)) earlierOf.push(await readMonth(look, of, who));
  const before = Map.groupBy(await monthsBefore(db, ids, look, isBeside), ({ employmentId }) => employmentId);
  const paid = new Map((await paidBeside(db, ids, look, isBeside)).map(({ employmentId, ...rest }) => [employmentId, rest]));
  return new Map(
    members.map((member): [string, Gathered] => {
      const { employmentId: id } = member;
      try {
        const beside = { before: before.get(id) ?? [], paid: paid.get(id) ?? nothingPaid, leave: leave.get(id), leaveAsked: toBuy.get(id), whole };
        const known: Known = { ...ownOf(id), ...beside, earlier: earlierOf.map((of) => of(id)) };
        return [id, { of: caseOf(look, terms, member, known) }];
      } catch (error) {
        return [id, { error: refusalOf(error) }];
      }
    }),
  );
}
