/** Counts a set of formulas by walking its trees on fractions of its own, as slowly and plainly as can be. */
import { type Exact, ExactFault, type Rounding, ratio } from '#kernel/formula/exact.ts';
import type { Result } from '#kernel/formula/formula.ts';
import type { FaultCode, Node } from '#kernel/formula/tree.ts';
import type { Callable, Day, Named, Row, Table, Value } from '#kernel/formula/values.ts';

export interface Part {
  readonly code: string;
  readonly type: 'number' | 'flag';
  readonly tree: Node;
  readonly rounding: Rounding | undefined;
}

export type Answer = { readonly value: Value; readonly steps: number } | { readonly fault: FaultCode; readonly name: string | undefined };

/** What a set came to, as a walk says it. */
export function answerOf(result: Result | undefined): Answer | undefined {
  if (!result) return undefined;
  return result.ok ? { value: result.value, steps: result.steps } : { fault: result.fault.code, name: result.fault.name };
}

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}
type Walked = Fraction | boolean | string | Day | readonly Row[] | Table;
type Mode = 'half' | 'down' | 'up';

class Fault extends Error {
  readonly code: FaultCode;
  readonly about: string | undefined;
  constructor(code: FaultCode, about?: string) {
    super(code);
    this.code = code;
    this.about = about;
  }
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

function fraction(top: bigint, bottom: bigint): Fraction {
  if (bottom === 0n) throw new Fault('divisionByZero');
  const shared = divisor(absolute(top), absolute(bottom)) * (bottom < 0n ? -1n : 1n);
  const [n, d] = [top / shared, bottom / shared];
  if (absolute(n) >= 10n ** 28n * d || absolute(n) >= 10n ** 60n || d >= 10n ** 60n) throw new Fault('tooLarge');
  return { n, d };
}

const plain = (value: Exact): Fraction => (typeof value === 'number' ? { n: BigInt(value), d: 1n } : value);
const zero = plain(0);
const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
const minus = (a: Fraction): Fraction => ({ n: -a.n, d: a.d });
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
const difference = (a: Fraction, b: Fraction): bigint => a.n * b.d - b.n * a.d;

function raised(base: Fraction, { n, d }: Fraction): Fraction {
  if (d !== 1n || n < 0n || n > 12n) throw new Fault('badPower');
  return Array.from({ length: Number(n) }).reduce<Fraction>((result) => times(result, base), plain(1));
}

function toWhole({ n, d }: Fraction, mode: Mode): Fraction {
  const rest = ((n % d) + d) % d;
  const below = (n - rest) / d;
  const isUp = mode === 'up' ? rest > 0n : mode === 'half' && (n > 0n ? 2n * rest >= d : 2n * rest > d);
  return fraction(isUp ? below + 1n : below, 1n);
}

const toMultiple = (value: Fraction, unit: Fraction, mode: Mode): Fraction => times(toWhole(over(value, unit), mode), unit);

function brackets(value: Fraction, { title, rows }: Table): Fraction {
  let [total, from] = [zero, zero];
  for (const { keys, values } of rows) {
    const end = keys[0] === null ? undefined : plain(keys[0] as Exact);
    const isIn = end === undefined || difference(value, end) <= 0n;
    const to = isIn ? value : end;
    if (difference(to, from) > 0n) {
      total = plus(total, times(plus(to, minus(from)), plain(values[0] as Exact)));
      from = to;
    }
    if (isIn) return total;
  }
  throw new Fault('noRow', title);
}

function rate(value: Fraction, { title, rows }: Table): Fraction {
  const row = rows.find(({ keys: [end] }) => end === null || difference(value, plain(end as Exact)) <= 0n);
  if (!row) throw new Fault('noRow', title);
  return plain(row.values[0] as Exact);
}

/** Names that a tree asks for from outside it. */
function namesOf(node: Node, hidden: readonly string[] = []): string[] {
  if (node.is === 'name') return hidden.includes(node.name) ? [] : [node.name];
  if (node.is === 'let') return [...namesOf(node.value, hidden), ...namesOf(node.body, [...hidden, node.name])];
  const parts = Object.values(node).flat() as unknown[];
  return parts.flatMap((part) => (typeof part === 'object' && part !== null && 'is' in part ? namesOf(part as Node, hidden) : []));
}

type Scope = ReadonlyMap<string, () => Walked | undefined>;

type Names = ReadonlyMap<string, Named>;

class Walk {
  readonly #names: Names;
  steps = 0;

