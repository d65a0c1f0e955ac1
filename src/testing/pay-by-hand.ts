/**
 * A month of pay by other means: day after day with plain fractions of bigints, from the circulars read anew (guide iran.md 1). Nothing is shared
 * with the product's rules, its language of formulas or its calendar. For tests that compare the two.
 */
import { dayKinds, type HandAnswer, type HandCase, type HandItem, type HandWage, minuteKinds, type WorkKind } from './pay-by-hand-case.ts';
import { type HandDay, type HandYear, handLaw, isBefore, lengthOf } from './pay-by-hand-law.ts';
import { down, type Fraction, HALVES, half, least, type Month, monthOf, of, plus, sum, times, ZERO } from './pay-by-hand-month.ts';

/** Hundredths, or thousandths, of an hour's or a day's wage. */
const premiums = {
  ...{ overtime: [7, 5], night: [7, 20], friday: [2, 5], holiday: [7, 5] },
  ...{ shiftTwo: [1, 10], shiftThree: [3, 20], shiftNight: [9, 40], mission: [1, 1] },
} as const satisfies Partial<Record<WorkKind, readonly [number, number]>>;

/** Rials a day on a day: every new year what stands rises, every completed year is granted the figure of its year. */
function grownSeniority(hired: HandDay, on: HandDay): bigint {
  let stands = 0n;
  for (let year = hired.year + 1; year <= on.year; year += 1) {
    stands = half(of(stands * handLaw(year, 1).rise, 100));
    const complete = { year, month: hired.month, day: Math.min(hired.day, lengthOf(year, hired.month)) };
    if (!isBefore(on, complete)) stands += handLaw(year, year === on.year ? on.month : 12).seniority;
  }
  return stands;
}

/** A wage by the day it stands on: what it comes to, and what a full month of thirty days of it is. */
function spread({ tied, paid, part }: Month, wageOn: (day: HandDay) => HandWage | undefined): readonly [amount: Fraction, whole: Fraction] {
  let [amount, whole] = [ZERO, ZERO];
  const share = of(1, tied.length || 1);
  for (const day of tied) {
    const wage = wageOn(day);
    if (wage === undefined) continue;
    const rials = times(of(wage.amount), share);
    amount = plus(amount, times(rials, wage.per === 'day' ? paid : part));
    whole = plus(whole, wage.per === 'day' ? times(rials, of(30)) : rials);
  }
  return [amount, whole];
}

function seniorityOn(one: HandCase, month: Month, law: HandYear): (day: HandDay) => HandWage | undefined {
  const daily = (day: HandDay): bigint => one.seniorityDaily ?? grownSeniority(one.hired, day);
  const { all, isFull } = month;
  const isThisYears = isFull && all.length > 0 && all.every((day) => daily(day) === law.seniority);
  return one.readings.seniority === 'circular' && isThisYears ? () => ({ amount: law.seniorityMonth, per: 'month' }) : (day) => ({ amount: daily(day), per: 'day' });
}

function childrenOf({ year, month, children, insuredDays }: HandCase): number {
  if (insuredDays !== undefined && insuredDays < 720) return 0;
  if (typeof children === 'number') return children;
  const last = { year, month, day: lengthOf(year, month) };
  const isYoung = (born: HandDay): boolean => isBefore(last, { ...born, year: born.year + 18 });
  return children.filter(({ born, isStudent, isDisabled }) => !isBefore(last, born) && (isStudent || isDisabled || isYoung(born))).length;
}

/** What is earned, by code: the factors of the labour law. */
function earned(one: HandCase, month: Month, law: HandYear): Map<string, bigint> {
  const { readings, work, wages } = one;
  const rial = readings.rounding === 'half' ? half : down;
  const ofWages = spread(month, (day) => wages.findLast(({ from }) => from === undefined || !isBefore(day, from)));
  const byFormula = of(rial(times(month.paid, of(7_000_000))));
  const [base, wholeBase] = one.byFormula === 'base' ? [byFormula, byFormula] : ofWages;
  const [seniority, wholeSeniority] = spread(month, seniorityOn(one, month, law));
  const whole = plus(wholeBase, wholeSeniority);
  const exactHour = times(whole, of(1, readings.hours));
  const hour = readings.hour === 'none' ? exactHour : of(readings.hour === 'half' ? half(exactHour) : down(exactHour));
  const monthly = (amount: bigint): bigint => rial(times(of(amount), month.part));
  const lines = new Map<string, bigint>([
    ['base', rial(base)],
    ['seniority', rial(seniority)],
    ['housing', monthly(law.housing)],
    ['grocery', monthly(law.grocery)],
    ['marital', one.isMarried ? monthly(law.marital) : 0n],
    ['child', monthly(law.wage * 3n * BigInt(childrenOf(one)))],
  ]);
  if (one.byFormula === 'factor') lines.set('third', rial(plus(of(rial(base), 3), times(month.paid, of(1000)))));
  for (const kind of minuteKinds) lines.set(kind, rial(times(hour, of(work[kind] ?? 0, 60), of(...premiums[kind]))));
  for (const kind of dayKinds) lines.set(kind, rial(times(whole, of(1, 30), of(work[kind] ?? 0, HALVES), of(...premiums[kind]))));
  return lines;
}

