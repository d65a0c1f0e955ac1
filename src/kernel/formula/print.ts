/** The canonical text of a tree: English words, codes, and only the brackets that it needs. */
import { formatJalali } from '#kernel/jalali/jalali.ts';
import { writeExact } from './exact.ts';
import { Faults, type Node } from './tree.ts';
import { wordsOf } from './words.ts';

const LEVEL = { whole: 0, or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, minus: 7, power: 8, percent: 9, atom: 10 } as const;

function levelOf(node: Node): number {
  switch (node.is) {
    case 'let':
    case 'if':
      return LEVEL.whole;
    case 'in':
      return LEVEL.compare;
    case 'arithmetic':
      if (node.by === '^') return LEVEL.power;
      return node.by === '+' || node.by === '-' ? LEVEL.sum : LEVEL.product;
    case 'or':
    case 'and':
    case 'not':
    case 'compare':
    case 'minus':
    case 'percent':
      return LEVEL[node.is];
    default:
      return LEVEL.atom;
  }
}

/** What would not be read as one name stands in brackets. */
function nameText(name: string): string {
  const [word, end] = wordsOf(name, new Faults());
  return word?.is === 'name' && word.text === name && end?.is === 'end' ? name : `[${name}]`;
}

const at = (least: number, node: Node): string => (levelOf(node) < least ? `(${print(node)})` : print(node));
const many = (nodes: readonly Node[]): string => nodes.map(print).join(', ');

function arithmetic(node: Node & { is: 'arithmetic' }): string {
  const level = levelOf(node);
  if (node.by === '^') return `${at(LEVEL.percent, node.left)} ^ ${at(LEVEL.minus, node.right)}`;
  return `${at(level, node.left)} ${node.by} ${at(level + 1, node.right)}`;
}

/** Writes a tree without faults; what it writes is read as the same tree. */
export function print(node: Node): string {
  switch (node.is) {
    case 'number':
      return writeExact(node.value);
    case 'flag':
      return String(node.value);
    case 'text':
      return `"${node.value.replace(/["\\]/g, '\\$&')}"`;
    case 'date':
      return `#${formatJalali(node.iso)}#`;
    case 'name':
      return nameText(node.name);
    case 'let':
      return `let ${nameText(node.name)} = ${print(node.value)}; ${print(node.body)}`;
    case 'if':
      return `if ${print(node.test)} then ${print(node.met)} else ${print(node.otherwise)}`;
    case 'not':
      return `not ${at(LEVEL.not, node.of)}`;
    case 'minus':
      return `-${at(LEVEL.minus, node.of)}`;
    case 'percent':
      return `${at(LEVEL.percent, node.of)}%`;
    case 'or':
    case 'and':
      return `${at(LEVEL[node.is], node.left)} ${node.is} ${at(LEVEL[node.is] + 1, node.right)}`;
    case 'compare':
      return `${at(LEVEL.sum, node.left)} ${node.by} ${at(LEVEL.sum, node.right)}`;
    case 'in':
      return `${at(LEVEL.sum, node.left)} in [${many(node.list)}]`;
    case 'arithmetic':
      return arithmetic(node);
    default:
      return `${node.name}(${many(node.args)})`;
  }
}
