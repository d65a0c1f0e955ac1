/**
 * One walk over a tree finds its types, units and faults and makes the closures that count it. Nothing of the host can be
 * reached: a name is a slot or a fault, a function is one of the table or a fault.
 */
import { holds, orderOf } from './comparing.ts';
import { add, divide, type Exact, multiply, negate, power, subtract } from './exact.ts';
import { folds } from './folds.ts';
import { functionNames } from './formula.messages.fa.ts';
import { fitsKeys, functions } from './functions.ts';
import { nearestName } from './near.ts';
import type { Arithmetic, FaultCode, Faults, Node } from './tree.ts';
import { type Named, type Row, type Run, RunFault, type Type, type Unit, type Value } from './values.ts';
import { foldName } from './words.ts';

export interface Slot extends Omit<Named, 'type'> {
  readonly slot: number;
  /** Undefined for what the text names and has a fault. */
  readonly type: Type | undefined;
}

/** `type` is undefined where a fault is noted already, so that nothing above it is blamed. */
export interface Bound {
  readonly type: Type | undefined;
  readonly unit?: Unit | undefined;
  /** Of the records of a list, and of a table. */
  readonly fields?: Named['fields'];
  readonly keys?: Named['keys'];
  run(run: Run): Value;
}

/** A place where two units meet that differ. */
export interface Unlike {
  readonly node: Node;
  readonly units: readonly [Unit, Unit];
}

const wrong: Bound = { type: undefined, run: () => undefined };
const arithmetic: Readonly<Record<Arithmetic, (a: Exact, b: Exact) => Exact>> = { '+': add, '-': subtract, '*': multiply, '/': divide, '^': power };
/** Whatever may be called, by code or Persian name. */
const callable = [...functions.keys(), ...folds.keys(), 'has', 'orElse', ...Object.values(functionNames)].map((name) => [name, [name]] as const);

/** A name may be meant by its code or its title. */
function* writtenAs(names: ReadonlyMap<string, Slot>): Generator<readonly [string, readonly string[]]> {
  for (const [name, { title }] of names) yield [name, title === undefined ? [name] : [name, foldName(title)]];
}

/** Makes closures of trees over slots; `allocate` gives a slot nobody else has. */
export class Compiler {
  readonly #faults: Faults;
  readonly #allocate: () => number;
  readonly #asked: (name: string) => void;
  readonly #isExplained: boolean;
  readonly unlike: Unlike[] = [];
  readonly #outer: ReadonlyMap<string, Slot>;
  #names: ReadonlyMap<string, Slot>;

  constructor(names: ReadonlyMap<string, Slot>, faults: Faults, allocate: () => number, asked: (name: string) => void, isExplained: boolean) {
    this.#outer = names;
    this.#names = names;
    this.#faults = faults;
    this.#allocate = allocate;
    this.#asked = asked;
    this.#isExplained = isExplained;
  }

