/**
 * One walk over a tree finds its types, units and faults and makes the closures that count it. Nothing of the host can be
 * reached: a name is a slot or a fault, a function is one of the table or a fault.
 */
import { type Count, called, calledOutside, chosen, compared, computed, dayOf, type Held, let_, listed, literal, named, negated, not, orElse, settled, tie } from './closures.ts';
import { folds } from './folds.ts';
import { functionNames } from './formula.messages.fa.ts';
import { fitsKeys, functions } from './functions.ts';
import { nearestName } from './near.ts';
import type { FaultCode, Faults, Node } from './tree.ts';
import type { Callable, Named, Row, Type, Unit, Value } from './values.ts';
import { foldName } from './words.ts';

/** Its type is undefined for what the text names and has a fault. */
export interface Slot extends Omit<Named, 'type'>, Held {
  readonly slot: number;
}

/** `type` is undefined where a fault is noted already, so that nothing above it is blamed. */
export interface Bound extends Count {
  readonly type: Type | undefined;
  readonly unit?: Unit | undefined;
  /** Of the records of a list, and of a table. */
  readonly fields?: Named['fields'];
  readonly keys?: Named['keys'];
}

/** A place where two units meet that differ. */
export interface Unlike {
  readonly node: Node;
  readonly units: readonly [Unit, Unit];
}

const wrong: Bound = { type: undefined, run: () => undefined };
/** Whatever may be called, by code or Persian name. */
const callable = [...functions.keys(), ...folds.keys(), 'has', 'orElse', ...Object.values(functionNames)].map((name) => [name, [name]] as const);

/** A name may be meant by its code or its title: one that is called, or one that is asked for. */
function* writtenAs(names: ReadonlyMap<string, Slot>, isCalled: boolean): Generator<readonly [string, readonly string[]]> {
  for (const [name, { title, call }] of names) if ((call !== undefined) === isCalled) yield [name, title === undefined ? [name] : [name, foldName(title)]];
}

const hundred = literal({ is: 'number', value: 100, from: 0, to: 0 });

/** Where a formula stands: the names it may ask for and how a slot of its own, which nobody else has, is come by. */
export interface Place {
  readonly slots: ReadonlyMap<string, Slot>;
  /** The text of the formula where each part is to tell what it came to. */
  readonly explains: string | undefined;
  allocate(): number;
}

/** The first field that records of a list do not tell, or not as a function takes it. */
function lackingField({ fields }: Bound, asked: ReadonlyMap<string, Named> | undefined): string | undefined {
  if (asked === undefined) return undefined;
  return [...asked].find(([name, { type }]) => fields !== undefined && fields.get(name)?.type !== type)?.[0];
}

/** Makes closures of trees over slots. */
export class Compiler {
  readonly #faults: Faults;
  readonly #allocate: () => number;
  readonly #asked: (name: string) => void;
  readonly #explains: string | undefined;
  readonly unlike: Unlike[] = [];
  readonly #outer: ReadonlyMap<string, Slot>;
  #names: ReadonlyMap<string, Slot>;