/** The tax of a year's income; exact. */
function yearlyTax([n, d]: Fraction, { ends, top }: HandYear): Fraction {
  let [tax, low] = [0n, 0n];
  for (let at = 0; at <= ends.length; at += 1) {
    const rate = at === ends.length ? top : ([0, 10, 15, 20, 25, 30][at] ?? top);
    const end = ends[at];
    const high = end === undefined ? n : BigInt(end) * 1_000_000n * d;
    const reached = n < high ? n : high;
    if (reached > low) tax += (reached - low) * BigInt(rate);
    low = high;
  }
  return [tax, d * 100n];
}

function taxOf(one: HandCase, taxable: bigint, law: HandYear): { readonly due: bigint; readonly tax: bigint } {
  const { readings, before, year, exemptionUsed, deprived, part } = one;
  const rial = readings.rounding === 'half' ? half : down;
  const relief = of(1, deprived ? 2 : 1);
  if (one.tax === 'exempt') return { due: 0n, tax: 0n };
  if (one.tax === 'nonMain') {
    const flat = rial(times(of(taxable * BigInt(law.nonMain ?? 0), 100), relief));
    return { due: flat, tax: flat };
  }
  // what another employer has used stands below this income
  const used = yearlyTax(of(exemptionUsed), law);
  const yearly = ([n, d]: Fraction): Fraction => {
    const above = yearlyTax([n + exemptionUsed * d, d], law);
    return plus(above, [-used[0], used[1]]);
  };
  if (readings.method === 'monthly' && part === undefined) {
    const due = rial(times(yearly(of(taxable * 12n)), of(1, 12), relief));
    return { due, tax: due };
  }
  // by the month alone the parts and the months of a period are taxed with one another
  const own = before.filter((month) => month.year === year && (readings.method === 'cumulative' || month.isOfPeriod));
  const soFar = part ? of(part.thru, lengthOf(year, one.month)) : of(1);
  const [n, d] = plus(of(own.length), soFar);
  const income = taxable + sum(own.map((month) => month.taxable)) + (part?.taxable ?? 0n);
  const due = rial(times(yearly(of(income * 12n * d, n)), of(n, d * 12n), relief));
  const open = due - sum(own.map(({ tax }) => tax)) - (part?.tax ?? 0n);
  return { due, tax: open < 0n && readings.overpaid === 'carry' ? 0n : open };
}

const notInsured: ReadonlySet<string> = new Set(['child', 'mission']);

/** Hundredths of the continuous money that a house and a car are worth. */
const HOUSES = { furnished: 25, unfurnished: 20 } as const;
const CARS = { driver: 10, noDriver: 5 } as const;
const FREE_MONTHS = 2n;

interface Things {
  readonly house: bigint;
  readonly car: bigint;
  readonly free: bigint;
}

/** What is no money: a house, a car, and of other things what is free of the tax. */
function thingsOf({ housing, car, items, readings, thingsUsed = 0n }: HandCase, { ends }: HandYear, continuous: bigint): Things {
  const rial = readings.rounding === 'half' ? half : down;
  const itemsOf = (kind: HandItem['kind'], isTaken: boolean): bigint =>
    sum(items.filter((item) => item.kind === kind && (item.isDeduct === 'Y') === isTaken && (isTaken || item.taxed)).map(({ amount }) => amount));
  const worth = (hundredths: number | undefined, paid: bigint): bigint => {
    const left = continuous * BigInt(hundredths ?? 0) - paid * 100n;
    return hundredths === undefined || left < 0n ? 0n : rial(of(left, 100));
  };
  const [given, free] = [itemsOf('thing', false), of(BigInt(ends[0] ?? 0) * 1_000_000n * FREE_MONTHS - thingsUsed * 12n, 12)];
  return {
    house: worth(housing && HOUSES[housing], itemsOf('forHouse', true)),
    car: worth(car && CARS[car], itemsOf('forCar', true)),
    free: free[0] <= 0n ? 0n : rial(least(of(given), free)),
  };
}

