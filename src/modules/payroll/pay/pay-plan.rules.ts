/** The formulas of a month of pay: every sum is one, so that each figure explains itself down to the law and the facts. Pure. */
import type { Rounding } from '#kernel/formula/exact.ts';
import { compileSet, type FormulaSet, type Source } from '#kernel/formula/formula.ts';
import type { Named } from '#kernel/formula/values.ts';
import lawMessages from '../annual-annuities/annual-annuities-formula.messages.fa.ts';
import { type LegalKindId, legalKinds } from '../annual-annuities/legal.catalogue.ts';
import { insuranceTexts, sumOf } from './insurance-texts.rules.ts';
import { type FactorFlags, type PayFactor, wageText, wholeText, workFactors } from './labour.rules.ts';
import { baseFormulasIn, type Countable, premiumsBy, taxFormulaOf, withoutFormulas } from './legal-deductions.rules.ts';
import messages from './pay.messages.fa.ts';
import { PayFault } from './pay-fault.rules.ts';
import { type NamedOfLibrary, noFormulas, placedFormulas, type TermFormulas } from './pay-formulas.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import { reliefText, taxTexts } from './tax-texts.rules.ts';
import { type FactorTraits, type FlatCode, flatTexts, isFlatColumn, type TaxedBeside, type ThingCode, thingTexts } from './taxed-beside.rules.ts';

/** How the tax of somebody is counted: by the table, at half or not at all, or at one rate. */
export type TaxCondition = 'normal' | 'exempt' | 'nonMain';

export interface PlanFor extends TaxedBeside {
  readonly factors: readonly PayFactor[];
  /** What factors of the library rest on; none when absent. */
  readonly formulas?: TermFormulas | undefined;
  /** Formulas of them that items are counted by. */
  readonly itemFormulas?: readonly string[] | undefined;
  readonly settings: PaySettings;
  /** What a factor counts for, where it is not as declared. */
  readonly flags?: Readonly<Record<string, Partial<FactorFlags>>> | undefined;
  /** What the group says of a factor beside that, where it is not as declared. */
  readonly traits?: Readonly<Record<string, FactorTraits>> | undefined;
  readonly insurance: 'worker' | 'other' | 'none';
  readonly hardWork: boolean;
  readonly workshopRelief: boolean;
  readonly tax: TaxCondition;
  /** Whether the place of service halves the tax. */
  readonly deprived: boolean;
  /** Whether something else was insured in the month. */
  readonly isBeside?: boolean | undefined;
  /** Whether this is paid beside the months, and whether something was that is taxed with the year. */
  readonly isPayment?: boolean | undefined;
  readonly isTaxedBeside?: boolean | undefined;
  /** Whether it is a part of a month, or months with a part: its tax is that of them so far, whatever the method, less what was withheld. */
  readonly isPart?: boolean | undefined;
  /** Whether what such a part takes off its taxed pay is taken to the next part of the month where there is none. */
  readonly isCarried?: boolean | undefined;
  /** Whether it is told first how the amounts came about; it may be counted by all the same. */
  readonly isExplained?: boolean | undefined;
}

export interface PlannedFactor extends PayFactor {
  readonly title: string;
  readonly flags: FactorFlags;
  readonly continuous?: boolean;
}

export interface PayPlan {
  readonly factors: readonly PlannedFactor[];
  /** Codes of the factors, and by which names formulas ask for their wages. */
  readonly wageNames: readonly (readonly [code: string, name: string])[];
  readonly settings: PaySettings;
  /** The sums that it counts, in the order of their lines. */
  readonly sums: readonly SumCode[];
  readonly beside: TaxedBeside;
  readonly set: FormulaSet;
  readonly sources: ReadonlyMap<string, Source>;
  /** Titles of all that formulas name. */
  readonly titles: ReadonlyMap<string, string>;
  /** What of the library the formulas name, and the values of it that are everybody's. */
  readonly library: ReadonlyMap<string, NamedOfLibrary>;
  /** Names of formulas that are counted as no factor, by their codes in the library. */
  readonly formulaNames: ReadonlyMap<string, string>;
  readonly shared: TermFormulas['values'];
  /** The same month of the factors that no formula of the library counts: by it what was paid is insured. */
  readonly withoutLibrary: () => PayPlan;
}

