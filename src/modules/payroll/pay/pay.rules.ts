/**
 * A month of pay from its facts: factors, insurance, tax, items, arrears, net. Stores nothing and reads nothing; the payslip of a
 * run is what this gives for the facts the run has frozen. Pure; rials are whole.
 */
import { add, denominator, type Exact, numerator } from '#kernel/formula/exact.ts';
import type { LegalKindId } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { countedItems, itemFormulasIn, itemsExplained } from './items-by-formula.rules.ts';
import { type BesideKind, kindFactors } from './kind-factors.rules.ts';
import { type FactorFlags, type PayFactor, wageText, wholeText } from './labour.rules.ts';
import { type Arrears, arrearsOf } from './pay-arrears.rules.ts';
import { type ByFormulas, monthFactors, noneByFormula, takenByFormula } from './pay-by-formula.rules.ts';
import type { PayBefore, PayCase, PayItem } from './pay-case.rules.ts';
import { PayFault } from './pay-fault.rules.ts';
import type { NamedOfLibrary } from './pay-formulas.rules.ts';
import { evened, itemLine, shareWarning, takeItems } from './pay-items.rules.ts';
import { exactRial, type GivenFigure, type Figures as LawFigures, type LawOf, lawBy, seniorityLaw } from './pay-law.rules.ts';
import { type Figures, figuresOf, type PayLine, type Warning } from './pay-lines.rules.ts';
import { firstDay } from './pay-month.rules.ts';
import { type CountedMonth, countMonth, factorLines, lawIn, sumLine } from './pay-month-count.rules.ts';
import { monthSoFar } from './pay-part.rules.ts';
import { addedWage, baseCodes, besideCodes, DEDUCTIBLE, type PayPlan, partCodes, planPay, sumCodes } from './pay-plan.rules.ts';
import type { PaySettings } from './pay-settings.rules.ts';
import { type MonthValues, monthOf, monthValues } from './pay-values.rules.ts';
import { flatWarning, floorWarning, leaveWarning, monthWarnings, overpaid, unconfirmed } from './pay-warnings.rules.ts';
import { besideValues, type FactorTraits, isFlatColumn, isFlatItem, isThing } from './taxed-beside.rules.ts';

/** Plans by settings and what else they rest on. */
type Plans = Map<PaySettings, Map<string, PayPlan>>;

/** What whoever counts many by the same law, flags and codes keeps from one to the next: compiling a plan takes ten times as long as counting by it. */
export interface CountingCache {
  readonly lawOf: LawOf;
  readonly plans: Plans;
}

export interface PayQuestion {
  readonly of: PayCase;
  readonly settings: PaySettings;
  /** Those by which a month before is counted anew; the same when absent. */
  readonly settingsIn?: ((of: PayBefore) => PaySettings) | undefined;
  /** By which factors a month before is counted anew, and what they counted for; as this one when absent. */
  readonly factorsIn?: ((of: PayBefore) => Pick<PayQuestion, 'flags' | 'codes' | 'traits' | 'formulas'>) | undefined;
  readonly flags?: Readonly<Record<string, Partial<FactorFlags>>> | undefined;
  /** What the group says of its factors beside what they count for. */
  readonly traits?: Readonly<Record<string, FactorTraits>> | undefined;
  readonly figures: LawFigures;
  readonly given: readonly GivenFigure[];
  readonly isExplained: boolean;
  /** The factors that count; all of the law when absent. */
  readonly codes?: ReadonlySet<string> | undefined;
  /** Factors that formulas of the library count; none when absent. */
  readonly formulas?: ByFormulas | undefined;
  /** Kept by the caller from question to question; of these figures. */
  readonly cache?: CountingCache | undefined;
}

export interface PayAnswer {
  readonly figures: Figures;
  readonly lines: readonly PayLine[];
  /** The law that it was counted by; of a step of the tax all steps. */
  readonly law: readonly LegalFigure[];
  readonly settings: PaySettings;
  readonly warnings: readonly Warning[];
  /** Titles of all that the formulas name. */
  readonly titles: ReadonlyMap<string, string>;
  /** What of the library they name; nothing when absent. */
  readonly library?: ReadonlyMap<string, NamedOfLibrary> | undefined;
}

/** A factor of the law or of work for which a wage is said: in place of the law's sum, beside the work. */
function withWage(factor: PayFactor): PayFactor {
  const { code, text, whole } = factor;
  const wage = wageText(code);
  if (text === wage) return factor;
  return whole === undefined ? { ...factor, text: `${text} + ${wage}` } : { ...factor, text: wage, whole: wholeText(code) };
}