/** What is taxed at the year's own rate, and that tax: a tenth, of 1404 alone. */
function flatTax({ year, items, tax, deprived, readings }: HandCase): { readonly income: bigint; readonly tax: bigint } {
  const rial = readings.rounding === 'half' ? half : down;
  const income = year === 1404 ? sum(items.filter((item) => item.kind === 'flat' && item.taxed && item.isDeduct !== 'Y').map(({ amount }) => amount)) : 0n;
  return { income, tax: tax === 'exempt' ? 0n : rial(of(income, deprived ? 20 : 10)) };
}

/** What the insurance is counted on, and everybody's share. `base`, `overtime`: what the month pays of them. */
function insuranceOf(one: HandCase, month: Month, law: HandYear, insurable: bigint, { base, overtime }: { readonly base: bigint; readonly overtime: bigint }): Map<string, bigint> {
  const { readings, isInsured, hardWork, workshopRelief, isOnHalfOvertime, part } = one;
  const rial = readings.rounding === 'half' ? half : down;
  const cap = law.wage * 7n * (readings.capDays === '30' ? 30n : month.insured);
  const floor = base > 0n ? law.wage * month.insured : 0n;
  const soFar = insurable + (part?.insurable ?? 0n);
  const capped = soFar < cap ? soFar : cap;
  const open = (capped > floor ? capped : floor) - (part?.insured ?? 0n);
  const on = isInsured && open > 0n ? open : 0n;
  const share = (hundredths: number): bigint => rial(of(on * BigInt(hundredths), 100));
  const halves = base * 2n + overtime;
  const ofHalfOvertime = isInsured ? rial(of((halves < cap * 2n ? halves : cap * 2n) * 7n, 200)) : 0n;
  return new Map([
    ['insurable', insurable],
    ['insuranceBase', on],
    ['insuranceWorker', isOnHalfOvertime === true ? ofHalfOvertime : share(7)],
    ['insuranceEmployer', workshopRelief ? 0n : share(20)],
    ['insuranceUnemployment', share(3)],
    ['insuranceHardWork', hardWork ? share(4) : 0n],
  ]);
}

/** What is taken of what is left, the lowest rank first. */
function taken(items: readonly HandItem[], left: bigint): Map<string, bigint> {
  let open = left > 0n ? left : 0n;
  const lines = new Map<string, bigint>();
  for (const { code, amount, isWhole } of items.toSorted((a, b) => a.rank - b.rank)) {
    const got = amount <= open ? amount : isWhole ? 0n : open;
    open -= got;
    lines.set(code, got);
  }
  return lines;
}

const asRecord = (map: ReadonlyMap<string, bigint>): Readonly<Record<string, bigint>> => Object.fromEntries([...map].filter(([, amount]) => amount !== 0n));

/** What is paid of months before. Rials. */
export interface HandOwed {
  readonly gross: bigint;
  readonly taxed: bigint;
  /** By code of a sum. */
  readonly insurance: ReadonlyMap<string, bigint>;
}

const nothingOwed: HandOwed = { gross: 0n, taxed: 0n, insurance: new Map() };

/** Whether a factor of a year is taxed. */
export const isTaxedIn =
  ({ isAidTaxed }: HandYear) =>
  (code: string): boolean =>
    code !== 'mission' && (isAidTaxed || (code !== 'housing' && code !== 'grocery'));

/** Days of a month before the one that a period ends in: what it pays of them, by code. */
export function monthByHand(one: HandCase): { readonly lines: ReadonlyMap<string, bigint>; readonly insurance: ReadonlyMap<string, bigint> } {
  const [law, month] = [handLaw(one.year, one.month), monthOf(one)];
  const lines = earned(one, month, law);
  const insurable = sum([...lines].filter(([code]) => !notInsured.has(code)).map(([, amount]) => amount));
  return { lines, insurance: insuranceOf(one, month, law, insurable, { base: lines.get('base') ?? 0n, overtime: lines.get('overtime') ?? 0n }) };
}

