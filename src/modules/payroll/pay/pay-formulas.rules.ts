/**
 * Factors that a formula of the library pays: the texts a run has frozen, what they name, and how they stand among the formulas of a month.
 * Pure, since payslips are counted in threads and explained years later from nothing but what is kept.
 */
import type { FieldClass } from '#kernel/entity.ts';
import type { Rounding } from '#kernel/formula/exact.ts';
import type { Source } from '#kernel/formula/formula.ts';
import { Faults } from '#kernel/formula/tree.ts';
import type { Named, Value } from '#kernel/formula/values.ts';
import { wordsOf } from '#kernel/formula/words.ts';
import { namedOf, nameOf } from '#platform/formula/names.rules.ts';
import { type PayFactor, workFactors } from './labour.rules.ts';
import { serviceMonths, serviceYears } from './pay.formula.ts';
import messages from './pay.messages.fa.ts';
import { PayFault } from './pay-fault.rules.ts';

/** Where something of the library stood when it was frozen. */
export interface TermSource {
  readonly kind: 'formula' | 'constant' | 'inputFactor' | 'table' | 'vocabulary';
  /** The item of the library; of a vocabulary the name. */
  readonly id: string;
  readonly title: string;
  /** First day (ISO) of the version. */
  readonly day: string;
  readonly version?: number | undefined;
}

/** A formula of the library, in the version of the month. */
export interface TermFormula extends Source {
  readonly title: string;
  readonly source: TermSource;
  /** Names that its text asks for, of formulas as well. */
  readonly asks: readonly string[];
}

/** A name that formulas ask for and pay does not know by itself. */
export interface TermName {
  readonly code: string;
  readonly named: Named;
  /** Who may know its values: whoever holds each of them. */
  readonly classes: readonly FieldClass[];
  readonly source: TermSource;
}

/** What the factors of a group rest on in a month, frozen with its terms. */
export interface TermFormulas {
  /** Those that factors choose and all that they rest on. */
  readonly formulas: readonly TermFormula[];
  readonly names: readonly TermName[];
  /** Constants and tables by name: the same for everybody. */
  readonly values: ReadonlyMap<string, Value>;
}

/** The formula that a factor of a group chooses, by its code in the library. */
export interface ChosenFormula {
  readonly code: string;
  readonly title: string;
}

export const noFormulas: TermFormulas = { formulas: [], names: [], values: new Map() };

/** First parts of names that pay answers by itself: the law as it counts by, the month, work, its own factors and what a kind of runs is given. */
const OWN: ReadonlySet<string> = new Set(['law', 'month', 'work', 'factor', 'kind']);
export const isOwnName = (name: string): boolean => OWN.has(name.slice(0, Math.max(name.indexOf('.'), 0)));

/** A factor of pay as formulas of the library name it. */
const FACTOR = 'factor.';
/** Stands before the code of a formula where pay means something else by it. */
const APART = 'formula.';

/** Those of the formulas that some codes rest on, with what they name; undefined where there are none of them. */
export function formulasFor({ formulas, names, values }: TermFormulas, codes: readonly string[]): TermFormulas | undefined {
  const byCode = new Map(formulas.map((one) => [one.code, one]));
  const reached = new Set<string>();
  const reach = (code: string): void => {
    const found = byCode.get(code);
    if (found === undefined || reached.has(code)) return;
    reached.add(code);
    for (const name of found.asks) reach(name);
  };
  for (const code of codes) reach(code);
  if (reached.size === 0) return undefined;
  const own = formulas.filter(({ code }) => reached.has(code));
  const asked = new Set(own.flatMap(({ asks }) => asks));
  return { formulas: own, names: names.filter(({ code }) => asked.has(code)), values: new Map([...values].filter(([code]) => asked.has(code))) };
}

/** Codes of the month's factors that formulas name. */
export const factorsAsked = ({ formulas }: TermFormulas): readonly string[] => [
  ...new Set(formulas.flatMap(({ asks }) => asks.flatMap((name) => (name.startsWith(FACTOR) ? [name.slice(FACTOR.length)] : [])))),
];

/** A factor of the month as a name whose value is given: of what is paid beside the month. */
export const factorGiven = (code: string, title: string): TermName => ({
  ...{ code: `${FACTOR}${code}`, named: { type: 'number', unit: 'rial', title }, classes: ['pay'] },
  source: { kind: 'vocabulary', id: `${FACTOR}${code}`, title, day: '' },
});

/** Functions that formulas may call wherever they are counted. */
export const functionNamesOfPay: readonly (readonly [string, Named])[] = [serviceYears, serviceMonths].map((one) => [one.code, namedOf(nameOf(one))]);

/** Codes that stand for something else in a set are written otherwise in a text; all else of it stays. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  let [said, at] = ['', 0];
  for (const word of wordsOf(text, new Faults())) {
    const name = word.is === 'name' ? names.get(word.text) : undefined;
    if (name === undefined) continue;
    said += text.slice(at, word.from) + name;
    at = word.to;
  }
  return said + text.slice(at);
}

/** Rounded to whole rials at the end: as the formula says, where that gives them. */
const wholeBy = (rounding: Rounding | undefined, own: Rounding): Rounding =>
  rounding !== undefined && rounding.mode !== 'none' && typeof rounding.unit === 'number' && Number.isInteger(rounding.unit) ? rounding : own;

