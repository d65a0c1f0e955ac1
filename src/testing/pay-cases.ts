/** Months of pay to count twice: drawn ones, and those on the edges of the law; and how the product is asked the same. */
import fc from 'fast-check';
import { ratio } from '#kernel/formula/exact.ts';
import type { PayCase, PayItem } from '#modules/payroll/pay/pay-case.rules.ts';
import { exactRial } from '#modules/payroll/pay/pay-law.rules.ts';
import { defaultSettings, type PaySettings } from '#modules/payroll/pay/pay-settings.rules.ts';
import { absenceKinds, dayKinds, type HandCase, type HandChild, type HandItem, type HandReadings, minuteKinds } from './pay-by-hand-case.ts';
import { type HandDay, handLaw, handYears, isoOf, lengthOf } from './pay-by-hand-law.ts';

const dayOf = ({ year, month, day }: HandDay): HandDay => ({ year, month, day: Math.min(day, lengthOf(year, month)) });
const days = (from: number, thru: number): fc.Arbitrary<HandDay> =>
  fc.record({ year: fc.integer({ min: from, max: thru }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) }).map(dayOf);
const rials = (max: bigint): fc.Arbitrary<bigint> => fc.bigInt({ min: 0n, max });
const seldom = <T>(often: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(often) }, ...others.map((value) => ({ weight: 1, arbitrary: fc.constant(value) })));
const maybe = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(some, { nil: undefined, freq: 2 });

export const plainReadings: HandReadings = {
  ...{ basis: 'calendar', part: 'calendar', seniority: 'circular', hour: 'none', capDays: 'insured', rounding: 'half', method: 'cumulative', overpaid: 'carry' },
  ...{ netUnit: 1, hours: 220, untaxedSevenths: 2 },
};
const readings = fc.record<HandReadings>({
  basis: seldom<HandReadings['basis']>('calendar', 'fixed30'),
  part: seldom<HandReadings['part']>('calendar', 'by30'),
  seniority: seldom<HandReadings['seniority']>('circular', 'days'),
  hour: seldom<HandReadings['hour']>('none', 'half', 'down'),
  capDays: seldom<HandReadings['capDays']>('insured', '30'),
  rounding: seldom<HandReadings['rounding']>('half', 'down'),
  method: seldom<HandReadings['method']>('cumulative', 'monthly'),
  overpaid: seldom<HandReadings['overpaid']>('carry', 'refund'),
  netUnit: seldom(1, 1000, 10_000),
  hours: seldom(220, 192),
  untaxedSevenths: seldom(2, 0, 7),
});
/** A house has few ways of reading the law: compiling formulas for each of them anew would be most of the work. */
const houses = fc.constantFrom(plainReadings, ...fc.sample(readings, { numRuns: 11, seed: 1405 }));

const child = fc.record<HandChild>({ born: days(1378, 1405), isStudent: fc.boolean(), isDisabled: seldom(false, true) });
const item = fc.record({
  amount: rials(400_000_000n),
  isDeduct: fc.constantFrom<HandItem['isDeduct']>('Y', 'Y', 'N', 'Z'),
  ...{ insured: fc.boolean(), taxed: fc.boolean(), isUntaxedPremium: seldom(false, true), isWhole: seldom(false, true) },
});
const items = fc.array(item, { maxLength: 4 }).map((some) => some.map((one, at): HandItem => ({ ...one, code: `item${at}`, rank: (at * 7) % 4 })));
const minutes = fc.integer({ min: 1, max: 7200 });
const halfDays = fc.integer({ min: 1, max: 62 });
const work = fc.record(
  Object.fromEntries([...minuteKinds.map((kind) => [kind, minutes]), ...dayKinds.map((kind) => [kind, halfDays]), ...absenceKinds.map((kind) => [kind, halfDays])]),
  { requiredKeys: [] },
) as fc.Arbitrary<HandCase['work']>;