  constructor({ slots, allocate, explains }: Place, faults: Faults, asked: (name: string) => void) {
    this.#outer = slots;
    this.#names = slots;
    this.#faults = faults;
    this.#allocate = allocate;
    this.#asked = asked;
    this.#explains = explains;
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
    if (this.#explains === undefined) return bound;
    const { type, unit, fields, keys, slot, run: count } = bound;
    const { from, to } = node;
    const told = { text: this.#explains.slice(from, to), from, to, name: node.is === 'name' ? node.name : undefined };
    return { type, unit, fields, keys, slot, run: (run) => run.keep(told, count) };
  }

  #closure(node: Node): Bound {
    switch (node.is) {
      case 'number':
      case 'text':
      case 'flag':
        return { type: node.is, ...literal(node) };
      case 'date':
        return { type: 'date', ...dayOf(node.iso) };
      case 'name':
        return this.#name(node);
      case 'let':
        return this.#let(node);
      case 'if':
        return this.#if(node);
      case 'not':
        return { type: 'flag', ...not(this.#of('flag', node.of)) };
      case 'minus':
      case 'percent':
        return this.#sign(node);
      case 'and':
      case 'or':
        return { type: 'flag', ...tie(this.#of('flag', node.left), this.#of('flag', node.right), node.is === 'or') };
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
    const known = this.#names.get(node.name);
    if (!known) return this.#unknown(node, writtenAs(this.#names, false));
    if (known.call) return this.#wrong('wrongType', node, node.name);
    if (this.#outer.get(node.name) === known) this.#asked(node.name);
    const { type, unit, fields, keys, slot } = known;
    return { type, unit, fields, keys, ...named(node, slot, known) };
  }

  #within<T>(names: Iterable<readonly [string, Slot]>, read: () => T): T {
    const outer = this.#names;
    this.#names = new Map([...outer, ...names]);
    const result = read();
    this.#names = outer;
    return result;
  }

  #let(node: Node & { is: 'let' }): Bound {
    const value = this.bind(node.value);
    const { type, unit, fields, keys } = value;
    const slot = this.#allocate();
    const isWhole = value.quick?.den === 1;
    const body = this.#within([[node.name, { type, unit, fields, keys, slot, isWhole, isLocal: true }]], () => this.bind(node.body));
    return { type: body.type, unit: body.unit, fields: body.fields, keys: body.keys, ...let_(slot, value, body) };
  }

  #if(node: Node & { is: 'if' }): Bound {
    const [test, met] = [this.#of('flag', node.test), this.bind(node.met)];
    const otherwise = this.#of(met.type, node.otherwise);
    const { type = otherwise.type, fields, keys } = met;
    return { type, unit: this.#alike(node, [met, otherwise]), fields, keys, ...chosen(test, met, otherwise) };
  }

  #sign(node: Node & { is: 'not' | 'minus' | 'percent' }): Bound {
    const of = this.#of('number', node.of);
    if (node.is === 'minus') return { type: 'number', unit: of.unit, ...negated(of) };
    return { type: 'number', ...computed(node, '/', of, hundred) };
  }

  /** The unit of what stands together; two that differ are noted. */
  #alike(node: Node, bounds: readonly Pick<Bound, 'unit'>[]): Unit | undefined {
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
    return { type: 'flag', ...compared(node, left.type, left, right) };
  }

  #in(node: Node & { is: 'in' }): Bound {
    const left = this.bind(node.left);
    const list = node.list.map((one) => this.#of(left.type, one));
    this.#alike(node, [left, ...list]);
    return { type: 'flag', ...listed(node, left.type, left, list) };
  }

  #arithmetic(node: Node & { is: 'arithmetic' }): Bound {
    const [left, right] = [this.#of('number', node.left), this.#of('number', node.right)];
    const isSum = node.by === '+' || node.by === '-';
    return { type: 'number', unit: isSum ? this.#alike(node, [left, right]) : undefined, ...computed(node, node.by, left, right) };
  }

  #call(node: Node & { is: 'call' }): Bound {
    if (folds.has(node.name)) return this.#fold(node);
    if (node.name === 'has' || node.name === 'orElse') return this.#maybe(node);
    // a name within the formula is no function, so that none is hidden by it
    const [own, given] = [functions.get(node.name), this.#outer.get(node.name)?.call];
    const known = own ?? given;
    if (!known) return this.#unknown(node, [...callable, ...writtenAs(this.#outer, true)]);
    if (node.args.length < known.least || node.args.length > known.most) return this.#wrong('wrongCount', node, node.name);
    const args = node.args.map((one, index) => this.#argument(one, index, known));
    const table = args.find(({ keys }) => keys !== undefined);
    if (table?.keys && !fitsKeys(node.name, node.args.length, table.keys)) return this.#wrong('wrongCount', node, node.name);
    const unit = known.unit === 'same' ? this.#alike(node, args) : known.unit;
    return { type: known.gives, unit, ...(own ? called(node, own, args) : calledOutside(node, known, args)) };
  }

  /** Of the type of its parameter; a unit that is not the one of the parameter is noted. */
  #argument(node: Node, index: number, { takes, units, fields }: Callable): Bound {
    const at = Math.min(index, takes.length - 1);
    const [type, unit] = [takes[at], units?.[at]];
    const bound = this.#of(type === 'key' ? undefined : type, node);
    const lacking = lackingField(bound, fields?.[at]);
    if (lacking !== undefined) return this.#wrong('wrongType', node, lacking);
    if (unit !== undefined) this.#alike(node, [bound, { unit }]);
    return bound;
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
    const { type, fields, keys } = value;
    return { type, fields, keys, unit: this.#alike(node, [value, other]), ...orElse(slot, asked, value, other) };
  }

  #fold(node: Node & { is: 'call' }): Bound {
    const [asked, expression, condition] = node.args;
    const fold = folds.get(node.name);
    if (!fold || !asked || node.args.length > 3 || (!expression && node.name !== 'count')) return this.#wrong('wrongCount', node, node.name);
    const list = this.#of('list', asked);
    const fields = [...(list.fields ?? [])].map(([name, field]) => [name, { ...field, slot: this.#allocate() }] as const);
    const [each, when] = this.#within(fields, () => [expression && this.#of(fold.takes, expression), condition && this.#of('flag', condition)]);
    const [records, value, test] = [settled(list), each && settled(each), when && settled(when)];
    return {
      type: fold.gives,
      unit: fold.gives === 'number' ? each?.unit : undefined,
      run: (run) => {
        const rows = records(run) as readonly Row[];
        const found: Value[] = [];
        for (const row of rows) {
          run.step(node);
          for (const [name, { slot }] of fields) run.put(slot, row.get(name));
          if (test === undefined || test(run) === true) found.push(value === undefined ? true : value(run));
        }
        run.at = node;
        return fold.fold(found);
      },
    };
  }
}