/** Factors of a case: those of the labour law, those that formulas count, and wages that are none of them. */
function factorsOf({ kind, wages, before, items }: PayCase, year: number, codes: PayQuestion['codes'], formulas: ByFormulas): readonly PayFactor[] {
  const own = kind === undefined ? monthFactors(year, codes, formulas) : kindFactors(kind, codes, formulas);
  const taken = new Set<string>([...own.map(({ code }) => code), ...sumCodes, ...besideCodes, ...partCodes, ...baseCodes, 'rounding', 'shortfall']);
  for (const { code } of items) if (taken.has(code)) throw new PayFault('takenCode', { code });
  // beside the months nothing is paid by the wages of those that are counted anew
  const said = new Set([...wages, ...(kind === undefined ? before.flatMap((one) => one.wages ?? []) : [])].map(({ factor }) => factor));
  // in one order whatever the wages came in, so that people who are paid by the same factors have one plan
  const order = [...(codes ?? [])];
  const added = [...said].filter((code) => !own.some((one) => one.code === code)).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const code of added) if (taken.has(code)) throw new PayFault('takenCode', { code });
  const both = own.find(({ code, formula }) => formula !== undefined && said.has(code));
  if (both) throw new PayFault('formulaAndWage', { code: both.code, ...(both.title !== undefined && { factor: both.title }) });
  return [...own.map((one) => (said.has(one.code) ? withWage(one) : one)), ...added.map((code) => addedWage(code))];
}

/**
 * What the year's months before came to for tax, and what was withheld in them and beside them. What is paid beside the months rests on those
 * that were paid, its own among them. Throws PayFault `beforeOrder` of a month that is not before, or said twice.
 */
function taxedBefore(
  { kind, year, month, facts, items, before, part, beside = { taxable: 0n, tax: 0n, insured: 0n } }: PayCase,
  { taxMethod }: PaySettings,
): {
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly months: Exact;
  /** Of parts of the month itself. */
  readonly inMonth: bigint;
} {
  const isMonth = kind === undefined;
  // parts of the month may have been paid before this one
  const isBefore = (of: number): boolean => (isMonth && part === undefined ? of < month : of <= month);
  const seen = new Set<string>();
  for (const one of before) {
    const key = `${one.year}/${one.month}`;
    if (one.year > year || (one.year === year && !isBefore(one.month)) || seen.has(key)) throw new PayFault('beforeOrder', { code: key });
    seen.add(key);
  }
  // by the month alone a part is taxed with what its own months have come to so far
  const isAlone = part !== undefined && taxMethod === 'monthly';
  const own = before.filter((one) => one.year === year && (!isAlone || one.month === month || one.part !== undefined));
  const sum = (of: 'taxable' | 'tax', first: bigint): bigint => own.reduce((all, one) => all + one[of], first);
  const others = own.filter((one) => one.month !== month).length;
  // where nothing but arrears is paid to who has left the month is none of theirs
  const isGone = items.length === 0 && facts.leaveDate !== undefined && facts.leaveDate < firstDay({ year, month });
  const months = isMonth && !isGone ? add(others, part === undefined ? 1 : monthSoFar(part)) : Math.max(own.length, 1);
  const inMonth = before.reduce((all, one) => (one.year === year && one.month === month ? all + one.taxable : all), 0n);
  return { taxable: sum('taxable', 0n), tax: sum('tax', beside.tax), months, inMonth };
}

const sumItems = (items: readonly PayItem[], keep: (item: PayItem) => boolean): Exact => exactRial(items.reduce((sum, item) => (keep(item) ? sum + item.amount : sum), 0n));

/** What the formulas of a month are given of its items. `isFlat`: whether what the year taxes at a rate of its own is taxed apart. */
const itemValues = (items: readonly PayItem[], isFlat: boolean): readonly (readonly [string, Exact])[] => [
  ['items.insured', sumItems(items, ({ insured, isDeduct }) => insured && isDeduct !== 'Y')],
  ['items.taxed', sumItems(items, (item) => item.taxed && item.isDeduct !== 'Y' && !(isFlat && isFlatItem(item)))],
  ['items.deductible', sumItems(items, ({ isDeduct, taxColumn }) => isDeduct === 'Y' && DEDUCTIBLE.has(taxColumn ?? 0))],
];