const drawn = fc.record({
  ...{ year: fc.constantFrom(...handYears), month: fc.integer({ min: 1, max: 12 }) },
  ...{ hiredBefore: fc.integer({ min: 0, max: 8 }), hiredOn: days(1400, 1400), isHiredNow: seldom(false, true), leftOn: maybe(fc.integer({ min: 1, max: 31 })) },
  days: maybe(fc.integer({ min: 0, max: 31 })),
  wages: fc.array(fc.record({ above: fc.integer({ min: 0, max: 60_000_000 }), per: seldom<'day' | 'month'>('day', 'month'), day: fc.integer({ min: 2, max: 29 }) }), {
    maxLength: 3,
  }),
  seniorityDaily: maybe(fc.oneof(fc.constant('granted' as const), rials(3_000_000n))),
  ...{ isMarried: fc.boolean(), children: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.array(child, { maxLength: 4 })) },
  insuredDays: maybe(fc.constantFrom(0, 719, 720, 2000)),
  work,
  ...{ isInsured: seldom(true, false), hardWork: seldom(false, true), workshopRelief: seldom(false, true) },
  ...{ tax: seldom<HandCase['tax']>('normal', 'exempt', 'nonMain'), deprived: seldom(false, true), exemptionUsed: seldom(0n, 300_000_000n, 5_000_000_000n) },
  items,
  before: fc.array(fc.record({ taxable: rials(3_000_000_000n), tax: rials(500_000_000n) }), { maxLength: 11 }),
  readings: houses,
});

/** Months before, the last first: those of this year and then of the one before. */
const before = ({ year, month }: HandDay, some: readonly { readonly taxable: bigint; readonly tax: bigint }[]): HandCase['before'] =>
  some.map((one, at) => {
    const count = year * 12 + month - 2 - at;
    return { ...one, year: Math.floor(count / 12), month: (count % 12) + 1 };
  });

/** Months that anybody may have. */
export const handCases: fc.Arbitrary<HandCase> = drawn.map(({ hiredBefore, hiredOn, isHiredNow, leftOn, wages, ...one }) => {
  const now = { year: one.year, month: one.month, day: 1 };
  const law = handLaw(one.year, one.month);
  // nobody's seniority of years before the first that is printed
  const hired = isHiredNow ? dayOf({ ...now, day: hiredOn.day }) : dayOf({ ...hiredOn, year: Math.max(one.year - hiredBefore, 1397) });
  return {
    ...one,
    hired,
    left: leftOn === undefined ? undefined : dayOf({ ...now, day: leftOn }),
    days: one.days === undefined ? undefined : Math.min(one.days, lengthOf(one.year, one.month)),
    wages: wages
      .toSorted((a, b) => a.day - b.day)
      .filter(({ day }, at, all) => all[at - 1]?.day !== day)
      .map(({ above, per, day }, at) => ({ amount: (law.wage + BigInt(above)) * (per === 'day' ? 1n : 30n), per, ...(at > 0 && { from: { ...now, day } }) })),
    seniorityDaily: one.seniorityDaily === 'granted' ? law.seniority : one.seniorityDaily,
    // from 1405 on the law has no rate of its own for them
    tax: one.tax === 'nonMain' && law.nonMain === undefined ? 'normal' : one.tax,
    before: before(now, one.before),
  };
});

const kinds = fc.constantFrom<HandItem['kind']>('flat', 'thing', undefined);
const takenFor = fc.constantFrom<HandItem['kind']>('forHouse', 'forCar', undefined);

/** Months in which something is given that is no money, or taxed at a rate of its own. */
export const besideCases: fc.Arbitrary<HandCase> = fc
  .tuple(
    handCases,
    fc.record({
      housing: maybe(fc.constantFrom('furnished' as const, 'unfurnished' as const)),
      car: maybe(fc.constantFrom('driver' as const, 'noDriver' as const)),
      thingsUsed: seldom(0n, 300_000_000n, 5_000_000_000n),
      ...{ kinds: fc.array(kinds, { minLength: 4, maxLength: 4 }), takenFor: fc.array(takenFor, { minLength: 4, maxLength: 4 }), inFlatYear: fc.boolean() },
    }),
  )
  .map(([drawn, { kinds: of, takenFor: taken, inFlatYear, ...given }]) => {
    const items = drawn.items.map((one, at): HandItem => {
      const kind = one.isDeduct === 'Y' ? taken[at] : of[at];
      return kind === undefined ? one : { ...one, kind, isUntaxedPremium: false };
    });
    // the one year that has a rate of its own
    const year = inFlatYear && drawn.year > 1397 ? 1404 : drawn.year;
    const moved = year === drawn.year ? drawn : { ...drawn, year, left: undefined, hired: { year: year - 2, month: 3, day: 4 }, before: [], wages: drawn.wages.slice(0, 1) };
    return { ...moved, ...given, items };
  });

