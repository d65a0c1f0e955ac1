/** A formula as Persian sentences, for people who do not write formulas: a reading, from which nothing is counted. */
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { isolateLtr, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { type Exact, writeExact } from './exact.ts';
import { clauseReadings, foldReadings, functionReadings, reading } from './formula.messages.fa.ts';
import type { Node } from './tree.ts';
import type { Named } from './values.ts';

type Names = ReadonlyMap<string, Named>;
type Call = Node & { readonly is: 'call' };

/** How closely what is said holds together: less than what stands around it needs brackets. */
const LEVEL = { choice: 0, phrase: 1, sum: 2, product: 3, sign: 4, power: 5, percent: 6, atom: 7 } as const;

interface Said {
  readonly level: number;
  readonly text: string;
}

const functions = new Map(Object.entries(functionReadings));
const foldsSaid = new Map(Object.entries(foldReadings));

function numberText(value: Exact): string {
  const [whole = '', decimals] = writeExact(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u066c');
  return toPersianDigits(decimals === undefined ? grouped : `${grouped}\u066b${decimals}`);
}

const titleOf = (name: string, names: Names): string => names.get(name)?.title ?? (/[a-z]/i.test(name) ? isolateLtr(name) : name);

function isDay(node: Node, names: Names): boolean {
  if (node.is === 'date') return true;
  if (node.is === 'name') return names.get(node.name)?.type === 'date';
  if (node.is === 'if') return isDay(node.met, names);
  if (node.is === 'let') return isDay(node.body, within(node, names));
  if (node.is !== 'call') return false;
  if (names.get(node.name)?.call?.gives === 'date') return true;
  const [first] = node.args;
  return node.name.startsWith('add') || (node.name === 'orElse' && first !== undefined && isDay(first, names));
}

/** The names of the body of a `let`. */
const within = (node: Node & { readonly is: 'let' }, names: Names): Names => new Map([...names, [node.name, { type: isDay(node.value, names) ? 'date' : 'number' }]]);

const atom = (text: string): Said => ({ level: LEVEL.atom, text });
const phrase = (text: string): Said => ({ level: LEVEL.phrase, text });

function at(least: number, node: Node, names: Names): string {
  const { level, text } = say(node, names);
  return level < least ? reading.brackets(text) : text;
}

/** What is a phrase itself is set apart. */
const part = (node: Node, names: Names): string => at(LEVEL.sum, node, names);
/** Words around an argument take what is next to them, so that sums and products are set apart. */
const argument = (node: Node, names: Names): string => at(LEVEL.sign, node, names);

/** What a node comes to. A question becomes the truth of it. */
function say(node: Node, names: Names): Said {
  switch (node.is) {
    case 'number':
      return atom(numberText(node.value));
    case 'flag':
      return atom(reading.flag(node.value));
    case 'text':
      return atom(reading.text(node.value));
    case 'date':
      return atom(formatJalaliFa(node.iso));
    case 'name':
      return atom(reading.name(titleOf(node.name, names)));
    case 'minus':
      return { level: LEVEL.sign, text: reading.minus(at(LEVEL.sign, node.of, names)) };
    case 'percent':
      return { level: LEVEL.percent, text: reading.percent(at(LEVEL.percent, node.of, names)) };
    case 'arithmetic':
      return sayArithmetic(node, names);
    case 'let': {
      const inner = within(node, names);
      return { level: LEVEL.choice, text: reading.givenWithin(titleOf(node.name, inner), part(node.value, names), say(node.body, inner).text) };
    }
    case 'if':
      return {
        level: LEVEL.choice,
        text: reading.chosen(clause(node.test, names), part(node.met, names), say(node.otherwise, names).text),
      };
    case 'call':
      return isQuestion(node) ? phrase(reading.truthOf(clause(node, names))) : sayCall(node, names);
    default:
      return phrase(reading.truthOf(clause(node, names)));
  }
}

function sayArithmetic({ by, left, right }: Node & { readonly is: 'arithmetic' }, names: Names): Said {
  if (by === '*' && right.is === 'percent' && left.is !== 'percent')
    return { level: LEVEL.product, text: reading.share(at(LEVEL.percent, right, names), at(LEVEL.sign, left, names)) };
  const level = { '+': LEVEL.sum, '-': LEVEL.sum, '*': LEVEL.product, '/': LEVEL.product, '^': LEVEL.power }[by];
  const [before, after] = by === '^' ? ([LEVEL.percent, LEVEL.sign] as const) : ([level, level + 1] as const);
  return { level, text: reading.arithmetic[by](at(before, left, names), at(after, right, names)) };
}

/** The records of a list bring the names of their fields. */
function ofList({ args: [list, ...rest] }: Call, names: Names): { readonly list: string; readonly rest: readonly Node[]; readonly inner: Names } {
  const fields = list?.is === 'name' ? names.get(list.name)?.fields : undefined;
  return { list: list === undefined ? '' : part(list, names), rest, inner: fields ? new Map([...names, ...fields]) : names };
}

function sayCall(node: Call, names: Names): Said {
  const fold = foldsSaid.get(node.name);
  if (!fold) {
    const said = node.args.map((one) => argument(one, names));
    const known = functions.get(node.name);
    return known && said.length >= known.length ? phrase(known(...said)) : atom(`${reading.name(titleOf(node.name, names))} ${reading.brackets(reading.list(said))}`);
  }
  const { list, rest, inner } = ofList(node, names);
  const [each, condition] = rest.map((one, index) => (index === 1 || node.name === 'count' ? clause(one, inner) : argument(one, inner)));
  return phrase(fold(list, each ?? '', condition ?? ''));
}

const isQuestion = ({ name }: Call): boolean => Object.hasOwn(clauseReadings, name);

/** Two questions tied by `and` within `or`, or the other way round, are set apart. */
function tied(by: 'and' | 'or', node: Node, names: Names): string {
  const text = clause(node, names);
  return (node.is === 'and' || node.is === 'or') && node.is !== by ? reading.brackets(text) : text;
}

/** A question as the clause of a condition, or its denial. */
function clause(node: Node, names: Names, holds = true): string {
  switch (node.is) {
    case 'not':
      return clause(node.of, names, !holds);
    case 'and':
    case 'or': {
      const text = reading[node.is](tied(node.is, node.left, names), tied(node.is, node.right, names));
      return holds ? text : reading.never(reading.brackets(text));
    }
    case 'compare': {
      const { [node.by]: said } = isDay(node.left, names) || isDay(node.right, names) ? reading.compareDays : reading.compare;
      return said(part(node.left, names), part(node.right, names), holds);
    }
    case 'in':
      return reading.in(
        part(node.left, names),
        node.list.map((one) => part(one, names)),
        holds,
      );
    case 'call':
      return isQuestion(node) ? questionOf(node, names, holds) : reading.holds(part(node, names), holds);
    default:
      return reading.holds(part(node, names), holds);
  }
}

function questionOf(node: Call, names: Names, holds: boolean): string {
  const { list, rest, inner } = ofList(node, names);
  if (node.name === 'has') return clauseReadings.has(list, holds);
  const [each, condition] = rest.map((one) => clause(one, inner));
  const text = clauseReadings[node.name === 'any' ? 'any' : 'all'](list, each ?? '', condition ?? '');
  return holds ? text : reading.never(reading.brackets(text));
}

const isAsked = (node: Node): boolean => ['not', 'and', 'or', 'compare', 'in'].includes(node.is) || (node.is === 'call' && isQuestion(node));

/** What the whole comes to, within a sentence. */
function outcome(node: Node, names: Names): string {
  if (node.is !== 'if') return reading.resultOf(node.is === 'let' ? at(LEVEL.phrase, node, names) : say(node, names).text);
  return reading.chosen(clause(node.test, names), outcome(node.met, names), outcome(node.otherwise, names));
}

/**
 * The formula in Persian sentences: what is named first, then what the result is. Names are said by their titles, those without one
 * by their code. The tree is one without faults. Pure.
 */
export function plain(tree: Node, names: Names = new Map()): string {
  if (tree.is === 'let') return `${reading.given(titleOf(tree.name, new Map()), say(tree.value, names).text)} ${plain(tree.body, within(tree, names))}`;
  if (isAsked(tree)) return reading.resultWhen(clause(tree, names));
  return `${outcome(tree, names)}.`;
}
