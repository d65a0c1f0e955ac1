/**
 * Conditions of flows: comparisons of variables with values, joined by `and`, `or`, `not` and brackets. Nothing in them can
 * run: no calls, no properties of objects. `manager.outcome` is the last answer at the step `manager`.
 */
export type Scalar = string | number | boolean | null;

export interface ConditionScope {
  /** The value of a name, null for one that has none. */
  value(name: string): Scalar;
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly is: 'value'; readonly value: Scalar }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | { readonly is: 'compare'; readonly by: Comparison; readonly left: Condition; readonly right: Condition }
  | { readonly is: 'in'; readonly left: Condition; readonly list: readonly Scalar[] };

/** Where a condition is not understood: the index of the first character that is wrong. */
export class ConditionFault extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`not understood at ${at}`);
    this.at = at;
  }
}

interface Word {
  readonly kind: 'name' | 'text' | 'number' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

const MAX_LENGTH = 1000;
const MAX_DEPTH = 50;
const word =
  /\s*(?:(?<name>[\p{L}_][\p{L}\p{N}_\u200c]*(?:\.[\p{L}_][\p{L}\p{N}_\u200c]*)?)|(?<text>"(?:[^"\\]|\\["\\])*")|(?<number>-?\d+(?:\.\d+)?)|(?<sign>==|!=|<=|>=|[<>()[\],]))/uy;

function wordsOf(source: string): readonly Word[] {
  if (source.length > MAX_LENGTH) throw new ConditionFault(MAX_LENGTH);
  const words: Word[] = [];
  const end = source.trimEnd().length;
  for (word.lastIndex = 0; word.lastIndex < end; ) {
    const from = word.lastIndex;
    const found = word.exec(source);
    if (!found) throw new ConditionFault(from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0));
    const [kind, text] = Object.entries(found.groups ?? {}).find(([, part]) => part !== undefined) as [Word['kind'], string];
    words.push({ kind, text, at: word.lastIndex - text.length });
  }
  return [...words, { kind: 'end', text: '', at: end }];
}

const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>='];
const constants: ReadonlyMap<string, Scalar> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const reserved = new Set(['and', 'or', 'not', 'in']);

/** Reads left to right: `or` binds least, then `and`, `not`, comparisons. */
class Reader {
  readonly #words: readonly Word[];
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#words = wordsOf(source);
  }

  get #word(): Word {
    return this.#words[this.#at] as Word;
  }

  #take(text: string): boolean {
    const { kind } = this.#word;
    if (kind === 'text' || this.#word.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #must(text: string): void {
    if (!this.#take(text)) throw new ConditionFault(this.#word.at);
  }

  whole(): Condition {
    const all = this.#either();
    if (this.#word.kind !== 'end') throw new ConditionFault(this.#word.at);
    return all;
  }

  #either(): Condition {
    let left = this.#both();
    while (this.#take('or')) left = { is: 'or', left, right: this.#both() };
    return left;
  }

  #both(): Condition {
    let left = this.#one();
    while (this.#take('and')) left = { is: 'and', left, right: this.#one() };
    return left;
  }

  #one(): Condition {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new ConditionFault(this.#word.at);
    const one = this.#take('not') ? ({ is: 'not', of: this.#one() } as const) : this.#comparison();
    this.#depth -= 1;
    return one;
  }

  #comparison(): Condition {
    const left = this.#term();
    const { kind, text } = this.#word;
    if (kind === 'sign' && comparisons.includes(text)) {
      this.#at += 1;
      return { is: 'compare', by: text as Comparison, left, right: this.#term() };
    }
    return this.#take('in') ? { is: 'in', left, list: this.#list() } : left;
  }

  #list(): Scalar[] {
    this.#must('[');
    const list: Scalar[] = [];
    do list.push(this.#scalar());
    while (this.#take(','));
    this.#must(']');
    return list;
  }

  #scalar(): Scalar {
    const { at } = this.#word;
    const term = this.#term();
    if (term.is !== 'value') throw new ConditionFault(at);
    return term.value;
  }

  #term(): Condition {
    if (this.#take('(')) {
      const inner = this.#either();
      this.#must(')');
      return inner;
    }
    const { kind, text, at } = this.#word;
    if (kind === 'sign' || kind === 'end' || reserved.has(text)) throw new ConditionFault(at);
    this.#at += 1;
    if (kind === 'text') return { is: 'value', value: text.slice(1, -1).replace(/\\(["\\])/g, '$1') };
    if (kind === 'number') return { is: 'value', value: Number(text) };
    return constants.has(text) ? { is: 'value', value: constants.get(text) ?? null } : { is: 'name', name: text };
  }
}

/** Reads a condition. Throws ConditionFault. */
export const readCondition = (source: string): Condition => new Reader(source).whole();

/** The names that a condition asks for. */
export function namesIn(condition: Condition): readonly string[] {
  switch (condition.is) {
    case 'value':
      return [];
    case 'name':
      return [condition.name];
    case 'not':
      return namesIn(condition.of);
    case 'in':
      return namesIn(condition.left);
    default:
      return [...new Set([...namesIn(condition.left), ...namesIn(condition.right)])];
  }
}

/** An order there is only between two numbers, or two texts; compared otherwise nothing is before anything. */
function isOrdered(by: Comparison, left: Scalar, right: Scalar): boolean {
  if (!((typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string'))) return false;
  if (by === '<') return left < right;
  if (by === '<=') return left <= right;
  return by === '>' ? left > right : left >= right;
}

function read(condition: Condition, scope: ConditionScope): Scalar {
  switch (condition.is) {
    case 'value':
      return condition.value;
    case 'name':
      return scope.value(condition.name);
    case 'not':
      return read(condition.of, scope) !== true;
    case 'and':
      return read(condition.left, scope) === true && read(condition.right, scope) === true;
    case 'or':
      return read(condition.left, scope) === true || read(condition.right, scope) === true;
    case 'in':
      return condition.list.includes(read(condition.left, scope));
    default: {
      const [left, right] = [read(condition.left, scope), read(condition.right, scope)];
      if (condition.by === '==') return left === right;
      return condition.by === '!=' ? left !== right : isOrdered(condition.by, left, right);
    }
  }
}

/** Whether it holds: what is not plainly true does not. */
export const holds = (condition: Condition, scope: ConditionScope): boolean => read(condition, scope) === true;
