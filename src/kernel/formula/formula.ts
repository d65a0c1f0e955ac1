/**
 * The language of formulas: a set of texts that name each other by code, compiled once and counted for many people.
 * Pure, on both sides, without `eval`. Values and limits: ADR 47.
 */
import { admit } from './door.ts';
import { type Exact, type Rounding, round, writeRatio } from './exact.ts';
import { parse } from './parse.ts';
import { type Compiled, type FormulaFault, type FormulaWarning, type ReadSource, SetCompiler, type Source } from './set.ts';
import { type Fault, faultAt, type Range } from './tree.ts';
import { type Counted, type Named, Run, RunFault, runFaultOf, type Value } from './values.ts';

export type { FormulaFault, FormulaWarning, Source } from './set.ts';

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
  readonly warnings: readonly FormulaWarning[];
  /**
   * Counts every formula. A fault stands in its own result and in those resting on it; the others are answered.
   * Values of whatever kind are taken: what is not of the type of its name is a fault where it is asked for. Throws only when the set has faults.
   * `isLate` is asked before each formula and refuses all that are left as too many steps.
   */
  run(values: ReadonlyMap<string, unknown>, isLate?: () => boolean): ReadonlyMap<string, Result>;
  /** Counts as `run` does, each answer with the tree of how it came about; made for one person, not for many. */
  explain(values: ReadonlyMap<string, unknown>, isLate?: () => boolean): ReadonlyMap<string, Result>;
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

/** Counts one formula of a set into its slot. */
function count({ source, slot, tree, needs, count: counted }: Compiled, run: Run, results: ReadonlyMap<string, Result>, say: (name: string) => string): Result {
  const refuse = (fault: Fault): Result => ({ ok: false, fault: { ...fault, formula: source.code } });
  const bad = run.isFaulty ? needs.find((need) => results.get(need)?.ok === false) : undefined;
  if (bad !== undefined) return refuse(faultAt('restsOnFault', tree, { name: bad }, say));
  run.begin(tree);
  try {
    const value = counted(run);
    const [whole] = run.parts;
    if (!whole) {
      run.put(slot, value);
      return { ok: true, value, steps: run.steps };
    }
    const { rounding } = source;
    run.at = tree;
    const rounded = rounding && isNumber(value) ? round(value, rounding) : value;
    run.put(slot, rounded);
    return { ok: true, value: rounded, steps: run.steps, explained: { ...explained(whole, source.text), value: rounded, ...(rounding && { rounding }) } };
  } catch (error) {
    const { code, about } = runFaultOf(error);
    run.isFaulty = true;
    return refuse(faultAt(code, run.at ?? tree, { name: about }, say));
  }
}

function late({ source, tree }: Compiled, run: Run): Result {
  run.isFaulty = true;
  return { ok: false, fault: { ...faultAt('tooManySteps', tree), formula: source.code } };
}

/** Compiles a set over the names it may ask for. At most 300 formulas; 20 faults are told. Never throws. */
export function compileSet(sources: readonly Source[], names: ReadonlyMap<string, Named>): FormulaSet {
  const read = sources.map((source): ReadSource => ({ source, parsed: parse(source.text) }));
  // closures that explain are made when first asked for, and kept
  let traced: Omit<FormulaSet, 'explain'> | undefined;
  const explain: FormulaSet['explain'] = (values, isLate) => {
    traced ??= setOf(read, names, true);
    return traced.run(values, isLate);
  };
  return { ...setOf(read, names, false), explain };
}

function setOf(sources: readonly ReadSource[], names: ReadonlyMap<string, Named>, isExplained: boolean): Omit<FormulaSet, 'explain'> {
  const set = new SetCompiler(names, sources, isExplained);
  // one is enough for all people, since nothing of a run is left in what it gives
  const run = new Run(set.size);
  return {
    order: set.order,
    faults: set.faults,
    warnings: set.warnings,
    run: (values, isLate) => {
      if (set.faults.length > 0) throw new TypeError('a set with faults is not run');
      run.clear();
      for (const { name, named, slot, isWhole } of set.inputs) {
        const value = admit(values.get(name), named, name);
        if (value instanceof RunFault) run.refused.set(slot, value);
        else run.put(slot, value, isWhole);
      }
      const results = new Map<string, Result>();
      for (const one of set.counted) results.set(one.source.code, isLate?.() ? late(one, run) : count(one, run, results, set.say));
      return results;
    },
  };
}