  #wrong(code: FaultCode, node: Node, name: string): Bound {
    this.#faults.add(code, node, { name });
    return wrong;
  }

  #unknown(node: Node & { readonly name: string }, known: Iterable<readonly [string, readonly string[]]>): Bound {
    // looking for what was meant is dear, and not done for what is not told
    if (!this.#faults.isFull) this.#faults.add('unknownName', node, { name: node.name, near: nearestName(known, node.name) });
    return wrong;
  }

  /** A node that must have a type. */
  #of(type: Type | undefined, node: Node): Bound {
    const bound = this.bind(node);
    if (type === undefined || bound.type === undefined || bound.type === type) return bound;
    return this.#wrong('wrongType', node, node.is === 'name' || node.is === 'call' ? node.name : type);
  }

  /** Only closures made to explain keep what each part came to, so that counting for many pays nothing for it. */
  bind(node: Node): Bound {
    const bound = this.#closure(node);
    return this.#isExplained ? { ...bound, run: (run) => run.keep(node, bound.run) } : bound;
  }

  #closure(node: Node): Bound {
    switch (node.is) {
      case 'number':
      case 'text':
      case 'flag': {
        const { value } = node;
        return { type: node.is, run: () => value };
      }
      case 'date': {
        const day = { date: node.iso };
        return { type: 'date', run: () => day };
      }
      case 'name':
        return this.#name(node);
      case 'let':
        return this.#let(node);
      case 'if':
        return this.#if(node);
      case 'not': {
        const of = this.#of('flag', node.of);
        return { type: 'flag', run: (run) => of.run(run) !== true };
      }
      case 'minus':
      case 'percent':
        return this.#sign(node);
      case 'and':
      case 'or': {
        const [left, right, ends] = [this.#of('flag', node.left), this.#of('flag', node.right), node.is === 'or'];
        return { type: 'flag', run: (run) => (left.run(run) === ends ? ends : right.run(run)) };
      }
      case 'compare':
        return this.#compare(node);
      case 'in':
        return this.#in(node);
      case 'arithmetic':
        return this.#arithmetic(node);
      default:
        return this.#call(node);
    }
  }

  #name(node: Node & { is: 'name' }): Bound {
    const { name } = node;
    const named = this.#names.get(name);
    if (!named) return this.#unknown(node, writtenAs(this.#names));
    if (this.#outer.get(name) === named) this.#asked(name);
    const { slot, ...known } = named;
    return {
      ...known,
      run: (run) => {
        const value = run.slots[slot];
        if (value !== undefined || run.has(slot, node)) return value;
        throw new RunFault('missingValue', name);
      },
    };
  }

  #within<T>(names: Iterable<readonly [string, Slot]>, read: () => T): T {
    const outer = this.#names;
    this.#names = new Map([...outer, ...names]);
    const result = read();
    this.#names = outer;
    return result;
  }

  #let(node: Node & { is: 'let' }): Bound {
    const { run: count, ...value } = this.bind(node.value);
    const slot = this.#allocate();
    const body = this.#within([[node.name, { ...value, slot }]], () => this.bind(node.body));
    return {
      ...body,
      run: (run) => {
        run.slots[slot] = count(run);
        return body.run(run);
      },
    };
  }

  #if(node: Node & { is: 'if' }): Bound {
    const [test, then] = [this.#of('flag', node.test), this.bind(node.met)];
    const otherwise = this.#of(then.type, node.otherwise);
    return {
      ...then,
      type: then.type ?? otherwise.type,
      unit: this.#alike(node, [then, otherwise]),
      run: (run) => (test.run(run) === true ? then.run(run) : otherwise.run(run)),
    };
  }

  #sign(node: Node & { is: 'not' | 'minus' | 'percent' }): Bound {
    const of = this.#of('number', node.of);
    if (node.is === 'minus') return { type: 'number', unit: of.unit, run: (run) => negate(of.run(run) as Exact) };
    return {
      type: 'number',
      run: (run) => {
        const value = of.run(run) as Exact;
        run.step(node);
        return divide(value, 100);
      },
    };
  }

  /** The unit of what stands together; two that differ are noted. */
  #alike(node: Node, bounds: readonly Bound[]): Unit | undefined {
    const [first, ...others] = bounds.map(({ unit }) => unit).filter((unit) => unit !== undefined);
    const other = others.find((unit) => unit !== first);
    if (first !== undefined && other !== undefined) this.unlike.push({ node, units: [first, other] });
    return first;
  }

  #compare(node: Node & { is: 'compare' }): Bound {
    const left = this.bind(node.left);
    const right = this.#of(left.type, node.right);
    const isOrdered = left.type === 'number' || left.type === 'date' || left.type === undefined;
    if (!isOrdered && ((node.by !== '=' && node.by !== '!=') || left.type === 'list' || left.type === 'table')) return this.#wrong('wrongType', node, node.by);
    this.#alike(node, [left, right]);
    const [{ type }, says] = [left, holds[node.by]];
    return {
      type: 'flag',
      run: (run) => {
        const order = orderOf(type, left.run(run), right.run(run));
        run.step(node);
        return says(order);
      },
    };
  }

  #in(node: Node & { is: 'in' }): Bound {
    const left = this.bind(node.left);
    const list = node.list.map((one) => this.#of(left.type, one));
    this.#alike(node, [left, ...list]);
    return {
      type: 'flag',
      run: (run) => {
        const value = left.run(run);
        run.step(node);
        return list.some((one) => orderOf(left.type, value, one.run(run)) === 0);
      },
    };
  }

  #arithmetic(node: Node & { is: 'arithmetic' }): Bound {
    const [left, right, apply] = [this.#of('number', node.left), this.#of('number', node.right), arithmetic[node.by]];
    const isSum = node.by === '+' || node.by === '-';
    return {
      type: 'number',
      unit: isSum ? this.#alike(node, [left, right]) : undefined,
      run: (run) => {
        const [a, b] = [left.run(run) as Exact, right.run(run) as Exact];
        run.step(node);
        return apply(a, b);
      },
    };
  }

  #call(node: Node & { is: 'call' }): Bound {
    if (folds.has(node.name)) return this.#fold(node);
    if (node.name === 'has' || node.name === 'orElse') return this.#maybe(node);
    const known = functions.get(node.name);
    if (!known) return this.#unknown(node, callable);
    if (node.args.length < known.least || node.args.length > known.most) return this.#wrong('wrongCount', node, node.name);
    const args = node.args.map((one, index) => {
      const type = known.takes[Math.min(index, known.takes.length - 1)];
      return this.#of(type === 'key' ? undefined : type, one);
    });
    const table = args.find(({ keys }) => keys !== undefined);
    if (table?.keys && !fitsKeys(node.name, node.args.length, table.keys)) return this.#wrong('wrongCount', node, node.name);
    return {
      type: known.gives,
      unit: known.unit === 'same' ? this.#alike(node, args) : known.unit,
      run: (run) => {
        const values = args.map((one) => one.run(run));
        run.step(node);
        return known.run(values);
      },
    };
  }

  /** Whether a name has a value, or the value in place of a missing one; faults other than a missing name stand. */
  #maybe(node: Node & { is: 'call' }): Bound {
    const [asked, instead] = node.args;
    if (node.args.length !== (node.name === 'has' ? 1 : 2) || !asked) return this.#wrong('wrongCount', node, node.name);
    if (asked.is !== 'name') return this.#wrong('wrongType', asked, node.name);
    const value = this.bind(asked);
    const slot = this.#names.get(asked.name)?.slot ?? -1;
    if (!instead) return { type: 'flag', run: (run) => run.has(slot, asked) };
    const other = this.#of(value.type, instead);
    return { ...value, unit: this.#alike(node, [value, other]), run: (run) => (run.has(slot, asked) ? value.run(run) : other.run(run)) };
  }

  #fold(node: Node & { is: 'call' }): Bound {
    const [asked, expression, condition] = node.args;
    const fold = folds.get(node.name);
    if (!fold || !asked || node.args.length > 3 || (!expression && node.name !== 'count')) return this.#wrong('wrongCount', node, node.name);
    const list = this.#of('list', asked);
    const fields = [...(list.fields ?? [])].map(([name, field]) => [name, { ...field, slot: this.#allocate() }] as const);
    const [each, when] = this.#within(fields, () => [expression && this.#of(fold.takes, expression), condition && this.#of('flag', condition)]);
    return {
      type: fold.gives,
      unit: fold.gives === 'number' ? each?.unit : undefined,
      run: (run) => {
        const rows = list.run(run) as readonly Row[];
        const found: Value[] = [];
        for (const row of rows) {
          run.step(node);
          for (const [name, { slot }] of fields) run.slots[slot] = row.get(name);
          if (when === undefined || when.run(run) === true) found.push(each === undefined ? true : each.run(run));
        }
        return fold.fold(found);
      },
    };
  }
}
