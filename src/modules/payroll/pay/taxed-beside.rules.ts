/**
 * Income that the table of the tax does not reach as it stands (guide iran.md 1.5): what is no money (direct taxes 83: a house, a car, other things at
 * cost) is valued and added to the taxable income; what the budget law of a year taxes at one rate is taxed apart from the table. Which is which is
 * said by the column of the list of amounts for the tax (guide 2.2). Pure; rials.
 */
import type { Exact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import type { PayCase, PayItem } from './pay-case.rules.ts';
import { exactRial, type MonthLaw } from './pay-law.rules.ts';

/** A house of the employer that somebody lives in, and a car that somebody has of it. */
export type Housing = 'furnished' | 'plain';
export type Car = 'driver' | 'self';

export interface ThingsGiven {
  readonly housing?: Housing | undefined;
  readonly car?: Car | undefined;
}

/** The same as pay data and questions say it. */
export const housings = { furnished: 'furnished', unfurnished: 'plain' } as const satisfies Record<string, Housing>;
export const cars = { driver: 'driver', noDriver: 'self' } as const satisfies Record<string, Car>;

/** What the group says of a factor beside what it counts for. */
export interface FactorTraits {
  /** Column of the list of amounts for the tax, 1 to 39. */
  readonly taxColumn: number | null;
  /** Paid each month, so that houses and cars are valued by it. */
  readonly continuous: boolean;
}

/** What a month's plan counts of it. */
export interface TaxedBeside extends ThingsGiven {
  /** Whether something is taxed at the rate of its own that the year has. */
  readonly isFlat?: boolean | undefined;
  /** Whether other things than a house or a car are given. */
  readonly hasThings?: boolean | undefined;
}

/** Columns of the list of amounts: 38 welfare, motivation and productivity; 13 and 31 things, each month and now and then; 10 and 12 what is paid for a house, for a car. */
const [FLAT, HOUSE_PAID, CAR_PAID] = [38, 10, 12];
const THINGS: ReadonlySet<number> = new Set([13, 31]);

export const isFlatColumn = (column: number | null | undefined): boolean => column === FLAT;
export const isThing = ({ taxColumn, taxed, isDeduct }: PayItem): boolean => taxed && isDeduct !== 'Y' && THINGS.has(taxColumn ?? 0);
export const isFlatItem = ({ taxColumn, taxed, isDeduct }: PayItem): boolean => taxed && isDeduct !== 'Y' && isFlatColumn(taxColumn);

export type ThingCode = 'nonCashHouse' | 'nonCashCar' | 'nonCashFree';
export type FlatCode = 'taxableFlat' | 'taxFlat';

const houseKinds: Readonly<Record<Housing, LegalKindId>> = { furnished: 'LpNonCashHouseFurnished', plain: 'LpNonCashHouse' };
const carKinds: Readonly<Record<Car, LegalKindId>> = { driver: 'LpNonCashCarDriver', self: 'LpNonCashCar' };

/** What things are worth for the tax. `continuous`: the sum of the money that is paid each month. */
export function thingTexts({ housing, car, hasThings = false }: TaxedBeside, continuous: string): Partial<Readonly<Record<ThingCode, string>>> {
  const worth = (kind: LegalKindId, paid: string): string => `max((${continuous}) * law.${kind} - ${paid}, 0)`;
  return {
    ...(housing && { nonCashHouse: worth(houseKinds[housing], 'items.house') }),
    ...(car && { nonCashCar: worth(carKinds[car], 'items.car') }),
    // of the year: so many months of its exemption, less what earlier months have used
    ...(hasThings && { nonCashFree: 'min(items.things, max(tax.exemption * law.LpNonCashMonths / 12 - tax.thingsUsed, 0))' }),
  };
}

/** The tax at the year's own rate. `flat`: the sum of the factors that it is for; `relief`: what is taken off any tax. */
export const flatTexts = (flat: string, isExempt: boolean, relief: string): Readonly<Record<FlatCode, string>> => ({
  taxableFlat: `max(${flat} + items.flat + arrears.flat, 0)`,
  taxFlat: isExempt ? '0' : `taxableFlat * law.LpTaxFlat${relief}`,
});

const sumOf = (items: readonly PayItem[], keep: (item: PayItem) => boolean): Exact => exactRial(items.reduce((sum, item) => (keep(item) ? sum + item.amount : sum), 0n));

/** The income that is free of the tax in the year: the end of the first step. */
function exemptionIn(law: MonthLaw): Exact {
  const [first] = law.rows('LpTaxBracket').toSorted((a, b) => (a.bracket ?? 0) - (b.bracket ?? 0));
  return exactRial(first?.amount ?? 0n);
}

/** What the formulas above are given; nothing where a plan has none of them. */
export function besideValues(
  { isFlat, housing, car, hasThings }: TaxedBeside,
  { items, facts }: PayCase,
  law: MonthLaw,
  arrearsFlat: Exact,
): readonly (readonly [string, Value])[] {
  const paidFor = (column: number): Exact => sumOf(items, ({ isDeduct, taxColumn }) => isDeduct === 'Y' && taxColumn === column);
  const isMonthly = ({ isDeduct, continuous, taxed }: PayItem): boolean => isDeduct === 'N' && continuous && taxed;
  return [
    ...(isFlat === true
      ? ([
          ['items.flat', sumOf(items, isFlatItem)],
          ['arrears.flat', arrearsFlat],
        ] as const)
      : []),
    ...(housing || car
      ? ([
          ['items.house', paidFor(HOUSE_PAID)],
          ['items.car', paidFor(CAR_PAID)],
          ['items.continuous', sumOf(items, (item) => isMonthly(item) && !isThing(item))],
        ] as const)
      : []),
    ...(hasThings === true
      ? ([
          ['items.things', sumOf(items, isThing)],
          ['tax.exemption', exemptionIn(law)],
          ['tax.thingsUsed', facts.thingsUsed ?? 0],
        ] as const)
      : []),
  ];
}