export const sumCodes = ['insurable', 'insuranceBase', 'insuranceWorker', 'insuranceEmployer', 'insuranceUnemployment', 'insuranceHardWork', 'taxable', 'taxDue', 'tax'] as const;
/** Sums of those alone whom they concern. */
export const besideCodes = ['nonCashHouse', 'nonCashCar', 'nonCashFree', 'taxableFlat', 'taxFlat'] as const satisfies readonly (ThingCode | FlatCode)[];
/** Sums of parts of a month alone. */
export const partCodes = ['untaxedLeft'] as const;
/** Of groups whose taxed pay a formula of the library counts. */
export const baseCodes = ['taxBase'] as const;
export type SumCode = (typeof sumCodes | typeof besideCodes | typeof partCodes | typeof baseCodes)[number];
/** In the order of their lines. */
const allSums: readonly SumCode[] = [...sumCodes.slice(0, 6), ...besideCodes.slice(0, 3), ...baseCodes, 'taxable', ...partCodes, 'taxDue', 'tax', ...besideCodes.slice(3)];

const number = { type: 'number' } as const;
const rial = { type: 'number', unit: 'rial' } as const;

const spanFields = new Map<string, Named>(Object.entries(messages.spans).map(([code, title]) => [code, { ...number, title }]));
export const lawNames: readonly (readonly [string, Named])[] = (Object.keys(legalKinds) as LegalKindId[]).map((kind): [string, Named] => [
  `law.${kind}`,
  { title: lawMessages.formula.names[kind], ...(legalKinds[kind].shape === 'bracket' ? { type: 'table', keys: ['band'] } : number) },
]);
const rials: ReadonlySet<string> = new Set([
  'insured.before',
  'insured.over',
  'kind.wage',
  'kind.exemption',
  'kind.paid',
  'taxed.before',
  'taxed.left',
  'items.insured',
  'items.taxed',
  'items.deductible',
  'items.flat',
  'items.house',
  'items.car',
  'items.things',
  'items.continuous',
  'arrears.taxed',
  'arrears.flat',
  'tax.before',
  'tax.beside',
  'tax.withheld',
  'tax.used',
  'tax.exemption',
  'tax.thingsUsed',
]);
const factNames = Object.entries(messages.names).map(([code, title]): [string, Named] => [
  code,
  { ...(code === 'person.married' ? { type: 'flag' } : rials.has(code) ? rial : number), title },
]);

const titleOf = ({ code, title }: PayFactor): string => title ?? (Object.hasOwn(messages.factors, code) ? messages.factors[code as keyof typeof messages.factors] : code);

/** A factor with what it counts for: as said, else as declared, bases as the settings list them. */
function planned(factor: PayFactor, { settings, flags = {}, traits = {} }: Pick<PlanFor, 'settings' | 'flags' | 'traits'>): PlannedFactor {
  const bases = ['overtimeBase', 'eidiBase', 'severanceBase'] as const;
  const { code } = factor;
  return {
    ...factor,
    // what is a month's sum by itself is paid each month
    continuous: factor.whole !== undefined,
    ...(Object.hasOwn(traits, code) ? traits[code] : {}),
    title: titleOf(factor),
    flags: {
      insured: false,
      taxed: false,
      ...factor.flags,
      ...(Object.fromEntries(bases.map((base) => [base, settings[base].includes(code)])) as Pick<FactorFlags, (typeof bases)[number]>),
      ...(Object.hasOwn(flags, code) ? flags[code] : {}),
    },
  };
}