const plain = (year: number, month: number, some: Partial<HandCase> = {}): HandCase => ({
  ...{ year, month, hired: { year: year - 1, month: 1, day: 1 }, wages: [{ amount: handLaw(year, month).wage, per: 'day' }], isMarried: false, children: 0, work: {} },
  ...{ isInsured: true, hardWork: false, workshopRelief: false, tax: 'normal', deprived: false, exemptionUsed: 0n, items: [], before: [], readings: plainReadings },
  ...some,
});

/** An income that nothing else is taken of: its taxable part is the amount itself. */
const income = (amount: bigint): Partial<HandCase> => {
  const item: HandItem = { code: 'fee', amount, isDeduct: 'N', insured: false, taxed: true, isUntaxedPremium: false, rank: 1, isWhole: false };
  return { wages: [], isInsured: false, children: 0, items: [item] };
};

/** Every step of the tax of every year, and a rial beside it. */
const bracketEdges = handYears.flatMap((year) =>
  handLaw(year, 12).ends.flatMap((end) =>
    [-1n, 0n, 1n].map((beside): HandCase => {
      const aid = handLaw(year, 7);
      // the sums of the law that are taxed stand in it already
      const given = aid.isAidTaxed ? aid.housing + aid.grocery : 0n;
      const monthly = (BigInt(end) * 1_000_000n) / 12n;
      return plain(year, 7, { ...income(monthly + beside > given ? monthly + beside - given : 0n), seniorityDaily: 0n });
    }),
  ),
);

/** The daily ceiling and the least wage, a rial beside each, in months of every length. */
const ceilingEdges = [1404, 1405].flatMap((year) =>
  [1, 7, 12].flatMap((month) =>
    [1n, 7n].flatMap((many) =>
      [-1n, 0n, 1n].map((beside) => {
        const { wage, housing, grocery } = handLaw(year, month);
        const length = BigInt(lengthOf(year, month));
        const daily = many === 1n ? wage + beside : (wage * many * length - housing - grocery) / length + beside;
        return plain(year, month, { wages: [{ amount: daily, per: 'day' }], seniorityDaily: 0n, hardWork: many === 7n });
      }),
    ),
  ),
);

/** Hired, left and raised on the first, a middle and the last day; months of 29 to 31 days; both ways of parting a month. */
const dayEdges = [
  [1403, 12],
  [1404, 12],
  [1405, 1],
  [1405, 7],
].flatMap(([year = 0, month = 0]) =>
  [1, 2, 15, lengthOf(year, month)].flatMap((day) => {
    const on = { year, month, day };
    const { wage } = handLaw(year, month);
    const by30: HandReadings = { ...plainReadings, basis: 'fixed30', part: 'by30', seniority: 'days' };
    return [
      plain(year, month, { hired: on, isMarried: true, children: 2 }),
      plain(year, month, { left: on, isMarried: true, children: 2, readings: by30 }),
      plain(year, month, {
        wages: [
          { amount: wage, per: 'day' },
          { amount: wage * 2n, per: 'day', from: on },
        ],
        work: { overtime: 1230 },
      }),
      plain(year, month, { hired: dayOf({ ...on, year: year - 2 }), children: [{ born: dayOf({ ...on, year: year - 18 }), isStudent: false, isDisabled: false }] }),
    ];
  }),
);