  constructor(names: Names) {
    this.#names = names;
  }

  number = (node: Node, scope: Scope): Fraction => this.value(node, scope) as Fraction;

  asked(name: string, scope: Scope): Walked {
    const found = scope.get(name)?.();
    if (found === undefined) throw new Fault('missingValue', name);
    return found;
  }

  value(node: Node, scope: Scope): Walked {
    switch (node.is) {
      case 'number':
        return plain(node.value);
      case 'flag':
      case 'text':
        return node.value;
      case 'date':
        return { date: node.iso };
      case 'name':
        return this.asked(node.name, scope);
      case 'let': {
        const value = this.value(node.value, scope);
        return this.value(
          node.body,
          new Map(scope).set(node.name, () => value),
        );
      }
      case 'if':
        return this.value(this.value(node.test, scope) ? node.met : node.otherwise, scope);
      case 'not':
        return !this.value(node.of, scope);
      case 'minus':
        return minus(this.number(node.of, scope));
      case 'and':
        return this.value(node.left, scope) && this.value(node.right, scope);
      case 'or':
        return this.value(node.left, scope) || this.value(node.right, scope);
      default:
        return this.counted(node, scope);
    }
  }

  /** What takes steps. */
  counted(node: Node, scope: Scope): Walked {
    if (node.is === 'percent') {
      const of = this.number(node.of, scope);
      this.steps += 1;
      return over(of, plain(100));
    }
    if (node.is === 'arithmetic') {
      const [a, b] = [this.number(node.left, scope), this.number(node.right, scope)];
      this.steps += 1;
      if (node.by === '+' || node.by === '-') return plus(a, node.by === '+' ? b : minus(b));
      if (node.by === '^') return raised(a, b);
      return node.by === '*' ? times(a, b) : over(a, b);
    }
    if (node.is === 'compare') return this.compared(node, scope);
    if (node.is === 'in') {
      const left = this.value(node.left, scope);
      this.steps += 1;
      return node.list.some((one) => this.order(left, this.value(one, scope)) === 0);
    }
    return this.call(node as Node & { is: 'call' }, scope);
  }

  order(a: Walked, b: Walked): number {
    if (typeof a === 'object' && 'n' in a) return Number(difference(a, b as Fraction));
    if (typeof a === 'object' && 'date' in a) return Date.parse(a.date) - Date.parse((b as Day).date);
    return a === b ? 0 : 1;
  }

  compared({ left, right, by }: Node & { is: 'compare' }, scope: Scope): boolean {
    const order = this.order(this.value(left, scope), this.value(right, scope));
    this.steps += 1;
    const isBelow = order < 0;
    const isSame = order === 0;
    return { '=': isSame, '!=': !isSame, '<': isBelow, '<=': isBelow || isSame, '>': !isBelow && !isSame, '>=': !isBelow }[by];
  }

  call({ name, args }: Node & { is: 'call' }, scope: Scope): Walked {
    const [first, second] = args as [Node, Node];
    const known = this.#names.get(name)?.call;
    if (known) return this.outside(name, known, args, scope);
    if (first.is === 'name' && name === 'has') return scope.get(first.name)?.() !== undefined;
    if (first.is === 'name' && name === 'orElse') return scope.get(first.name)?.() ?? this.value(second, scope);
    if (['sum', 'minOf', 'maxOf', 'count', 'any', 'all'].includes(name)) return this.fold(name, args, scope);
    const values = args.map((one) => this.value(one, scope));
    this.steps += 1;
    const [a, b, c] = values as [Fraction, Fraction, Fraction];
    switch (name) {
      case 'min':
      case 'max':
        return (values as Fraction[]).reduce((best, one) => (difference(one, best) < 0n === (name === 'min') ? one : best));
      case 'abs':
        return a.n < 0n ? minus(a) : a;
      case 'clamp':
        if (difference(a, b) < 0n) return b;
        return difference(a, c) > 0n ? c : a;
      case 'brackets':
        return brackets(a, values[1] as Table);
      case 'band':
        return rate(a, values[1] as Table);
      case 'lookup':
        return rate(b, values[0] as Table);
      default:
        return toMultiple(a, b ?? plain(1), name === 'round' ? 'half' : name === 'floor' ? 'down' : 'up');
    }
  }

