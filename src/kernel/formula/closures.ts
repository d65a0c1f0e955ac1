/**
 * The closures that count the nodes of a tree: an exact one for each, and a quick one where all parts have one. What has none takes
 * the quick answers of its parts where there are any, so that nothing is counted more than twice.
 */
import { holds, orderOf } from './comparing.ts';
import { admit } from './door.ts';
import { add, divide, type Exact, multiply, negate, power, smallRatio, subtract } from './exact.ts';
import * as quick from './quick.ts';
import { asking, banded, choice, comparison, denied, type QuickQuestion, question, questionOf, quickFunctions, tied } from './quick-choices.ts';
import { multipleOf } from './quick-rounding.ts';
import type { Arithmetic, Comparison, Node } from './tree.ts';
import { type Callable, isFault, MAX_STEPS, type Run, RunFault, type Type, type Value } from './values.ts';

export interface Count {
  /** Exactly, or by a fault. */
  run(run: Run): Value;
  /** Of a number. */
  readonly quick?: quick.Quick | undefined;
  /** Of a flag. */
  readonly asks?: QuickQuestion | undefined;
  /** Of what is not counted: what stands in the text, and what a name has, undefined where it is missing. */
  readonly given?: ((run: Run) => Value) | undefined;
  /** Of a name. */
  readonly slot?: number | undefined;
  /** Of a name within the formula, which is there wherever it is reached, and when counted quickly stands among the numerators only. */
  readonly isLocal?: boolean;
}

const NO_STEPS_LEFT = MAX_STEPS + 1;
const arithmetic: Readonly<Record<Arithmetic, (a: Exact, b: Exact) => Exact>> = { '+': add, '-': subtract, '*': multiply, '/': divide, '^': power };

/** The quick answer where there is one, else the exact one. What is given is exact as it stands. */
export function settled({ run: exact, quick: number, asks, given }: Count): Count['run'] {
  if (given || (!number && !asks)) return exact;
  const count = number ? quick.numerator(number) : asking(asks as QuickQuestion);
  const answerOf = number ? (n: number, run: Run): Value => smallRatio(n, number.den || run.denominator) : (n: number): Value => n === 1;
  return (run) => {
    const { steps } = run;
    const n = count(run);
    if (!Number.isNaN(n) && run.steps < NO_STEPS_LEFT) return answerOf(n, run);
    run.steps = steps;
    return exact(run);
  };
}

/** The whole number that a result is rounded to, or NaN where that is not to be had quickly; undefined where it never is. */
export const roundedQuickly = ({ quick: number }: Count, unit: number, mode: 'half' | 'down' | 'up'): quick.Quick['run'] | undefined => number && multipleOf(number, unit, mode);

/** Where the whole is quick its exact closure takes exact ones, which are then counted after all that was quick has failed. */
const partsOf = (isQuick: boolean, counts: readonly Count[]): readonly Count['run'][] => counts.map((one) => (isQuick ? one.run : settled(one)));

const always =
  (value: Value): Count['run'] =>
  () =>
    value;

export function literal(node: Node & { readonly is: 'number' | 'text' | 'flag' }): Count {
  const given = always(node.value);
  const flag = node.value ? 1 : 0;
  return {
    run: given,
    given,
    ...(node.is === 'number' && { quick: quick.literal(node.value) }),
    ...(node.is === 'flag' && { asks: question(0, () => flag) }),
  };
}

export const dayOf = (iso: string): Count => ({ run: always({ date: iso }), given: always({ date: iso }) });

/** What a slot holds. */
export interface Held {
  readonly type: Type | undefined;
  /** A number that is whole or, rarely, not counted quickly. */
  readonly isWhole?: boolean;
  /** Of a value under a name within the formula. */
  readonly isLocal?: boolean;
}

export function named(node: Node & { readonly is: 'name' }, slot: number, { type, isWhole = false, isLocal = false }: Held): Count {
  return {
    slot,
    isLocal,
    ...(!(isLocal && (type === 'number' || type === 'flag')) && { given: (run: Run) => run.valueIn(slot) }),
    ...(type === 'number' && { quick: quick.load(slot, isWhole) }),
    ...(type === 'flag' && { asks: quick.load(slot, true) }),
    run: (run) => {
      const value = run.valueIn(slot);
      if (value !== undefined || run.has(slot, node)) return value;
      throw new RunFault('missingValue', node.name);
    },
  };
}

