/** What the formulas of a set came to. */
import type { FormulaFault } from './set.ts';
import type { Explained, Value } from './values.ts';

export type Result = { readonly ok: true; readonly value: Value; readonly steps: number; readonly explained?: Explained } | { readonly ok: false; readonly fault: FormulaFault };

/**
 * Results by code, in the order of counting. Whole numbers are kept as they are counted and their results are made where they are asked
 * for, since who counts for many reads few of them.
 */
export class Results implements ReadonlyMap<string, Result> {
  readonly #places: ReadonlyMap<string, number>;
  /** By place, whole numbers that were counted quickly, and their steps. */
  readonly #wholes: number[];
  readonly #steps: number[];
  /** By place, whatever else a formula came to. */
  #told: (Result | undefined)[] | undefined;

  constructor(places: ReadonlyMap<string, number>) {
    this.#places = places;
    this.#wholes = new Array<number>(places.size);
    this.#steps = new Array<number>(places.size);
  }

  put(place: number, whole: number, steps: number): void {
    this.#wholes[place] = whole;
    this.#steps[place] = steps;
  }

  tell(place: number, result: Result): void {
    this.#told ??= [];
    this.#told[place] = result;
  }

  /** Faults in the order of counting. */
  get faults(): readonly FormulaFault[] {
    return (this.#told ?? []).flatMap((result) => (result === undefined || result.ok ? [] : [result.fault]));
  }

  isFaulty(code: string): boolean {
    return this.#told?.[this.#places.get(code) ?? -1]?.ok === false;
  }

  get(code: string): Result | undefined {
    const place = this.#places.get(code);
    if (place === undefined) return undefined;
    return this.#told?.[place] ?? { ok: true, value: this.#wholes[place], steps: this.#steps[place] as number };
  }

  has(code: string): boolean {
    return this.#places.has(code);
  }

  get size(): number {
    return this.#places.size;
  }

  #all(): ReadonlyMap<string, Result> {
    return new Map([...this.#places.keys()].map((code) => [code, this.get(code) as Result]));
  }

  keys(): MapIterator<string> {
    return this.#places.keys();
  }

  values(): MapIterator<Result> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, Result]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Result]> {
    return this.entries();
  }

  forEach(visit: (result: Result, code: string, all: ReadonlyMap<string, Result>) => void): void {
    for (const [code, result] of this.entries()) visit(result, code, this);
  }
}
