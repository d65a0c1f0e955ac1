/**
 * The language of formulas: a set of texts that name each other by code, compiled once and counted for many people.
 * Pure, on both sides, without `eval`. Values and limits: ADR 47.
 */
import { Compiler, type Slot } from './compile.ts';
import { type Rounding, round } from './exact.ts';
import { parse } from './parse.ts';
import { type Fault, Faults, faultAt, type Node, type Range } from './tree.ts';
import { fits, type Named, Run, runFaultOf, type Type, type Unit, type Value } from './values.ts';

const MAX_FORMULAS = 300;

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

export type Result = { readonly ok: true; readonly value: Value; readonly steps: number } | { readonly ok: false; readonly fault: FormulaFault };

export interface FormulaSet {
  /** Codes, each behind those it rests on; the same whatever order the formulas were given in. */
  readonly order: readonly string[];
  readonly faults: readonly FormulaFault[];
  /** Places where unlike units are added or compared. */
  readonly warnings: readonly (Range & { readonly formula: string })[];
  /**
   * Counts every formula. A fault stands in its own result and in those resting on it; the others are answered. A value that is not of the type of
   * its name is `wrongType` in every formula that names it. Throws when the set has faults, and for nothing that is given.
   */
  run(values: ReadonlyMap<string, Value>): ReadonlyMap<string, Result>;
}

interface Compiled {
  readonly source: Source;
  readonly slot: number;
  readonly tree: Node;
  /** In one order, so that of several faults the same is told each time. */
  readonly needs: readonly string[];
  count(run: Run): Value;
}

/** Those that are rested on first; a circle is a fault of each formula in whose walk it is closed. */
function ordered(all: ReadonlyMap<string, Compiled>, circle: (code: string, path: readonly string[]) => void): readonly string[] {
  const done = new Set<string>();
  const visit = (code: string, path: readonly string[]): void => {
    const formula = all.get(code);
    if (!formula || done.has(code)) return;
    if (path.includes(code)) circle(code, [...path.slice(path.indexOf(code)), code]);
    else for (const need of formula.needs) visit(need, [...path, code]);
    done.add(code);
  };
  for (const code of [...all.keys()].sort()) visit(code, []);
  return [...done];
}

function count({ source, slot, tree, needs, count: counted }: Compiled, run: Run, results: ReadonlyMap<string, Result>, unfit: ReadonlySet<string>): Result {
  const refuse = (fault: Fault): Result => ({ ok: false, fault: { ...fault, formula: source.code } });
  const wrong = needs.find((need) => unfit.has(need));
  if (wrong !== undefined) return refuse(faultAt('wrongType', tree, { name: wrong }));
  const bad = needs.find((need) => results.get(need)?.ok === false);
  if (bad !== undefined) return refuse(faultAt('restsOnFault', tree, { name: bad }));
  [run.steps, run.at] = [0, tree];
  try {
    const value = counted(run);
    const rounded = source.rounding && (typeof value === 'number' || (typeof value === 'object' && 'n' in value)) ? round(value, source.rounding) : value;
    run.slots[slot] = rounded;
    return { ok: true, value: rounded, steps: run.steps };
  } catch (error) {
    const { code, about } = runFaultOf(error);
    return refuse(faultAt(code, run.at ?? tree, { name: about }));
  }
}

/** Compiles a set over the names it may ask for. At most 300 formulas. Never throws. */
export function compileSet(sources: readonly Source[], names: ReadonlyMap<string, Named>): FormulaSet {
  const found: FormulaFault[] = [];
  const warnings: (Range & { formula: string })[] = [];
  let size = 0;
  const slots = new Map<string, Slot>();
  for (const [name, named] of [...names, ...sources.map((one) => [one.code, one] as const)])
    slots.set(name, { type: named.type, ...('fields' in named && named.fields && { fields: named.fields }), unit: named.unit, slot: size++ });
  const compiled = new Map<string, Compiled>();
  for (const source of sources.slice(0, MAX_FORMULAS)) {
    const { tree, faults: unread } = parse(source.text);
    const [faults, needs] = [new Faults(), new Set<string>()];
    const compiler = new Compiler(
      slots,
      faults,
      () => size++,
      (name) => needs.add(name),
    );
    const bound = compiler.bind(tree);
    if (bound.type !== undefined && bound.type !== source.type) faults.add('wrongType', tree, { name: source.code });
    // what was not understood has no types worth blaming
    found.push(...(unread.length > 0 ? unread : faults.all).map((fault) => ({ ...fault, formula: source.code })));
    warnings.push(...compiler.unlike.map(({ from, to }) => ({ from, to, formula: source.code })));
    compiled.set(source.code, { source, slot: slots.get(source.code)?.slot ?? -1, tree, needs: [...needs].sort(), count: bound.run });
  }
  if (sources.length > MAX_FORMULAS) found.push({ ...faultAt('tooMany', { from: 0, to: 0 }), formula: sources[MAX_FORMULAS]?.code ?? '' });
  const order = ordered(compiled, (code, path) => found.push({ ...faultAt('circle', compiled.get(code)?.tree ?? { from: 0, to: 0 }, { path }), formula: code }));
  return {
    order,
    faults: found,
    warnings,
    run: (values) => {
      if (found.length > 0) throw new TypeError('a set with faults is not run');
      const run = new Run(new Array<Value>(size).fill(undefined));
      const unfit = new Set<string>();
      for (const [name, named] of names) {
        const value = values.get(name);
        if (!fits(named, value)) unfit.add(name);
        else run.slots[slots.get(name)?.slot ?? -1] = value;
      }
      const results = new Map<string, Result>();
      for (const code of order) results.set(code, count(compiled.get(code) as Compiled, run, results, unfit));
      return results;
    },
  };
}
