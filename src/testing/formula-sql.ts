/** Formulas as expressions of PostgreSQL's `numeric`, of those nodes alone that it counts exactly: division is by numbers whose inverse ends. */
import { divide, type Exact, type Rounding, writeExact } from '#kernel/formula/exact.ts';
import type { Node } from '#kernel/formula/tree.ts';

/** The ends and rates of a table of bands that begins at zero; the last has no end. */
export type SqlBands = readonly (readonly [end: number | null, rate: Exact])[];

export interface SqlNames {
  /** What stands for a name. */
  readonly names: ReadonlyMap<string, string>;
  readonly bands: SqlBands;
}

const literal = (value: Exact): string => `${writeExact(value)}::numeric`;
/** One divided by a number whose inverse ends. */
const inverse = (of: Exact): string => literal(divide(1, of));

const toMultiple = (by: 'round' | 'floor' | 'ceil', value: string, unit: Exact): string => `(${by}(${value} * ${inverse(unit)}) * ${literal(unit)})`;

function bracketsOf(value: string, bands: SqlBands): string {
  const parts = bands.map(([end, rate], index) => {
    const start = index === 0 ? 0 : (bands[index - 1]?.[0] ?? 0);
    return `greatest(0, ${end === null ? value : `least(${value}, ${end})`} - ${start}) * ${literal(rate)}`;
  });
  return `(${parts.join(' + ')})`;
}

const bandOf = (value: string, bands: SqlBands): string =>
  `(case ${bands.map(([end, rate]) => `when ${end === null ? 'true' : `${value} <= ${end}`} then ${literal(rate)}`).join(' ')} end)`;

function callOf({ name, args }: Node & { readonly is: 'call' }, known: SqlNames): string {
  const [first = '', second = '', third = ''] = args.map((one) => (one.is === 'name' && one.name === 'tax' ? '' : toSql(one, known)));
  const [, unit] = args;
  switch (name) {
    case 'min':
    case 'max':
      return `${name === 'min' ? 'least' : 'greatest'}(${first}, ${second})`;
    case 'abs':
      return `abs(${first})`;
    case 'clamp':
      return `(case when ${first} < ${second} then ${second} when ${first} > ${third} then ${third} else ${first} end)`;
    case 'brackets':
      return bracketsOf(first, known.bands);
    case 'band':
      return bandOf(first, known.bands);
    default:
      return toMultiple(name as 'round' | 'floor' | 'ceil', first, unit?.is === 'number' ? unit.value : 1);
  }
}

/** Throws TypeError for a node that `numeric` does not count exactly. */
export function toSql(node: Node, known: SqlNames): string {
  const inner = (one: Node): string => toSql(one, known);
  switch (node.is) {
    case 'number':
      return literal(node.value);
    case 'flag':
      return String(node.value);
    case 'name':
      return known.names.get(node.name) ?? 'null';
    case 'minus':
      return `(- ${inner(node.of)})`;
    case 'not':
      return `(not ${inner(node.of)})`;
    case 'percent':
      return `(${inner(node.of)} * 0.01)`;
    case 'and':
    case 'or':
      return `(${inner(node.left)} ${node.is} ${inner(node.right)})`;
    case 'compare':
      return `(${inner(node.left)} ${node.by} ${inner(node.right)})`;
    case 'in':
      return `(${inner(node.left)} in (${node.list.map(inner).join(', ')}))`;
    case 'if':
      return `(case when ${inner(node.test)} then ${inner(node.met)} else ${inner(node.otherwise)} end)`;
    case 'call':
      return callOf(node, known);
    case 'arithmetic': {
      if (node.by === '/' && node.right.is === 'number') return `(${inner(node.left)} * ${inverse(node.right.value)})`;
      if (node.by !== '/' && node.by !== '^') return `(${inner(node.left)} ${node.by} ${inner(node.right)})`;
      throw new TypeError(`numeric does not count ${node.by} exactly`);
    }
    default:
      throw new TypeError(`numeric does not count ${node.is}`);
  }
}

/** Rounded by the rule kept with a formula. */
export function roundedSql(value: string, rounding: Rounding | undefined): string {
  if (rounding === undefined || rounding.mode === 'none') return value;
  return toMultiple(({ half: 'round', down: 'floor', up: 'ceil' } as const)[rounding.mode], value, rounding.unit);
}