/** Kinds that the plan's formulas do not name, though what they are given rests on them. */
function lawBeside({ amounts, seniority, month }: MonthValues, { facts, wages }: PayCase, settings: PaySettings): readonly LegalKindId[] {
  const bySeniority = seniority.length > 0 && month.employed > 0;
  return [
    ...(facts.base === 'minimum' ? (['LpMinDailyWage'] as const) : []),
    ...(bySeniority ? (['LpSeniorityDaily'] as const) : []),
    ...(bySeniority && seniority.length > 1 ? (['LpWageFactor'] as const) : []),
    ...((amounts.get('seniority') ?? []).some(({ per }) => per === 'month') ? (['LpSeniorityMonthly'] as const) : []),
    ...(settings.taxInsuranceShare === undefined ? (['LpTaxInsuranceShare'] as const) : []),
    ...(facts.children === 0 ? [] : (['LpChildDays'] as const)),
    ...wages.flatMap(({ restsOn = [] }) => restsOn),
  ];
}

const totalOf = (lines: readonly PayLine[], isDeduct: PayLine['isDeduct']): bigint =>
  lines.reduce((sum, line) => (line.isDeduct === isDeduct && line.side === 'employee' ? sum + line.amount : sum), 0n);

/** Lines of the month itself: factors, items that are paid, sums; then what is taken and the odd rials. */
function linesOf(plan: PayPlan, of: PayCase, known: MonthValues, counted: CountedMonth, arrears: readonly PayLine[], share: Exact | undefined) {
  const when = { year: of.year, month: of.month };
  const paid = of.items.filter(({ isDeduct }) => isDeduct !== 'Y').map((item) => itemLine(when, item));
  const sums = plan.sums.map((code) => sumLine(plan, when, code, counted)).filter(({ amount }) => amount !== 0n);
  const first = [...factorLines(plan, of, known, counted), ...paid, ...sums, ...arrears];
  const asked = takenByFormula(plan, when, counted);
  const items = [...of.items.filter(({ isDeduct }) => isDeduct === 'Y'), ...asked.items];
  const took = takeItems(when, items, { paid: totalOf(first, 'N'), left: totalOf(first, 'N') - totalOf(first, 'Y') });
  const told = itemsExplained(plan, items, counted);
  const taken = { ...took, lines: took.lines.map((line) => told(asked.explained(line))) };
  const lines = [...first, ...taken.lines];
  const even = evened(when, totalOf(lines, 'N') - totalOf(lines, 'Y'), plan.settings.netRounding);
  const ratio = share === undefined ? undefined : ([numerator(share), denominator(share)] as const);
  const past = shareWarning(totalOf(taken.lines, 'Y'), totalOf(first, 'N'), ratio);
  return { lines: [...lines, ...even.lines], warnings: [...taken.warnings, ...past, ...even.warnings] };
}

/** The plan of a year for a case, by settings. */
function planFor({ of, flags, codes, traits, isExplained, formulas = noneByFormula }: PayQuestion, plans: Plans, year: number, settings: PaySettings, isFlat = false): PayPlan {
  const factors = factorsOf(of, year, codes, formulas);
  const { insurance, hardWork, workshopRelief, tax, deprived, housing, car } = of.facts;
  const taxedBeside = { housing, car, isFlat, hasThings: of.items.some(isThing) };
  const beside = {
    isBeside: (of.beside?.insured ?? 0n) + (of.part?.insured ?? 0n) > 0n,
    isPayment: of.kind !== undefined,
    isPart: of.part !== undefined,
    isCarried: of.part?.left !== undefined,
    isTaxedBeside: (of.beside?.taxable ?? 0n) > 0n,
  };
  const counted = factors.map(({ code, text, formula }) => [code, formula?.code ?? text]);
  const itemFormulas = itemFormulasIn(of.items, formulas.of);
  const key = JSON.stringify([year, insurance, hardWork, workshopRelief, tax, deprived, taxedBeside, beside, counted, itemFormulas]);
  const own = plans.get(settings) ?? new Map<string, PayPlan>();
  plans.set(settings, own);
  const plan = own.get(key) ?? planPay({ ...of.facts, ...beside, ...taxedBeside, factors, formulas: formulas.of, itemFormulas, settings, flags, traits, isExplained });
  own.set(key, plan);
  return plan;
}

/** Compiles the month of a group by itself, for whoever wants to know whether it can be counted. Throws PayFault. */
export const planOfGroup = (
  year: number,
  settings: PaySettings,
  { flags, codes, formulas = noneByFormula }: Pick<PayQuestion, 'flags' | 'codes' | 'formulas'>,
  itemFormulas: readonly string[] = [],
): PayPlan => planPay({ ...plainCase, factors: monthFactors(year, codes, formulas), formulas: formulas.of, itemFormulas, settings, flags });
/** The same of what a kind pays beside the month. */
export const planOfKind = (kind: BesideKind, settings: PaySettings, { flags, codes, formulas = noneByFormula }: Pick<PayQuestion, 'flags' | 'codes' | 'formulas'>): PayPlan =>
  planPay({ ...plainCase, factors: kindFactors(kind, codes, formulas), formulas: formulas.of, settings, flags, isPayment: true });
