/** Formulas that name each other by code: their slots, faults, warnings and order. */
import { type Count, roundedQuickly, settled } from './closures.ts';
import { type Bound, Compiler, type Place, type Slot } from './compile.ts';
import { type Exact, type Rounding, round } from './exact.ts';
import { warningSentences } from './formula.messages.fa.ts';
import { orderOf } from './order.ts';
import type { Parsed } from './parse.ts';
import { type Fault, Faults, faultAt, type Node, type Range, type SayName } from './tree.ts';
import type { Named, Run, Type, Unit, Value } from './values.ts';

const MAX_FORMULAS = 300;
const MAX_TOLD = 20;
const nowhere: Range = { from: 0, to: 0 };

/** A formula of a set. Its result is rounded once, at the end, by the rule kept with it. */
export interface Source {
  readonly code: string;
  /** What people call it. */
  readonly title?: string;
  readonly text: string;
  readonly type: Type;
  readonly unit?: Unit;
  readonly rounding?: Rounding;
}

/** A fault and the formula that it stands in. */
export interface FormulaFault extends Fault {
  readonly formula: string;
}

/** What does not hinder a run and should be looked at: two units that differ are added, compared or given for one another. */
export interface Warning extends Range {
  readonly code: 'unlikeUnits';
  /** Persian. */
  readonly message: string;
}

export interface FormulaWarning extends Warning {
  readonly formula: string;
}

export interface ReadSource {
  readonly source: Source;
  readonly parsed: Parsed;
}

export interface Compiled {
  readonly source: Source;
  readonly slot: number;
  readonly tree: Node;
  /** Codes of formulas that it names, in the order of the codes. */
  readonly needs: readonly string[];
  /** The result, rounded by the rule kept with it unless it is explained. */
  count(run: Run): Value;
  /** The same where it is rounded to a whole unit: a whole number, or NaN where it is not to be had quickly. */
  readonly quickly: ((run: Run) => number) | undefined;
}

/** A name that is asked for from outside. */
export interface Input {
  readonly name: string;
  readonly named: Named;
  readonly slot: number;
  readonly isWhole: boolean;
}

/** Where a formula stands and how its faults are told. */
export interface Telling extends Place {
  readonly say: SayName;
  /** Faults beyond so many are not told. */
  readonly most: number;
}

/** A formula with its types: `names` are those it asks for, in the order met. */
export interface Judged {
  readonly bound: Bound;
  readonly names: readonly string[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Warning[];
}

/** Amounts and counts are whole but for what somebody gives amiss. */
const wholeUnits: ReadonlySet<Unit | undefined> = new Set(['rial', 'count']);

/** The whole unit that a rule rounds to. */
function wholeUnit(rounding: Rounding | undefined): { readonly unit: number; readonly mode: 'half' | 'down' | 'up' } | undefined {
  if (rounding === undefined || rounding.mode === 'none' || typeof rounding.unit !== 'number' || rounding.unit <= 0) return undefined;
  return { unit: rounding.unit, mode: rounding.mode };
}

/** How the result of a formula is counted, rounded once at the end. */
function resultOf(count: Count, rounding: Rounding | undefined, tree: Node): Pick<Compiled, 'count' | 'quickly'> {
  if (rounding === undefined) return { count: settled(count), quickly: undefined };
  const whole = wholeUnit(rounding);
  const quickly = whole && roundedQuickly(count, whole.unit, whole.mode);
  const exact = quickly ? count.run : settled(count);
  const exactly = (run: Run): Value => {
    const value = exact(run) as Exact;
    run.at = tree;
    return round(value, rounding);
  };
  return { count: exactly, quickly };
}

/** What a formula that was read comes to. What is expected of its result may be left open. */
export function bindParsed({ tree, faults: unread }: Parsed, expected: { readonly type?: Type | undefined; readonly unit?: Unit | undefined }, place: Telling): Judged {
  const [faults, names] = [new Faults(place.say, place.most), new Set<string>()];
  const compiler = new Compiler(place, faults, (name) => names.add(name));
  const bound = compiler.bind(tree);
  const { type, unit } = bound;
  if (type !== undefined && expected.type !== undefined && type !== expected.type) faults.add('wrongType', tree, { name: type });
  const unlike = compiler.unlike.slice(0, MAX_TOLD);
  if (unit !== undefined && expected.unit !== undefined && unit !== expected.unit) unlike.push({ node: tree, units: [unit, expected.unit] });
  return {
    bound,
    names: [...names],
    // what was not understood has no types worth blaming
    faults: unread.length > 0 ? unread : faults.all,
    warnings: unlike.map(({ node: { from, to }, units }) => ({ code: 'unlikeUnits', from, to, message: warningSentences.unlikeUnits(...units) })),
  };
}

/** Compiles formulas over names, noting every fault of the set. */
export class SetCompiler {
  readonly faults: FormulaFault[] = [];
  readonly warnings: FormulaWarning[] = [];
  /** In the order of counting. */
  readonly counted: readonly Compiled[];
  readonly order: readonly string[];
  readonly inputs: readonly Input[];
  readonly say: SayName;
  size = 0;
  readonly #slots = new Map<string, Slot>();
  readonly #compiled = new Map<string, Compiled>();