/** A wage somebody is paid beside what is declared: insured and taxed, a continuous benefit. */
export const addedWage = (code: string, title?: string): PayFactor => ({
  code,
  ...(title !== undefined && { title }),
  text: wageText(code),
  whole: wholeText(code),
  flags: { insured: true, taxed: true },
  taxColumn: 7,
  insuranceBucket: 'benefit',
});

export function textOf({ text }: PayFactor, factors: readonly PlannedFactor[], { hourRounding }: PaySettings): string {
  const base = `(${sumOf(factors.flatMap(({ flags, whole }) => (flags.overtimeBase && whole !== undefined ? [whole] : [])))})`;
  const hour = `${base} / set.monthHours`;
  const rounded = { none: `(${hour})`, half: `round(${hour})`, down: `floor(${hour})` }[hourRounding];
  return text.replaceAll('{hour}', rounded).replaceAll('{day}', `${base} / 30`);
}

/** Columns of the tax list for the premiums that are not taxed: treatment and life insurance (direct tax law 137). */
export const DEDUCTIBLE: ReadonlySet<number> = new Set([33, 34]);

const isTaken = ({ isDeduct }: PayFactor): boolean => isDeduct === 'Y';

/**
 * What is taxed of a month: less the worker's premium and what the law lets be taken off. `free`: what of things is not taxed. The parts of a month
 * come to what the month comes to: what one of them has no taxed pay for is taken off the parts after it, and of those before it where none is left.
 */
function taxableTexts(factors: readonly PlannedFactor[], taxed: readonly string[], free: string, isCarried = false): Partial<Readonly<Record<SumCode, string>>> {
  const taken = factors.filter((one) => isTaken(one) && DEDUCTIBLE.has(one.taxColumn ?? 0)).map(({ code }) => code);
  const pay = sumOf([...taxed]);
  const off = ['insuranceWorker * set.taxShare', 'items.deductible', ...taken];
  const left = `${pay}${free} - ${off.join(' - ')}`;
  if (!isCarried) return { taxable: `max(${left}, 0)` };
  return {
    taxable: `max(${left} + taxed.before - taxed.left, 0) - taxed.before`,
    untaxedLeft: `max(${off.join(' + ')} + taxed.left - taxed.before - (${pay}${free}), 0) - taxed.left`,
  };
}

/** The sums of a month, those alone that concern it. What a formula takes off the pay is neither insured nor taxed. */
function sumTexts(of: PlanFor, factors: readonly PlannedFactor[], formulas: Countable['formulas']): Partial<Readonly<Record<SumCode, string>>> {
  const paid = factors.filter((one) => !isTaken(one));
  const codesOf = (keep: (factor: PlannedFactor) => boolean): string[] => paid.filter(keep).map(({ code }) => code);
  const isFlat = ({ taxColumn }: PlannedFactor): boolean => of.isFlat === true && isFlatColumn(taxColumn);
  const hasBase = factors.some(({ code }) => code === 'base');
  const things = thingTexts(of, sumOf([...codesOf(({ flags, continuous }) => flags.taxed && continuous === true), 'items.continuous']));
  const worth = ['nonCashHouse', 'nonCashCar'].filter((code) => Object.hasOwn(things, code));
  const free = things.nonCashFree === undefined ? '' : ' - nonCashFree';
  const byFormula = formulas.get(taxFormulaOf(of.settings.deductions)?.code ?? '');
  // never below zero; what is given beside the factors and what the law takes off are no matter of it
  const taxed = byFormula === undefined ? codesOf((one) => one.flags.taxed && !isFlat(one)) : ['taxBase'];
  return {
    ...insuranceTexts(
      of,
      codesOf(({ flags }) => flags.insured),
      hasBase,
      premiumsBy(of.settings.deductions, { codes: new Set(codesOf(() => true)), formulas }, of.isBeside),
    ),
    ...things,
    ...(byFormula !== undefined && { taxBase: `max(${byFormula}, 0)` }),
    ...taxableTexts(factors, [...taxed, 'items.taxed', 'arrears.taxed', ...worth], free, of.isCarried),
    ...taxTexts(of),
    ...(of.isFlat === true && flatTexts(sumOf(codesOf((one) => one.flags.taxed && isFlat(one))), of.tax === 'exempt', reliefText(of.deprived))),
  };
}

