/** The tree of a formula. `from` and `to` are places in the text it was read from, the end not included. */
import type { Exact } from './exact.ts';
import { type FaultWords, faultSentences } from './formula.messages.fa.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type Arithmetic = '+' | '-' | '*' | '/' | '^';

export type Node = Range &
  (
    | { readonly is: 'number'; readonly value: Exact }
    | { readonly is: 'flag'; readonly value: boolean }
    | { readonly is: 'text'; readonly value: string }
    | { readonly is: 'date'; readonly iso: string }
    | { readonly is: 'name'; readonly name: string }
    | { readonly is: 'let'; readonly name: string; readonly value: Node; readonly body: Node }
    | { readonly is: 'if'; readonly test: Node; readonly met: Node; readonly otherwise: Node }
    | { readonly is: 'not' | 'minus' | 'percent'; readonly of: Node }
    | { readonly is: 'and' | 'or'; readonly left: Node; readonly right: Node }
    | { readonly is: 'compare'; readonly by: Comparison; readonly left: Node; readonly right: Node }
    | { readonly is: 'in'; readonly left: Node; readonly list: readonly Node[] }
    | { readonly is: 'arithmetic'; readonly by: Arithmetic; readonly left: Node; readonly right: Node }
    | { readonly is: 'call'; readonly name: string; readonly args: readonly Node[] }
  );

export type FaultCode = keyof typeof faultSentences;

/** What is wrong with a formula and where; `message` is Persian. */
export interface Fault extends Range, FaultWords {
  readonly code: FaultCode;
  readonly message: string;
}

/** How a name is said: its title where it has one. */
export type SayName = (name: string) => string;

const asItIs: SayName = (name) => name;

export function faultAt(code: FaultCode, { from, to }: Range, words: FaultWords = {}, say = asItIs): Fault {
  const { name, near, path } = words;
  const said = {
    name: name === undefined ? name : say(name),
    near: near === undefined ? near : say(near),
    path: path?.map(say),
  };
  return { code, from, to, ...words, message: faultSentences[code](said) };
}

/** Faults in the order found, at most 20 of them or fewer where told, one per place. */
export class Faults {
  readonly all: Fault[] = [];
  readonly #say: SayName;
  readonly #most: number;

  constructor(say = asItIs, most = 20) {
    this.#say = say;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.all.length >= this.#most;
  }

  add(code: FaultCode, range: Range, words?: FaultWords): void {
    if (!this.isFull && !this.all.some(({ from }) => from === range.from)) this.all.push(faultAt(code, range, words, this.#say));
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'is' in value;

/** The nodes right below one. */
export const nodesBelow = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