/** What a factor is counted by in place of what the law or a wage says. Throws PayFault `formulaGone`. */
export function byFormula(factor: PayFactor, { code, title }: ChosenFormula, { formulas }: TermFormulas): PayFactor {
  const found = formulas.find((one) => one.code === code);
  if (found === undefined) throw new PayFault('formulaGone', { code: factor.code, title, ...(factor.title !== undefined && { factor: factor.title }) });
  return { ...factor, text: found.text, whole: factor.code, formula: found };
}

/** Formulas of the library among the sources of a month. */
export interface PlacedFormulas {
  readonly sources: readonly Source[];
  readonly names: readonly (readonly [string, Named])[];
  /** Texts of the factors, by code. */
  readonly textOf: (factor: PayFactor) => string;
  /** Ends in whole rials. */
  readonly roundingOf: (factor: PayFactor, own: Rounding) => Rounding;
  /** Names of the formulas that stand here, by their codes in the library. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** What stands in the library, by the name it has here. */
  readonly known: ReadonlyMap<string, NamedOfLibrary>;
}

/** What a name stands for, and which classes its value tells of. */
export interface NamedOfLibrary {
  readonly source: TermSource;
  readonly classes: ReadonlySet<FieldClass>;
}

/** Classes that each formula tells of: of all that it rests on. */
function classesOf({ formulas, names }: TermFormulas): ReadonlyMap<string, ReadonlySet<FieldClass>> {
  const byName = new Map(names.map(({ code, classes }) => [code, classes]));
  const byCode = new Map(formulas.map((one) => [one.code, one]));
  const told = new Map<string, Set<FieldClass>>();
  const tell = (code: string): ReadonlySet<FieldClass> => {
    const known = told.get(code);
    if (known) return known;
    const own = new Set<FieldClass>();
    told.set(code, own);
    for (const name of byCode.get(code)?.asks ?? []) for (const one of byCode.has(name) ? tell(name) : (byName.get(name) ?? [])) own.add(one);
    return own;
  };
  return new Map(formulas.map(({ code }) => [code, tell(code)]));
}

/** Puts the formulas that the factors rest on, and those that are `chosen` for something else, beside the factors. `taken`: codes that mean something of pay. */
export function placedFormulas(of: TermFormulas, factors: readonly PayFactor[], taken: ReadonlySet<string>, chosen: readonly string[] = []): PlacedFormulas {
  const names = new Map(of.formulas.filter(({ code }) => taken.has(code)).map(({ code }) => [code, `${APART}${code}`]));
  const named = (code: string): string => names.get(code) ?? code;
  const own = new Set(factors.map(({ code }) => code));
  const asked = new Set([...of.formulas.flatMap(({ asks }) => asks), ...chosen]);
  // a formula that only a factor chooses is counted as that factor
  const shared = of.formulas.filter(({ code }) => asked.has(code));
  const ofFactors = [...asked].filter((name) => name.startsWith(FACTOR) && own.has(name.slice(FACTOR.length)));
  const classes = classesOf(of);
  return {
    sources: [
      ...shared.map(({ code, title, text, type, unit, rounding }) => ({
        ...{ code: named(code), title, text: renamed(text, names), type },
        ...(unit && { unit }),
        ...(rounding && { rounding }),
      })),
      ...ofFactors.map((code) => {
        const factor = factors.find((one) => code === `${FACTOR}${one.code}`);
        return { code, title: factor?.title ?? code, text: code.slice(FACTOR.length), type: 'number' as const, unit: 'rial' as const };
      }),
    ],
    names: [...functionNamesOfPay, ...of.names.map(({ code, named: type }) => [code, type] as const)],
    textOf: ({ text, formula }) => (formula === undefined ? text : renamed(text, names)),
    roundingOf: ({ formula }, rounding) => (formula === undefined ? rounding : wholeBy(formula.rounding, rounding)),
    nameOf: new Map(shared.map(({ code }) => [code, named(code)])),
    known: new Map([
      ...of.names.map((one): [string, NamedOfLibrary] => [one.code, { source: one.source, classes: new Set(one.classes) }]),
      ...of.formulas.map(({ code, source }): [string, NamedOfLibrary] => [named(code), { source, classes: classes.get(code) ?? new Set() }]),
    ]),
  };
}

type NameTitle = readonly [code: string, title: string];
/** What formulas call factors of the law, days of the month and kinds of work. */
export const factorNames: readonly NameTitle[] = Object.entries(messages.factors).map(([code, title]) => [`${FACTOR}${code}`, messages.factorOfMonth(title)]);
/** What a kind of runs is given, as formulas of its factors name it. */
export const kindNames: readonly NameTitle[] = Object.entries(messages.names).flatMap(([code, title]) =>
  code.startsWith('kind.') ? [[code, messages.kindOf(title)] as const] : [],
);
export const dayNames: readonly NameTitle[] = (['month.paid', 'month.part', 'month.insured'] as const).map((code) => [code, messages.monthOf(messages.names[code])]);
export const workNames: readonly NameTitle[] = workFactors.map((code) => [`work.${code}`, messages.workOfMonth(messages.factors[code])]);
