/** The facts that formulas of orders ask for, made of the file, the order before and the law. Pure; rials are whole or exact, days are ISO dates. */
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import type { Row, Value } from '#kernel/formula/values.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { entitledChildren, isChildPaid, type LawOf, type LegalKindId, PayFault, seniorityLaw, seniorityTrail } from '#modules/payroll/payroll.api.ts';
import type { Child, OrderFacts } from './order-case.rules.ts';
import type { OrderFactName } from './order-names.rules.ts';
import { type LevelStep, type SeniorityLevel, seniorityLevels, type WageLaw, wageTrail } from './wage-level.rules.ts';

/** What could not be known, for want of confirmed law: by the name that asks for it. */
export type Unknown = ReadonlyMap<string, { readonly year: number; readonly kinds: readonly LegalKindId[] }>;

export interface MadeFacts {
  readonly values: ReadonlyMap<string, Value>;
  readonly unknown: Unknown;
  /** The wage over the years, oldest first. */
  readonly trail: readonly LevelStep[];
  /** The seniority base over the years, oldest first. */
  readonly seniority: readonly SeniorityLevel[];
}

const lawOfWages = (law: LawOf): WageLaw => {
  const number = (year: number, month: number, kind: LegalKindId): Exact => law({ year, month }).number(kind);
  return {
    factor: (year, month) => number(year, month, 'LpWageFactor'),
    fixed: (year, month) => number(year, month, 'LpWageFixed'),
    least: (year, month) => number(year, month, 'LpMinDailyWage'),
    grant: (year, month) => number(year, month, 'LpSeniorityDaily'),
  };
};

/** Year by year; empty where nobody was hired, or before the first grant. */
function seniorityBase({ hireDate, seniority }: OrderFacts, day: string, law: LawOf): readonly SeniorityLevel[] {
  if (hireDate === null) return [];
  if (seniority !== null) return seniorityLevels(seniority, hireDate, day, lawOfWages(law));
  const steps = seniorityTrail(hireDate, day, seniorityLaw(law)).filter(({ from }) => from <= day);
  return [...new Map(steps.map(({ year, daily }) => [year, { year, daily }])).values()];
}

const exactRials = (rials: bigint): Exact => readExact(String(rials)) ?? 0;

/** Values of the names that formulas ask for on a day. */
export function orderFacts(facts: OrderFacts, day: string, law: LawOf, asked: ReadonlySet<string>): MadeFacts {
  const of = toJalali(day);
  const unknown = new Map<string, { year: number; kinds: readonly LegalKindId[] }>();
  let trail: readonly LevelStep[] = [];
  let seniority: readonly SeniorityLevel[] = [];
  const make: Readonly<Record<OrderFactName, () => Value>> = {
    'order.year': () => of.year,
    'order.married': () => facts.isMarried,
    'order.children': () => (isChildPaid(facts, law(of)) ? entitledChildren(facts.children, of, law(of)) : 0),
    'order.before': () => exactRials(facts.total),
    'order.seniority': () => {
      seniority = seniorityBase(facts, day, law);
      return facts.hireDate === null ? undefined : (seniority.at(-1)?.daily ?? 0);
    },
    'order.wage': () => {
      if (facts.wage === null) return law(of).number('LpMinDailyWage');
      trail = wageTrail(facts.wage, day, lawOfWages(law));
      return trail.at(-1)?.daily;
    },
  };
  const values = new Map<string, Value>();
  for (const [name, value] of Object.entries(make)) {
    if (!asked.has(name)) continue;
    try {
      values.set(name, value());
    } catch (error) {
      if (!(error instanceof PayFault)) throw error;
      unknown.set(name, { year: error.about.year ?? of.year, kinds: error.about.kinds ?? [] });
    }
  }
  return { values, unknown, trail, seniority };
}

const dayOf = (value: Value): string | null => (typeof value === 'object' && 'date' in value ? value.date : null);

const childOf = (row: Row): Child => {
  const occupation = row.get('occupation');
  return { birthDate: dayOf(row.get('birthDate')) ?? '', isStudent: occupation === 'EmpsStudent', isDisabled: occupation === 'EmpsDisabled' };
};

/** Names of vocabularies that every order asks for. */
export const fileNames = ['employment.hireDate', 'employment.kind', 'employment.dailyWage', 'person.marital', 'person.kids', 'family.children'] as const;

/** What the file says on the day. */
export function fileFacts(values: ReadonlyMap<string, Value>): Pick<OrderFacts, 'hireDate' | 'isMarried'> & { readonly children: readonly Child[] } {
  const children = values.get('family.children');
  return {
    hireDate: dayOf(values.get('employment.hireDate')),
    isMarried: values.get('person.marital') === 'MarsMarried',
    children: Array.isArray(children) ? children.map(childOf) : [],
  };
}

export type FileGap = 'hireDate' | 'marital' | 'kids';

/** What the file does not say, or says in two ways. */
export function fileGaps(values: ReadonlyMap<string, Value>): FileGap[] {
  const [kids, children] = [values.get('person.kids'), values.get('family.children')];
  const gaps: FileGap[] = [];
  if (dayOf(values.get('employment.hireDate')) === null) gaps.push('hireDate');
  if (values.get('person.marital') === undefined) gaps.push('marital');
  if (typeof kids === 'number' && kids !== (Array.isArray(children) ? children.length : 0)) gaps.push('kids');
  return gaps;
}