  constructor(names: ReadonlyMap<string, Named>, sources: readonly ReadSource[], isExplained: boolean) {
    this.say = (name) => this.#slots.get(name)?.title ?? name;
    this.inputs = [...names].flatMap(([name, named]) => {
      const isWhole = wholeUnits.has(named.unit);
      const slot = this.#name(name, named, isWhole);
      return named.call ? [] : [{ name, named, slot, isWhole }];
    });
    const taken = sources.slice(0, MAX_FORMULAS);
    for (const { source } of taken) this.#name(source.code, source, wholeUnit(source.rounding) !== undefined);
    for (const one of taken) this.#formula(one, isExplained);
    const beyond = sources[MAX_FORMULAS];
    if (beyond) this.#note(faultAt('tooMany', nowhere), beyond.source.code);
    this.order = this.#ordered();
    this.counted = this.order.map((code) => this.#compiled.get(code) as Compiled);
  }

  #note(fault: Fault, formula: string): void {
    if (this.faults.length < MAX_TOLD) this.faults.push({ ...fault, formula });
  }

  #allocate = (): number => {
    this.size += 1;
    return this.size - 1;
  };

  /** A name that is taken is refused, so that no value hides another. */
  #name(name: string, { type, title, unit, fields, keys, call }: Named, isWhole: boolean): number {
    const slot = this.#allocate();
    if (this.#slots.has(name)) this.#note(faultAt('unexpected', nowhere, { name }), name);
    else this.#slots.set(name, { type, title, unit, fields, keys, call, slot, isWhole });
    return slot;
  }

  #formula({ source, parsed }: ReadSource, isExplained: boolean): void {
    const explains = isExplained ? source.text : undefined;
    const place: Telling = { slots: this.#slots, say: this.say, explains, most: MAX_TOLD - this.faults.length, allocate: this.#allocate };
    const { bound, names, faults, warnings } = bindParsed(parsed, source, place);
    const { code } = source;
    for (const fault of faults) this.#note(fault, code);
    for (const warning of warnings) if (this.warnings.length < MAX_TOLD) this.warnings.push({ ...warning, formula: code });
    const { tree } = parsed;
    const result = resultOf(bound, isExplained || bound.type !== 'number' ? undefined : source.rounding, tree);
    this.#compiled.set(code, { source, slot: (this.#slots.get(code) as Slot).slot, tree, needs: names.toSorted(), ...result });
  }

  #ordered(): readonly string[] {
    const needs = new Map([...this.#compiled].map(([code, one]) => [code, one.needs.filter((need) => this.#compiled.has(need))]));
    const { order, circles } = orderOf(needs);
    for (const [code, path] of circles) this.#note(faultAt('circle', (this.#compiled.get(code) as Compiled).tree, { path }, this.say), code);
    return order;
  }
}
