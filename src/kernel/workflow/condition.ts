/**
 * Conditions of flows: comparisons of variables with values, joined by `and`, `or`, `not` and brackets. Nothing in them can
 * run: no calls, no properties of objects. `manager.outcome` is the last answer at the step `manager`.
 */
import { parse } from '#kernel/formula/parse.ts';
import type { Fault, Node, Range } from '#kernel/formula/tree.ts';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';

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

const MAX_LENGTH = 1000;
const MAX_DEPTH = 50;

/** Reads what the language of formulas has understood, as far as conditions go: no arithmetic, no calls, lists of values only. */
class Reader {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** The first character that is none of the spaces behind a place. */
  #after(at: number): number {
    return at + (/^\s*/.exec(this.#source.slice(at))?.[0].length ?? 0);
  }

  read(node: Node, depth = 1): Condition {
    if (depth > MAX_DEPTH) throw new ConditionFault(node.from);
    switch (node.is) {
      case 'not':
        return { is: 'not', of: this.read(node.of, depth + 1) };
      case 'and':
      case 'or':
        // what stands at the left of many is as deep as the whole
        return { is: node.is, left: this.read(node.left, depth), right: this.read(node.right, depth + 1) };
      case 'compare':
        return { is: 'compare', by: node.by === '=' ? '==' : node.by, left: this.read(node.left, depth + 1), right: this.read(node.right, depth + 1) };
      case 'in':
        return { is: 'in', left: this.read(node.left, depth + 1), list: node.list.map((one) => this.#scalar(one)) };
      default:
        return this.#term(node);
    }
  }

  #scalar(node: Node): Scalar {
    const term = this.#term(node);
    if (term.is !== 'value') throw new ConditionFault(node.from);
    return term.value;
  }

  #term(node: Node): Condition {
    switch (node.is) {
      case 'text':
      case 'flag':
        return { is: 'value', value: node.value };
      case 'number':
        return { is: 'value', value: this.#number(node) };
      case 'minus':
        if (node.of.is !== 'number') throw new ConditionFault(node.from);
        return { is: 'value', value: 0 - this.#number(node.of) };
      case 'name':
        return this.#name(node);
      case 'call':
        throw new ConditionFault(this.#source.indexOf('(', node.from));
      case 'arithmetic':
        throw new ConditionFault(this.#after(node.left.to));
      default:
        throw new ConditionFault(node.from);
    }
  }

  #number({ from, to }: Range): number {
    return Number(
      toAsciiDigits(this.#source.slice(from, to))
        .replace(/[\u066c_]/g, '')
        .replace('\u066b', '.'),
    );
  }

  /** A name as it is written, of a step's answer at most: a title in brackets is none. */
  #name({ from, to }: Range): Condition {
    const name = this.#source.slice(from, to);
    const deeper = name.indexOf('.', name.indexOf('.') + 1);
    if (name.startsWith('[')) throw new ConditionFault(from);
    if (name.includes('.') && deeper > name.indexOf('.')) throw new ConditionFault(from + deeper);
    return name === 'null' ? { is: 'value', value: null } : { is: 'name', name };
  }
}

/** What was opened and not closed is missing at the end; a text is wrong where it begins. */
function placeOf({ code, name, from }: Fault, source: string): number {
  return code === 'unclosed' && (name === '(' || name === '[') ? source.trimEnd().length : Math.min(from, source.trimEnd().length);
}

/** Reads a condition with the parser of formulas. Throws ConditionFault. */
export function readCondition(source: string): Condition {
  if (source.length > MAX_LENGTH) throw new ConditionFault(MAX_LENGTH);
  const { tree, faults } = parse(source);
  const [first] = faults.map((fault) => placeOf(fault, source)).sort((a, b) => a - b);
  if (first !== undefined) throw new ConditionFault(first);
  return new Reader(source).read(tree);
}

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
