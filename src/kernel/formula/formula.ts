/**
 * The language of formulas: a set of texts that name each other by code, compiled once and counted for many people.
 * Pure, on both sides, without `eval`. Values and limits: ADR 47.
 */
import { Compiler, type Slot } from './compile.ts';
import { admit } from './door.ts';
import { type Exact, type Rounding, round, writeRatio } from './exact.ts';
import { orderOf } from './order.ts';
import { parse } from './parse.ts';
import { type Fault, Faults, faultAt, type Node, type Range } from './tree.ts';
import { type Counted, type Named, Run, RunFault, runFaultOf, type Type, type Unit, type Value } from './values.ts';

const MAX_FORMULAS = 300;
const MAX_FAULTS = 20;
const nowhere: Range = { from: 0, to: 0 };

/** A formula of a set. Its result is rounded once, at the end, by the rule kept with it. */
export interface Source {
  readonly code: string;
  readonly text: string;
  readonly type: Type;
  readonly unit?: Unit;
  readonly rounding?: Rounding;
}

/** A fault and the formula that it stands in. */
export interface FormulaFault extends Fault {
  readonly formula: string;
}

/** How a part of a formula came to its value: `from` and `to` are places in the formula, `exact` the ratio of a number before its rounding. */
export interface Explained extends Range {
  readonly text: string;
  readonly value: Value;
  readonly exact?: string;
  readonly rounding?: Rounding;
  /** The name that was asked for. */
  readonly name?: string;
  readonly parts: readonly Explained[];
}

export type Result = { readonly ok: true; readonly value: Value; readonly steps: number; readonly explained?: Explained } | { readonly ok: false; readonly fault: FormulaFault };

export interface FormulaSet {
  /** Codes, each behind those it rests on; the same whatever order the formulas were given in. */
  readonly order: readonly string[];
  readonly faults: readonly FormulaFault[];
  /** Places where unlike units are added or compared. */
  readonly warnings: readonly (Range & { readonly formula: string })[];
  /**
   * Counts every formula. A fault stands in its own result and in those resting on it; the others are answered.
   * Values of whatever kind are taken: what is not of the type of its name is a fault where it is asked for. Throws only when the set has faults.
   */
  run(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, Result>;
  /** Counts as `run` does, each answer with the tree of how it came about; made for one person, not for many. */
  explain(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, Result>;
}

interface Compiled {
  readonly source: Source;
  readonly slot: number;
  readonly tree: Node;
  /** Codes of formulas that it names, in the order of the codes. */
  readonly needs: readonly string[];
  count(run: Run): Value;
}

const isNumber = (value: Value): value is Exact => typeof value === 'number' || (typeof value === 'object' && 'n' in value);

function explained({ node, value, parts }: Counted, text: string): Explained {
  const { from, to } = node;
  return {
    text: text.slice(from, to),
    from,
    to,
    value,
    ...(isNumber(value) && { exact: writeRatio(value) }),
    ...(node.is === 'name' && { name: node.name }),
    parts: parts.map((part) => explained(part, text)),
  };
}

function count({ source, slot, tree, needs, count: counted }: Compiled, run: Run, results: ReadonlyMap<string, Result>): Result {
  const refuse = (fault: Fault): Result => ({ ok: false, fault: { ...fault, formula: source.code } });
  const bad = needs.find((need) => results.get(need)?.ok === false);
  if (bad !== undefined) return refuse(faultAt('restsOnFault', tree, { name: bad }));
  [run.steps, run.at, run.parts] = [0, tree, []];
  try {
    const value = counted(run);
    const rounded = source.rounding && isNumber(value) ? round(value, source.rounding) : value;
    run.slots[slot] = rounded;
    const [whole] = run.parts;
    const answer = { ok: true, value: rounded, steps: run.steps } as const;
    return whole ? { ...answer, explained: { ...explained(whole, source.text), value: rounded, ...(source.rounding && { rounding: source.rounding }) } } : answer;
  } catch (error) {
    const { code, about } = runFaultOf(error);
    return refuse(faultAt(code, run.at ?? tree, { name: about }));
  }
}

/** Compiles formulas over names, noting every fault of the set. */
class SetCompiler {
  readonly faults: FormulaFault[] = [];
  readonly warnings: (Range & { formula: string })[] = [];
  readonly slots = new Map<string, Slot>();
  readonly compiled = new Map<string, Compiled>();
  size = 0;
  readonly #isExplained: boolean;

  constructor(isExplained: boolean) {
    this.#isExplained = isExplained;
  }

  note(fault: Fault, formula: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ ...fault, formula });
  }

