/**
 * The language of formulas: a set of texts that name each other by code, compiled once and counted for many people.
 * Pure, on both sides, without `eval`. Values and limits: ADR 47.
 */
import { admit } from './door.ts';
import { round } from './exact.ts';
import { parse } from './parse.ts';
import { type Result, Results } from './results.ts';
import { type Compiled, type FormulaFault, type FormulaWarning, type ReadSource, SetCompiler, type Source } from './set.ts';
import { type Fault, faultAt } from './tree.ts';
import { type Explained, isNumber, type Named, Run, RunFault, runFaultOf, type Value } from './values.ts';

export type { Result } from './results.ts';
export type { FormulaFault, FormulaWarning, Source } from './set.ts';
export type { Explained } from './values.ts';

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
  run(values: ReadonlyMap<string, unknown>, isLate?: () => boolean): Results;
  /** Counts as `run` does, each answer with the tree of how it came about; made for one person, not for many. */
  explain(values: ReadonlyMap<string, unknown>, isLate?: () => boolean): Results;
}

/** Counts a set for one after another. */
class Counting {
  readonly #set: SetCompiler;
  /** One is enough for all people, since nothing of a run is left in what it gives. */
  readonly #run: Run;
  readonly #places: ReadonlyMap<string, number>;

  constructor(set: SetCompiler) {
    this.#set = set;
    this.#run = new Run(set.size);
    this.#places = new Map(set.order.map((code, place) => [code, place]));
  }

  results(values: ReadonlyMap<string, unknown>, isLate?: () => boolean): Results {
    const [run, results] = [this.#run, new Results(this.#places)];
    this.#admit(values);
    for (let place = 0; place < this.#set.counted.length; place += 1) {
      const one = this.#set.counted[place] as Compiled;
      if (isLate?.()) results.tell(place, this.#refused(one, faultAt('tooManySteps', one.tree)));
      else if (run.isFaulty || !this.#quickly(one, place, results)) this.#exactly(one, place, results);
    }
    return results;
  }

  #admit(values: ReadonlyMap<string, unknown>): void {
    const run = this.#run;
    run.clear();
    for (const { name, named, slot, isWhole } of this.#set.inputs) {
      const given = values.get(name);
      // a table is the same for many people, and does not change
      if (named.type === 'table' && given !== undefined && given === run.slots[slot]) continue;
      const value = admit(given, named, name);
      if (value instanceof RunFault) run.refuse(slot, value);
      else run.put(slot, value, isWhole);
    }
  }

  #refused({ source }: Compiled, fault: Fault): Result {
    this.#run.isFaulty = true;
    return { ok: false, fault: { ...fault, formula: source.code } };
  }

  /** Whether the result was to be had quickly. */
  #quickly({ quickly, slot }: Compiled, place: number, results: Results): boolean {
    if (!quickly) return false;
    const run = this.#run;
    run.steps = 0;
    const whole = quickly(run);
    if (Number.isNaN(whole)) return false;
    // adding zero makes -0 the one zero there is
    run.putWhole(slot, whole + 0);
    results.put(place, whole + 0, run.steps);
    return true;
  }

  #exactly(one: Compiled, place: number, results: Results): void {
    const [run, { tree, needs, count }, { say }] = [this.#run, one, this.#set];
    const bad = run.isFaulty ? needs.find((need) => results.isFaulty(need)) : undefined;
    if (bad !== undefined) {
      results.tell(place, this.#refused(one, faultAt('restsOnFault', tree, { name: bad }, say)));
      return;
    }
    run.begin(tree);
    try {
      const value = count(run);
      const [whole] = run.parts;
      results.tell(place, whole ? this.#told(one, whole) : this.#kept(one, value));
    } catch (error) {
      const { code, about } = runFaultOf(error);
      results.tell(place, this.#refused(one, faultAt(code, run.at, { name: about }, say)));
    }
  }

  #kept({ slot }: Compiled, value: Value): Result {
    this.#run.put(slot, value);
    return { ok: true, value, steps: this.#run.steps };
  }

  /** A result with how it came about, which is rounded here so that the value before is told too. */
  #told({ source: { rounding }, slot, tree }: Compiled, whole: Explained): Result {
    const run = this.#run;
    run.at = tree;
    const value = rounding && isNumber(whole.value) ? round(whole.value, rounding) : whole.value;
    run.put(slot, value);
    return { ok: true, value, steps: run.steps, explained: rounding ? { ...whole, value, rounding } : whole };
  }
}

/**
 * Compiles a set over the names it may ask for. At most 300 formulas; 20 faults are told. Never throws. `isExplained`: what is asked first is
 * how amounts came about, so that the closures which count many are not made in vain.
 */
export function compileSet(sources: readonly Source[], names: ReadonlyMap<string, Named>, isExplained = false): FormulaSet {
  const read = sources.map((source): ReadSource => ({ source, parsed: parse(source.text) }));
  // closures that count and closures that explain are made when first asked for, and kept; the faults of both are the same
  const made = new Map<boolean, Omit<FormulaSet, 'explain'>>();
  const setFor = (explains: boolean): Omit<FormulaSet, 'explain'> => {
    const set = made.get(explains) ?? setOf(read, names, explains);
    made.set(explains, set);
    return set;
  };
  const { order, faults, warnings } = setFor(isExplained);
  return {
    ...{ order, faults, warnings },
    run: (values, isLate) => setFor(false).run(values, isLate),
    explain: (values, isLate) => setFor(true).run(values, isLate),
  };
}

function setOf(sources: readonly ReadSource[], names: ReadonlyMap<string, Named>, isExplained: boolean): Omit<FormulaSet, 'explain'> {
  const set = new SetCompiler(names, sources, isExplained);
  const counting = new Counting(set);
  return {
    order: set.order,
    faults: set.faults,
    warnings: set.warnings,
    run: (values, isLate) => {
      if (set.faults.length > 0) throw new TypeError('a set with faults is not run');
      return counting.results(values, isLate);
    },
  };
}