export function payByHand(one: HandCase, owed = nothingOwed): HandAnswer {
  const law = handLaw(one.year, one.month);
  const month = monthOf(one);
  const rial = one.readings.rounding === 'half' ? half : down;
  const lines = earned(one, month, law);
  const isTaxed = isTaxedIn(law);
  const itemsOf = (keep: (item: HandItem) => boolean): bigint => sum(one.items.filter(keep).map(({ amount }) => amount));
  const insured = [...lines].filter(([code]) => !notInsured.has(code)).map(([, amount]) => amount);
  const insurance = insuranceOf(one, month, law, sum(insured) + itemsOf((item) => item.insured && item.isDeduct !== 'Y'), {
    base: lines.get('base') ?? 0n,
    overtime: lines.get('overtime') ?? 0n,
  });
  const worker = insurance.get('insuranceWorker') ?? 0n;
  const halfOvertime = rial(of((lines.get('base') ?? 0n) * 2n + (lines.get('overtime') ?? 0n), 2));
  const ofFactors = one.isTaxedOnHalfOvertime === true ? halfOvertime : sum([...lines].filter(([code]) => isTaxed(code)).map(([, amount]) => amount));
  const income = ofFactors + itemsOf((item) => item.taxed && item.isDeduct !== 'Y');
  const flat = flatTax(one);
  const things = thingsOf(one, law, sum(['base', 'seniority', 'housing', 'grocery', 'marital', 'child'].filter(isTaxed).map((code) => lines.get(code) ?? 0n)));
  const premiumsPaid = itemsOf(({ isUntaxedPremium, isDeduct }) => isUntaxedPremium && isDeduct === 'Y');
  const owedWorker = owed.insurance.get('insuranceWorker') ?? 0n;
  const { taxable: taxedBefore, left: leftBefore } = one.part ?? { taxable: 0n, left: 0n };
  const pay = income + owed.taxed + things.house + things.car - things.free - flat.income - premiumsPaid + taxedBefore - leftBefore;
  const taxed = pay * 7n - (worker + owedWorker) * BigInt(one.readings.untaxedSevenths);
  const taxable = (taxed > 0n ? rial([taxed, 7n]) : 0n) - taxedBefore;
  const untaxedLeft = one.part === undefined ? 0n : (taxed < 0n ? rial([-taxed, 7n]) : 0n) - leftBefore;
  const { due, tax } = taxOf(one, taxable, law);
  const gross = sum(lines.values()) + itemsOf(({ isDeduct }) => isDeduct === 'N') + owed.gross;
  const left = gross - worker - owedWorker - tax - flat.tax;
  const deducted = taken(
    one.items.filter(({ isDeduct }) => isDeduct === 'Y'),
    left,
  );
  const after = left - sum(deducted.values());
  const odd = after > 0n ? -(after % BigInt(one.readings.netUnit)) : -after;
  for (const { code, amount, isDeduct } of one.items) if (isDeduct !== 'Y') lines.set(code, amount);
  const besides: [string, bigint][] = [
    ['nonCashHouse', things.house],
    ['nonCashCar', things.car],
    ['nonCashFree', things.free],
    ['taxableFlat', flat.income],
    ['taxFlat', flat.tax],
    ['untaxedLeft', untaxedLeft],
    ['taxBase', one.isTaxedOnHalfOvertime === true ? halfOvertime : 0n],
  ];
  const all = new Map([...lines, ...insurance, ['taxable', taxable], ['taxDue', due], ['tax', tax], ...besides, ...deducted, [after < 0n ? 'shortfall' : 'rounding', odd]]);
  const employer = sum(['insuranceEmployer', 'insuranceUnemployment', 'insuranceHardWork'].map((code) => (insurance.get(code) ?? 0n) + (owed.insurance.get(code) ?? 0n)));
  return {
    lines: asRecord(all),
    figures: {
      ...{
        gross,
        ...Object.fromEntries([...insurance].map(([code, amount]) => [code, amount + (owed.insurance.get(code) ?? 0n)])),
        taxable,
        tax: tax + flat.tax,
        deductions: worker + owedWorker + tax + flat.tax + sum(deducted.values()),
        rounding: odd,
        net: after + odd,
      },
      employerCost: gross + employer,
    },
  };
}
