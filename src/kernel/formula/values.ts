/** What a formula counts with. */
import { type Exact, ExactFault, type Rounding, writeRatio } from './exact.ts';
import type { FaultCode, Node, Range } from './tree.ts';

export type Type = 'number' | 'flag' | 'text' | 'date' | 'list' | 'table';
export type Unit = 'rial' | 'day' | 'minute' | 'point' | 'ratio' | 'count';

export interface Day {
  /** ISO, within the Jalali calendar of 1206 to 1501. */
  readonly date: string;
}

export interface TableRow {
  /** One per key: a code, the upper end of a band (which is in it), or null for a band without an end. */
  readonly keys: readonly (string | Exact | null)[];
  readonly values: readonly Exact[];
}

/** Rows of bands rise; a table whose bands do not is not published. */
export interface Table {
  readonly title: string;
  readonly keys: readonly ('code' | 'band')[];
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export type Row = ReadonlyMap<string, Value>;

/** A pure function: its parameters in order, the last of them repeated up to `most` arguments. */
export interface Callable {
  /** A `key` is of any type. */
  readonly takes: readonly (Type | 'key')[];
  /** Of its parameters, where they have one. */
  readonly units?: readonly (Unit | undefined)[];
  /** Of its parameters that are lists: what each record must tell. */
  readonly fields?: readonly (ReadonlyMap<string, Named> | undefined)[];
  readonly least: number;
  readonly most: number;
  readonly gives: Type;
  /** `same` keeps the unit of the first argument. */
  readonly unit?: Unit | 'same' | undefined;
  /** Of arguments of those types, which are there. */
  run(args: readonly Value[]): Value;
}

/**
 * A name that may be asked for, by its code; `fields` are those of the records of a list, `keys` those of a table. One with `call` is a
 * function, which gives the type and unit of the name: it is called, and has no value to ask for.
 */
export interface Named {
  readonly type: Type;
  /** What people call it. */
  readonly title?: string | undefined;
  readonly unit?: Unit | undefined;
  readonly fields?: ReadonlyMap<string, Named> | undefined;
  readonly keys?: Table['keys'] | undefined;
  readonly call?: Callable | undefined;
}

/** A text is compared only. What is missing is undefined, and is a fault where it is asked for. */
export type Value = Exact | boolean | string | Day | readonly Row[] | Table | undefined;

export const MAX_STEPS = 100_000;

/** A fault while counting, at the node where it happened. */
export class RunFault extends Error {
  readonly code: FaultCode;
  readonly about: string | undefined;

  constructor(code: FaultCode, about?: string) {
    super(code);
    this.code = code;
    this.about = about;
  }
}

/** What is said of a part of a formula before it is counted. */
export interface Told extends Range {
  readonly text: string;
  /** The name that is asked for. */
  readonly name: string | undefined;
}

/**
 * How a part of a formula came to its value: `from` and `to` are places in the formula, `exact` the ratio of a number before its rounding.
 * A branch that was not taken is none of the parts.
 */
export interface Explained extends Range {
  readonly text: string;
  readonly value: Value;
  readonly exact?: string;
  readonly rounding?: Rounding;
  /** The name that was asked for. */
  readonly name?: string;
  readonly parts: readonly Explained[];
}

export const isNumber = (value: Value): value is Exact => typeof value === 'number' || (typeof value === 'object' && 'n' in value);

function explained({ text, from, to, name }: Told, value: Value, parts: readonly Explained[]): Explained {
  if (!isNumber(value)) return name === undefined ? { text, from, to, value, parts } : { text, from, to, value, name, parts };
  const exact = writeRatio(value);
  return name === undefined ? { text, from, to, value, exact, parts } : { text, from, to, value, exact, name, parts };
}

/** One counting: the values by slot, where it is, and the steps taken, which are the same on every machine. */
export class Run {
  readonly slots: Value[];
  /** By slot, numerators and denominators of numbers that plain numbers hold, 1 and 0 for yes and no; NaN for everything else. */
  readonly numerators: Float64Array;
  readonly denominators: Float64Array;
  /** Of the quick number that was counted last, where it is not known beforehand. */
  denominator = 1;
  /** By slot, what was not let in. */
  readonly refused = new Map<number, RunFault>();
  /** Of the node being counted, only when explained. */
  parts: Explained[] = [];
  at: Range = { from: 0, to: 0 };
  steps = 0;
  /** Whether a formula of the set had a fault. */
  isFaulty = false;

  constructor(size: number) {
    this.slots = new Array<Value>(size).fill(undefined);
    this.numerators = new Float64Array(size).fill(Number.NaN);
    this.denominators = new Float64Array(size).fill(1);
  }

  /** Begins the next person: what is put next stands in place of what stood there. */
  clear(): void {
    this.isFaulty = false;
    if (this.refused.size > 0) this.refused.clear();
  }

  /** A value that is not let in: its fault is that of whoever asks for it. */
  refuse(slot: number, fault: RunFault): void {
    this.put(slot, undefined);
    this.refused.set(slot, fault);
  }

  /** A number that is known to be whole: it stands among the numerators alone, where nothing is allocated for it. */
  putWhole(slot: number, value: number): void {
    this.slots[slot] = undefined;
    this.numerators[slot] = value;
  }

  /** Undefined where it is missing. Of what a name within a formula was quickly counted to it knows nothing. */
  valueIn(slot: number): Value {
    const value = this.slots[slot];
    if (value !== undefined) return value;
    const whole = this.numerators[slot] as number;
    return Number.isNaN(whole) ? undefined : whole;
  }

  /** Whole slots hold whole numbers, or are not quick. */
  put(slot: number, value: Value, isWhole = false): void {
    this.slots[slot] = value;
    this.numerators[slot] = Number.NaN;
    this.denominators[slot] = 1;
    if (typeof value === 'number') this.numerators[slot] = value;
    else if (typeof value === 'boolean') this.numerators[slot] = value ? 1 : 0;
    else if (!isWhole && typeof value === 'object' && 'n' in value) this.#putRatio(slot, Number(value.n), Number(value.d));
  }

  #putRatio(slot: number, numerator: number, denominator: number): void {
    if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return;
    this.numerators[slot] = numerator;
    this.denominators[slot] = denominator;
  }

  /** Begins the next formula of a set. */
  begin(tree: Node): void {
    this.at = tree;
    this.steps = 0;
    if (this.parts.length > 0) this.parts = [];
  }

  /** Whether a slot has a value. Throws the fault of a value that was not let in. */
  has(slot: number, at: Node): boolean {
    if (this.valueIn(slot) !== undefined) return true;
    this.at = at;
    const refused = this.refused.get(slot);
    if (refused) throw refused;
    return false;
  }

  /** Counts a part and keeps what it came to among the parts of the one around it. */
  keep(told: Told, count: (run: Run) => Value): Value {
    const around = this.parts;
    const parts: Explained[] = [];
    this.parts = parts;
    const value = count(this);
    around.push(explained(told, value, parts));
    this.parts = around;
    return value;
  }

  step(at: Node): void {
    this.at = at;
    this.steps += 1;
    if (this.steps > MAX_STEPS) throw new RunFault('tooManySteps');
  }
}

/** Whether an error of a run stands for a fault. */
export const isFault = (error: unknown): error is RunFault | ExactFault => error instanceof RunFault || error instanceof ExactFault;

/** The fault that an error of a run stands for. Throws what is none. */
export function runFaultOf(error: unknown): RunFault {
  if (!isFault(error)) throw error;
  return error instanceof RunFault ? error : new RunFault(error.code);
}
