/** From words to the tree. Every fault of a text is found in one reading, as far as twenty. */
import { functionNames } from './formula.messages.fa.ts';
import { type Arithmetic, type Comparison, type Fault, Faults, type Node, type Range } from './tree.ts';
import { foldName, type Word, wordsOf } from './words.ts';

const MAX_LENGTH = 10_000;
const MAX_NODES = 2000;
const MAX_DEPTH = 100;

const comparisons: readonly string[] = ['=', '!=', '<', '<=', '>', '>='] satisfies Comparison[];
const codes: ReadonlyMap<string, string> = new Map(Object.entries(functionNames).map(([code, name]) => [foldName(name), code]));

/** A text that is read: its tree, or what is wrong with it. A tree with faults is not to be run. */
export interface Parsed {
  readonly tree: Node;
  readonly faults: readonly Fault[];
}

/** `or` binds least, then `and`, `not`, comparisons, + −, × ÷, the sign, powers, percent. */
class Reader {
  readonly #source: string;
  readonly #words: readonly Word[];
  readonly #faults: Faults;
  #at = 0;
  #depth = 0;
  #nodes = 0;
  /** Whether the reading could not usefully go on. */
  #isStopped = false;

  constructor(source: string, faults: Faults) {
    this.#source = source;
    this.#faults = faults;
    this.#words = wordsOf(source, faults);
  }