/** A value under a name, then what rests on it. */
export function let_(slot: number, value: Count, body: Count): Count {
  const isQuick = (value.quick ?? value.asks) !== undefined && (body.quick ?? body.asks) !== undefined;
  const [count = value.run, rest = body.run] = partsOf(isQuick, [value, body]);
  return {
    ...(isQuick && letQuickly(slot, value, body)),
    run: (run) => {
      run.put(slot, count(run));
      return rest(run);
    },
  };
}

function letQuickly(slot: number, { quick: number, asks }: Count, body: Count): Pick<Count, 'quick' | 'asks'> {
  const { run: count, steps } = (number ?? asks) as QuickQuestion;
  const [factor, den] = number ? [number.factor, number.den] : [1, 1];
  // a value that is none is none of the whole, though nothing asks for it: its fault is the whole's
  const after =
    (then: QuickQuestion['run']): QuickQuestion['run'] =>
    (run) => {
      const found = quick.safe(count(run) * factor);
      run.numerators[slot] = found;
      run.denominators[slot] = den || run.denominator;
      return Number.isNaN(found) ? quick.NONE : then(run);
    };
  const all = steps + (body.quick ?? (body.asks as QuickQuestion)).steps;
  if (!body.quick) return { asks: question(all, after((body.asks as QuickQuestion).run)) };
  return { quick: { den: body.quick.den, factor: body.quick.factor, steps: all, run: after(body.quick.run) } };
}

export function chosen(test: Count, met: Count, otherwise: Count): Count {
  const number = test.asks && met.quick && otherwise.quick && choice(test.asks, met.quick, otherwise.quick);
  const asks = test.asks && met.asks && otherwise.asks && questionOf(test.asks, met.asks, otherwise.asks);
  const [asked = test.run, then = met.run, or = otherwise.run] = partsOf((number ?? asks) !== undefined, [test, met, otherwise]);
  return { quick: number, asks, run: (run) => (asked(run) === true ? then(run) : or(run)) };
}

export function not(of: Count): Count {
  const [asked = of.run] = partsOf(of.asks !== undefined, [of]);
  return { asks: of.asks && denied(of.asks), run: (run) => asked(run) !== true };
}

export function tie(left: Count, right: Count, ends: boolean): Count {
  const asks = left.asks && right.asks && tied(left.asks, right.asks, ends ? 1 : 0);
  const [first = left.run, second = right.run] = partsOf(asks !== undefined, [left, right]);
  return { asks, run: (run) => (first(run) === ends ? ends : second(run)) };
}

/** What is given needs no counting to be compared; a value that is missing is none. */
function compareGiven(by: Comparison, type: Type | undefined, left: Count, right: Count): QuickQuestion | undefined {
  const [{ given: a }, { given: b }, says] = [left, right, holds[by]];
  if (!a || !b || type === 'number') return undefined;
  return question(1, (run) => {
    const [one, other] = [a(run), b(run)];
    if (one === undefined || other === undefined) return quick.NONE;
    return says(orderOf(type, one, other)) ? 1 : 0;
  });
}

export function compared(node: Node & { readonly is: 'compare' }, type: Type | undefined, left: Count, right: Count): Count {
  const asks = left.quick && right.quick ? comparison(node.by, left.quick, right.quick) : compareGiven(node.by, type, left, right);
  const [[a = left.run, b = right.run], says] = [partsOf(asks !== undefined, [left, right]), holds[node.by]];
  return {
    asks,
    run: (run) => {
      const order = orderOf(type, a(run), b(run));
      run.step(node);
      return says(order);
    },
  };
}