/** A month after others of its year and of the year before: what was withheld counts in its own year alone. */
const yearTurns = [12, 1, 2].flatMap((month) =>
  (['carry', 'refund'] as const).flatMap((overpaid) =>
    [0n, 90_000_000n].map((tax) => {
      const year = month === 12 ? 1404 : 1405;
      const past = before({ year, month, day: 1 }, [
        { taxable: 900_000_000n, tax },
        { taxable: 300_000_000n, tax: 0n },
      ]);
      return plain(year, month, { wages: [{ amount: 18_000_000n, per: 'day' }], before: past, readings: { ...plainReadings, overpaid } });
    }),
  ),
);

const GOLDEN = 300;

/** What the kept payslips are of: every edge, and drawn ones until there are so many. The same on every machine. */
export function goldenCases(): readonly HandCase[] {
  const edges = [...bracketEdges, ...ceilingEdges, ...dayEdges, ...yearTurns];
  return [...edges, ...fc.sample(handCases, { numRuns: GOLDEN - edges.length, seed: 20 })];
}

/** The settings that a house's readings are. The same object for the same readings, so that what is compiled for it is found again. */
const known = new Map<string, PaySettings>();
export function settingsOf({ readings: of }: HandCase): PaySettings {
  const key = JSON.stringify(of);
  const found = known.get(key) ?? {
    ...defaultSettings,
    ...{ monthBasis: of.basis, partMonth: of.part, seniorityMonth: of.seniority, hourRounding: of.hour, capDays: of.capDays, lineRounding: of.rounding },
    ...{ taxMethod: of.method, negativeTax: of.overpaid, netRounding: of.netUnit, monthHours: of.hours, taxInsuranceShare: ratio(BigInt(of.untaxedSevenths), 7n) },
  };
  known.set(key, found);
  return found;
}

/** The column of premiums for treatment, and one that is no premium. */
const [PREMIUM, OTHER] = [33, 7];
const COLUMNS = { flat: 38, thing: 31, forHouse: 10, forCar: 12 } as const;
const itemOf = ({ isUntaxedPremium, kind, ...one }: HandItem): PayItem => ({
  ...{ ...one, continuous: false },
  taxColumn: isUntaxedPremium ? PREMIUM : kind === undefined ? OTHER : COLUMNS[kind],
});

const dayBefore = (day: HandDay): string => new Date(Date.parse(isoOf(day)) - 86_400_000).toISOString().slice(0, 10);

/** The same as the product is asked it. */
export function caseOf(one: HandCase): PayCase {
  const { hired, left, days: said, isMarried, children, insuredDays, isInsured, hardWork, workshopRelief, tax, deprived, wages, seniorityDaily } = one;
  const isDays = (kind: string): boolean => !(minuteKinds as readonly string[]).includes(kind);
  return {
    ...{ year: one.year, month: one.month, items: one.items.map(itemOf), before: one.before },
    facts: {
      ...{ hireDate: isoOf(hired), leaveDate: left && isoOf(left), days: said, base: 'none', isMarried, insuredDays, hardWork, workshopRelief, tax, deprived },
      insurance: isInsured ? 'worker' : 'none',
      children: typeof children === 'number' ? children : children.map(({ born, ...rest }) => ({ ...rest, birthDate: isoOf(born) })),
      seniorityDaily: seniorityDaily === undefined ? undefined : exactRial(seniorityDaily),
      exemptionUsed: exactRial(one.exemptionUsed),
      ...(one.housing && { housing: one.housing === 'furnished' ? 'furnished' : 'plain' }),
      ...(one.car && { car: one.car === 'driver' ? 'driver' : 'self' }),
      ...(one.thingsUsed !== undefined && { thingsUsed: exactRial(one.thingsUsed) }),
    },
    wages: wages.map(({ amount, per, from }, at) => {
      const next = wages[at + 1]?.from;
      return { factor: 'base', amount: exactRial(amount), per, from: from && isoOf(from), thru: next && dayBefore(next) };
    }),
    work: Object.entries(one.work).map(([workFactor, count = 0]) => (isDays(workFactor) ? { workFactor, days: ratio(BigInt(count), 2n) } : { workFactor, minutes: count })),
  };
}