  /** A name that is taken is refused, so that no value hides another. */
  name(name: string, { type, unit, fields, keys }: Named): void {
    if (this.slots.has(name)) this.note(faultAt('unexpected', nowhere, { name }), name);
    else this.slots.set(name, { type, unit, fields, keys, slot: this.size++ });
  }

  formula(source: Source): void {
    const { tree, faults: unread } = parse(source.text);
    const [faults, needs] = [new Faults(), new Set<string>()];
    const compiler = new Compiler(
      this.slots,
      faults,
      () => this.size++,
      (name) => needs.add(name),
      this.#isExplained,
    );
    const bound = compiler.bind(tree);
    if (bound.type !== undefined && bound.type !== source.type) faults.add('wrongType', tree, { name: source.code });
    // what was not understood has no types worth blaming
    for (const fault of unread.length > 0 ? unread : faults.all) this.note(fault, source.code);
    this.warnings.push(...compiler.unlike.map(({ from, to }) => ({ from, to, formula: source.code })));
    this.compiled.set(source.code, { source, slot: this.slots.get(source.code)?.slot ?? -1, tree, needs: [...needs].sort(), count: bound.run });
  }

  order(): readonly string[] {
    const needs = new Map([...this.compiled].map(([code, one]) => [code, one.needs.filter((need) => this.compiled.has(need))]));
    const { order, circles } = orderOf(needs);
    for (const [code, path] of circles) this.note(faultAt('circle', this.compiled.get(code)?.tree ?? nowhere, { path }), code);
    return order;
  }
}

/** Compiles a set over the names it may ask for. At most 300 formulas; 20 faults are told. Never throws. */
export function compileSet(sources: readonly Source[], names: ReadonlyMap<string, Named>): FormulaSet {
  return { ...setOf(sources, names, false), explain: (values) => setOf(sources, names, true).run(values) };
}

function setOf(sources: readonly Source[], names: ReadonlyMap<string, Named>, isExplained: boolean): Omit<FormulaSet, 'explain'> {
  const set = new SetCompiler(isExplained);
  for (const [name, named] of names) set.name(name, named);
  const inputs = [...set.slots];
  const taken = sources.slice(0, MAX_FORMULAS);
  for (const { code, type, unit } of taken) set.name(code, { type, unit });
  for (const source of taken) set.formula(source);
  if (sources.length > MAX_FORMULAS) set.note(faultAt('tooMany', nowhere), sources[MAX_FORMULAS]?.code ?? '');
  const order = set.order();
  const counted = order.map((code) => set.compiled.get(code) as Compiled);
  return {
    order,
    faults: set.faults,
    warnings: set.warnings,
    run: (values) => {
      if (set.faults.length > 0) throw new TypeError('a set with faults is not run');
      const run = new Run(new Array<Value>(set.size).fill(undefined));
      for (const [name, named] of inputs) {
        const value = admit(values.get(name), named, name);
        if (value instanceof RunFault) run.refused.set(named.slot, value);
        else run.slots[named.slot] = value;
      }
      const results = new Map<string, Result>();
      for (const one of counted) results.set(one.source.code, count(one, run, results));
      return results;
    },
  };
}