export function listed(node: Node, type: Type | undefined, left: Count, list: readonly Count[]): Count {
  const { given } = left;
  const all = list.map((one) => one.given).filter((one) => one !== undefined);
  const isGiven = given !== undefined && all.length === list.length;
  const asks = question(1, (run) => {
    const value = given?.(run);
    if (value === undefined) return quick.NONE;
    for (const one of all) {
      const other = one(run);
      if (other === undefined) return quick.NONE;
      if (orderOf(type, value, other) === 0) return 1;
    }
    return 0;
  });
  const [count = left.run, ...counts] = partsOf(isGiven, [left, ...list]);
  return {
    asks: isGiven ? asks : undefined,
    run: (run) => {
      const value = count(run);
      run.step(node);
      return counts.some((one) => orderOf(type, value, one(run)) === 0);
    },
  };
}

function quickly(by: Arithmetic, left: quick.Quick, right: quick.Quick): quick.Quick | undefined {
  if (by === '+' || by === '-') return quick.sum(left, right, by === '+' ? 1 : -1);
  if (by === '^') return quick.power(left, right);
  return by === '*' ? quick.product(left, right) : quick.quotient(left, right);
}

export function computed(node: Node, by: Arithmetic, left: Count, right: Count): Count {
  const apply = arithmetic[by];
  const number = left.quick && right.quick && quickly(by, left.quick, right.quick);
  const [a = left.run, b = right.run] = partsOf(number !== undefined, [left, right]);
  return {
    quick: number,
    run: (run) => {
      const [one, other] = [a(run) as Exact, b(run) as Exact];
      run.step(node);
      return apply(one, other);
    },
  };
}

export function negated(of: Count): Count {
  const [count = of.run] = partsOf(of.quick !== undefined, [of]);
  return { quick: of.quick && quick.negative(of.quick), run: (run) => negate(count(run) as Exact) };
}

/** A function whose arguments are all counted first. */
export function called(node: Node & { readonly is: 'call' }, known: Callable, args: readonly Count[]): Count {
  const [first, ...others] = args.map((one) => one.quick).filter((one) => one !== undefined);
  const isQuick = first !== undefined && others.length === args.length - 1;
  const slot = args[1]?.slot;
  const isBanded = (node.name === 'band' || node.name === 'brackets') && first !== undefined && slot !== undefined;
  const number = isBanded ? banded(node.name === 'band' ? 'band' : 'brackets', first, slot) : isQuick ? quickFunctions.get(node.name)?.(first, ...others) : undefined;
  const counts = partsOf(number !== undefined, args);
  return {
    quick: number,
    run: (run) => {
      const values = counts.map((one) => one(run));
      run.step(node);
      return known.run(values);
    },
  };
}

/** What a function of a slice gives: whatever it throws that is no fault of counting, and what is not of its type, is a fault that names it. */
function given(name: string, { gives, run }: Callable, args: readonly Value[]): Value {
  let value: unknown;
  try {
    value = run(args);
  } catch (error) {
    throw isFault(error) ? error : new RunFault('noResult', name);
  }
  const admitted = admit(value, { type: gives }, name);
  if (admitted === undefined || admitted instanceof RunFault) throw new RunFault('noResult', name);
  return admitted;
}

/** A step for each record that a function of a slice is given, so that long lists are not looked through for one. */
function stepRecords(run: Run, node: Node, values: readonly Value[]): void {
  for (const value of values) if (Array.isArray(value)) for (const _ of value) run.step(node);
}

/** A function of a slice. */
export function calledOutside(node: Node & { readonly is: 'call' }, known: Callable, args: readonly Count[]): Count {
  const counts = partsOf(false, args);
  return {
    run: (run) => {
      const values = counts.map((one) => one(run));
      run.step(node);
      stepRecords(run, node, values);
      return given(node.name, known, values);
    },
  };
}

/** A value, or another in place of one that is missing. */
export function orElse(slot: number, asked: Node, value: Count, other: Count): Count {
  const isLocal = value.isLocal === true;
  const isThere = question(0, (run) => (run.valueIn(slot) !== undefined ? 1 : run.refused.size > 0 ? quick.NONE : 0));
  const number = isLocal ? value.quick : value.quick && other.quick && choice(isThere, value.quick, other.quick);
  const asks = isLocal ? value.asks : value.asks && other.asks && questionOf(isThere, value.asks, other.asks);
  const [count = value.run, instead = other.run] = partsOf((number ?? asks) !== undefined, [value, other]);
  return { quick: number, asks, run: (run) => (run.has(slot, asked) ? count(run) : instead(run)) };
}