  get #word(): Word {
    return this.#words[this.#at] as Word;
  }

  #isAtEnd(): boolean {
    return this.#word.is === 'end';
  }

  #is(text: string): boolean {
    const word = this.#word;
    return (word.is === 'sign' || word.is === 'keyword') && word.text === text;
  }

  #take(text: string): boolean {
    const found = this.#is(text);
    if (found) this.#at += 1;
    return found;
  }

  /** A word that is amiss, unless the reading was stopped before: then what is amiss is told already. */
  #amiss(code: 'unexpected' | 'unclosed', { from, to }: Range): void {
    if (!this.#isStopped) this.#faults.add(code, { from, to }, { name: this.#source.slice(from, to) });
  }

  #unexpected(): void {
    this.#amiss('unexpected', this.#word);
  }

  #must(text: string): void {
    if (!this.#take(text)) this.#unexpected();
  }

  /** A bracket opened at a place is closed here; where it is not, the opening is the fault. */
  #close(text: string, open: Word): void {
    if (this.#take(text)) return;
    if (this.#isAtEnd()) this.#amiss('unclosed', open);
    else this.#unexpected();
  }

  /** Nothing is left to be read. */
  #stop(code: 'tooDeep' | 'tooMany'): void {
    if (!this.#isStopped) this.#faults.add(code, this.#word);
    this.#isStopped = true;
    this.#at = this.#words.length - 1;
  }

  /** The end of a node is the end of the last word taken. */
  #node<T extends object>(from: number, node: T): T & Range {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) this.#stop('tooMany');
    return { ...node, from, to: Math.max(from, this.#words[this.#at - 1]?.to ?? from) };
  }

  /** Undefined where the reading was stopped. */
  whole(): Node | undefined {
    const tree = this.#expression();
    while (!this.#isAtEnd()) {
      this.#unexpected();
      this.#at += 1;
      if (!this.#isAtEnd()) this.#expression();
    }
    return this.#isStopped ? undefined : tree;
  }

  #expression(): Node {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#stop('tooDeep');
    const node = this.#is('let') ? this.#let() : this.#is('if') ? this.#if() : this.#or();
    this.#depth -= 1;
    return node;
  }

  #let(): Node {
    const { from } = this.#word;
    this.#at += 1;
    const named = this.#word;
    if (named.is === 'name' || named.is === 'title') this.#at += 1;
    else this.#unexpected();
    this.#must('=');
    const value = this.#expression();
    this.#must(';');
    const body = this.#expression();
    return this.#node(from, { is: 'let', name: named.is === 'number' ? '' : named.text, value, body });
  }

  #if(): Node {
    const { from } = this.#word;
    this.#at += 1;
    const test = this.#expression();
    this.#must('then');
    const met = this.#expression();
    this.#must('else');
    return this.#node(from, { is: 'if', test, met, otherwise: this.#expression() });
  }

  #or(): Node {
    let left = this.#and();
    while (this.#take('or')) left = this.#node(left.from, { is: 'or', left, right: this.#and() });
    return left;
  }

  #and(): Node {
    let left = this.#not();
    while (this.#take('and')) left = this.#node(left.from, { is: 'and', left, right: this.#not() });
    return left;
  }

  #nested(sign: 'not' | '-', is: 'not' | 'minus', read: () => Node, other: () => Node): Node {
    const { from } = this.#word;
    if (!this.#take(sign)) return other();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#stop('tooDeep');
    const of = read();
    this.#depth -= 1;
    return this.#node(from, { is, of });
  }

  #not(): Node {
    return this.#nested(
      'not',
      'not',
      () => this.#not(),
      () => this.#comparison(),
    );
  }

  #comparison(): Node {
    const left = this.#sum();
    const sign = this.#word;
    if (sign.is === 'sign' && comparisons.includes(sign.text)) {
      this.#at += 1;
      return this.#node(left.from, { is: 'compare', by: sign.text as Comparison, left, right: this.#sum() });
    }
    if (!this.#take('in')) return left;
    const open = this.#word;
    this.#must('[');
    const list = this.#many();
    this.#close(']', open);
    return this.#node(left.from, { is: 'in', left, list });
  }

  #many(): Node[] {
    const nodes: Node[] = [];
    do nodes.push(this.#expression());
    while (this.#take(','));
    return nodes;
  }

  #chain(signs: readonly Arithmetic[], read: () => Node): Node {
    let left = read();
    for (let by = signs.find((sign) => this.#take(sign)); by !== undefined; by = signs.find((sign) => this.#take(sign)))
      left = this.#node(left.from, { is: 'arithmetic', by, left, right: read() });
    return left;
  }

  readonly #sum = (): Node => this.#chain(['+', '-'], this.#product);
  readonly #product = (): Node => this.#chain(['*', '/'], this.#signed);
  readonly #signed = (): Node => this.#nested('-', 'minus', this.#signed, this.#power);

  readonly #power = (): Node => {
    const left = this.#percent();
    return this.#take('^') ? this.#node(left.from, { is: 'arithmetic', by: '^', left, right: this.#signed() }) : left;
  };

  #percent(): Node {
    let of = this.#atom();
    while (this.#take('%')) of = this.#node(of.from, { is: 'percent', of });
    return of;
  }

  #atom(): Node {
    const word = this.#word;
    if (this.#take('(')) {
      const inner = this.#expression();
      this.#close(')', word);
      return inner;
    }
    if (word.is === 'sign' || word.is === 'end' || (word.is === 'keyword' && word.text !== 'true' && word.text !== 'false')) {
      this.#unexpected();
      return this.#node(word.from, { is: 'number', value: 0 });
    }
    this.#at += 1;
    if (word.is === 'number') return this.#node(word.from, { is: 'number', value: word.value });
    if (word.is === 'date') return this.#node(word.from, { is: 'date', iso: word.text });
    if (word.is === 'text') return this.#node(word.from, { is: 'text', value: word.text });
    if (word.is === 'keyword') return this.#node(word.from, { is: 'flag', value: word.text === 'true' });
    return word.is === 'name' && this.#is('(') ? this.#call(word.text, word.from) : this.#node(word.from, { is: 'name', name: word.text });
  }

  #call(name: string, from: number): Node {
    const open = this.#word;
    this.#at += 1;
    const args = this.#is(')') ? [] : this.#many();
    this.#close(')', open);
    return this.#node(from, { is: 'call', name: codes.get(name) ?? name, args });
  }
}

/** Reads a formula: at most 10,000 characters, 2,000 nodes, depth 100. Never throws. */
export function parse(source: string): Parsed {
  const faults = new Faults();
  const nothing: Node = { is: 'number', value: 0, from: 0, to: 0 };
  if (source.length > MAX_LENGTH) {
    faults.add('tooLong', { from: MAX_LENGTH, to: source.length });
    return { tree: nothing, faults: faults.all };
  }
  return { tree: new Reader(source, faults).whole() ?? nothing, faults: faults.all };
}