const wageName = (code: string): string => `wage.${code}`;

const namesOf = (factors: readonly PlannedFactor[]): readonly (readonly [string, Named])[] => [
  ...lawNames,
  ...factNames,
  ...factors.map(({ code, title }): [string, Named] => [wageName(code), { type: 'list', title: messages.wageOf(title), fields: spanFields }]),
  ...workFactors.map((code): [string, Named] => [`work.${code}`, { ...number, title: messages.workOf(messages.factors[code]) }]),
];

/** Why a set cannot be counted: a formula of the library with a fault or in a circle, or a factor whose code means something else. */
function faultIn({ faults }: FormulaSet, isOfLibrary: boolean, titles: ReadonlyMap<string, string>): PayFault | undefined {
  const [fault] = faults;
  if (fault === undefined) return undefined;
  const { formula: code, message: sentence } = fault;
  return isOfLibrary ? new PayFault('formulaFault', { code, factor: titles.get(code) ?? code, sentence }) : new PayFault('takenCode', { code });
}

/**
 * Compiles the formulas of a month. Throws PayFault `takenCode` of a factor whose code is no name of the language or another's, and of one
 * too many; `formulaFault` where formulas of the library are among them, `formulaGone` of one that does not stand in the month.
 */
export function planPay(of: PlanFor): PayPlan {
  const { settings, formulas = noFormulas } = of;
  const factors = of.factors.map((factor) => planned(factor, of));
  const placed = placedFormulas(formulas, factors, new Set([...factors.map(({ code }) => code), ...allSums]), [
    ...baseFormulasIn(settings.deductions, formulas),
    ...(of.itemFormulas ?? []),
  ]);
  const sums = sumTexts(of, factors, placed.nameOf);
  const counted = allSums.filter((code) => Object.hasOwn(sums, code));
  const rounding = { unit: 1, mode: settings.lineRounding };
  const source = (code: string, title: string, text: string, by: Rounding = rounding): Source => ({ code, title, text, ...rial, rounding: by });
  const all = [
    ...factors.map((one) => source(one.code, one.title, textOf({ ...one, text: placed.textOf(one) }, factors, settings), placed.roundingOf(one, rounding))),
    ...counted.map((code) => source(code, messages.sums[code], sums[code] ?? '0')),
    ...placed.sources,
  ];
  const names = new Map<string, Named>([...namesOf(factors), ...placed.names]);
  const set = compileSet(all, names, of.isExplained);
  const titles = new Map([...names].map(([code, { title = code }]) => [code, title]));
  for (const { code, title = code } of all) titles.set(code, title);
  const fault = faultIn(set, formulas.formulas.length > 0, titles);
  if (fault) throw fault;
  const { isFlat, housing, car, hasThings } = of;
  let bare: PayPlan | undefined;
  const withoutLibrary = (): PayPlan => {
    bare ??= planPay({
      ...of,
      factors: of.factors.filter(({ formula }) => formula === undefined),
      formulas: undefined,
      itemFormulas: undefined,
      settings: withoutFormulas(settings),
    });
    return bare;
  };
  return {
    ...{
      factors,
      wageNames: factors.map(({ code }) => [code, wageName(code)] as const),
      settings,
      sums: counted,
      beside: { isFlat, housing, car, hasThings },
      set,
      titles,
      withoutLibrary,
    },
    ...{ sources: new Map(all.map((one) => [one.code, one])), library: placed.known, formulaNames: placed.nameOf, shared: formulas.values },
  };
}