  /** A function of a slice, which is given numbers and gives them as the language does. */
  outside(name: string, known: Callable, args: readonly Node[], scope: Scope): Walked {
    const values = args.map((one) => this.value(one, scope)).map((one) => (isFraction(one) ? ratio(one.n, one.d) : (one as Value)));
    this.steps += 1;
    let value: Value;
    try {
      value = known.run(values);
    } catch (error) {
      throw new Fault(error instanceof ExactFault ? error.code : 'noResult', error instanceof ExactFault ? undefined : name);
    }
    const isNumber = typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'object' && 'n' in value;
    if (known.gives === 'number' ? !isNumber : typeof value !== 'boolean') throw new Fault('noResult', name);
    return isNumber ? plain(value as Exact) : (value as boolean);
  }

  fold(name: string, [list, each, when]: readonly Node[], scope: Scope): Walked {
    const found: Walked[] = [];
    for (const row of this.value(list as Node, scope) as readonly Row[]) {
      this.steps += 1;
      const age = row.get('age') as Exact | undefined;
      const inner = new Map(scope).set('age', () => (age === undefined ? undefined : plain(age)));
      if (when === undefined || this.value(when, inner)) found.push(this.value(each as Node, inner));
    }
    const numbers = found as Fraction[];
    if (name === 'count') return plain(found.filter((one) => one === true).length);
    if (name === 'any') return found.some((one) => one === true);
    if (name === 'all') return found.every((one) => one === true);
    if (name === 'sum') return numbers.reduce(plus, zero);
    if (numbers.length === 0) throw new Fault('missingValue', name);
    return numbers.reduce((best, one) => (difference(one, best) < 0n === (name === 'minOf') ? one : best));
  }
}

function given(name: string, { type }: Named, value: unknown): () => Walked | undefined {
  const isRefused = (type === 'number' && typeof value === 'string') || (type === 'flag' && typeof value === 'number');
  if (isRefused) {
    return () => {
      throw new Fault('wrongType', name);
    };
  }
  return () => (type === 'number' && value !== undefined ? plain(value as Exact) : (value as Walked | undefined));
}

const isFraction = (value: Walked): value is Fraction => typeof value === 'object' && 'n' in value;

function answered({ tree, rounding }: Part, names: Names, scope: Scope): { readonly answer: Answer; readonly value?: Walked } {
  const one = new Walk(names);
  try {
    const exact = one.value(tree, scope);
    const isRounded = rounding !== undefined && rounding.mode !== 'none';
    const value = isRounded ? toMultiple(exact as Fraction, plain(rounding.unit), rounding.mode as Mode) : exact;
    return { answer: { value: isFraction(value) ? ratio(value.n, value.d) : (value as Value), steps: one.steps }, value };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { answer: { fault: error.code, name: error.about } };
  }
}

/** Formulas that stand behind those they rest on. */
export function walk(parts: readonly Part[], names: Names, values: ReadonlyMap<string, unknown>): ReadonlyMap<string, Answer> {
  const scope = new Map([...names].map(([name, named]) => [name, given(name, named, values.get(name))]));
  const answers = new Map<string, Answer>();
  const failed = new Set<string>();
  for (const part of parts) {
    const bad = namesOf(part.tree)
      .toSorted()
      .find((name) => failed.has(name));
    const { answer, value } = bad === undefined ? answered(part, names, scope) : { answer: { fault: 'restsOnFault', name: bad } as const, value: undefined };
    answers.set(part.code, answer);
    if (value === undefined) failed.add(part.code);
    else scope.set(part.code, () => value);
  }
  return answers;
}