const plainCase = { insurance: 'worker', hardWork: false, workshopRelief: false, tax: 'normal', deprived: false } as const;

export const countingCache = (figures: LawFigures, given: readonly GivenFigure[]): CountingCache => ({ lawOf: lawBy(figures, given), plans: new Map() });

/** What a month before comes to by its own terms, less what was paid. Throws PayFault. */
export function countArrears(question: PayQuestion, one: PayBefore): Arrears {
  const { of, settings, settingsIn = () => settings, factorsIn, figures, given, isExplained } = question;
  const { lawOf, plans } = question.cache ?? countingCache(figures, given);
  // whatever pays it now, the month itself is counted as a month, by what was so in it; what is no money is valued in the months that are taxed
  const facts = { ...of.facts, ...one.facts, housing: undefined, car: undefined };
  const month: PayCase = { ...of, facts, part: one.part, items: [], kind: undefined, beside: undefined };
  const plan = planFor({ ...question, ...factorsIn?.(one), of: month }, plans, one.year, settingsIn(one));
  return arrearsOf(plan, of, one, lawOf, isExplained);
}

/** Counts a month. Throws PayFault. */
export function countPay(question: PayQuestion): PayAnswer {
  const { of: asked, settings, figures, given, isExplained, cache = countingCache(figures, given) } = question;
  const { lawOf, plans } = cache;
  const law = lawOf(asked);
  const before = taxedBefore(asked, settings);
  const arrears = asked.before.filter(({ paid }) => paid !== undefined).map((one) => countArrears({ ...question, cache }, one));
  const owed = (name: 'taxed' | 'flat'): Exact => arrears.reduce<Exact>((sum, one) => add(sum, one[name]), 0);
  const hasFlat = asked.items.some(isFlatItem) || owed('flat') !== 0 || Object.values(question.traits ?? {}).some(({ taxColumn }) => isFlatColumn(taxColumn));
  const isFlat = hasFlat && law.value('LpTaxFlat') !== undefined;
  const plan = planFor(question, plans, asked.year, settings, isFlat);
  const known = monthValues(plan, monthOf(asked), law, seniorityLaw(lawOf));
  const { values } = known;
  const of: PayCase = { ...asked, items: countedItems(plan, asked.items, values) };
  for (const [name, value] of itemValues(of.items, isFlat)) values.set(name, value);
  values.set('arrears.taxed', isFlat ? owed('taxed') : add(owed('taxed'), owed('flat')));
  for (const [name, value] of besideValues(plan.beside, of, law, owed('flat'))) values.set(name, value);
  values.set('tax.before', exactRial(before.taxable));
  values.set('tax.beside', exactRial(of.beside?.taxable ?? 0n));
  values.set('tax.withheld', exactRial(before.tax));
  values.set('tax.months', before.months);
  values.set('taxed.before', exactRial(before.inMonth));
  values.set('tax.used', of.facts.exemptionUsed);
  values.set('insured.before', exactRial((of.beside?.insured ?? 0n) + (of.part?.insured ?? 0n)));
  for (const [name, value] of Object.entries(of.given ?? {})) values.set(`kind.${name}`, value);
  const counted = countMonth(plan, of, values, isExplained);
  const own = linesOf(
    plan,
    of,
    known,
    counted,
    arrears.flatMap(({ lines }) => lines),
    law.value('LpDeductionShare') as Exact | undefined,
  );
  const kinds = new Set<LegalKindId>(lawBeside(known, of, settings));
  for (const { explained } of own.lines) if (explained) lawIn(explained, kinds);
  const rows = [...kinds].flatMap((kind) => law.rows(kind));
  const carried = overpaid({ tax: of.facts.tax, settings, isPart: of.part !== undefined }, before.tax, counted.amount('taxDue'));
  return {
    figures: figuresOf(own.lines),
    lines: own.lines,
    law: rows,
    settings,
    warnings: [
      ...unconfirmed(rows),
      ...(of.kind === undefined ? monthWarnings(of, known, law) : []),
      ...leaveWarning(of),
      ...floorWarning(counted),
      ...(isFlat ? [] : flatWarning(plan, of, counted, owed('flat'))),
      ...own.warnings,
      ...carried,
    ],
    titles: plan.titles,
    library: plan.library,
  };
}
