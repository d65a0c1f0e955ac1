/** A condition as rows of field, comparison and value in groups of `and` and `or`, and back to its text. Pure. */
import { type Condition, ConditionFault, readCondition, type Scalar } from '#kernel/workflow/condition.ts';

export const comparisons = ['==', '!=', '<', '<=', '>', '>=', 'in', 'empty', 'given'] as const;
export type Comparison = (typeof comparisons)[number];

/** What is not chosen yet is ''; a value that is not given yet is null. */
export interface Row {
  readonly is: 'row';
  readonly field: string;
  readonly by: Comparison | '';
  /** Several of `in`, none of `empty` and `given`, else one. */
  readonly values: readonly Exclude<Scalar, null>[];
}

export interface Group {
  readonly is: 'group';
  readonly by: 'and' | 'or';
  readonly parts: readonly Part[];
}
export type Part = Row | Group;

export const emptyRow: Row = { is: 'row', field: '', by: '', values: [] };
export const emptyGroup: Group = { is: 'group', by: 'and', parts: [] };

/** Groups inside the first one that the builder shows. */
export const MAX_DEPTH = 3;

/** Undefined of a condition that rows do not say. */
function rowOf(condition: Condition): Row | undefined {
  if (condition.is === 'in' && condition.left.is === 'name') {
    const values = condition.list.filter((value) => typeof value === 'string');
    return values.length === condition.list.length ? { is: 'row', field: condition.left.name, by: 'in', values } : undefined;
  }
  if (condition.is !== 'compare' || condition.left.is !== 'name' || condition.right.is !== 'value') return undefined;
  const { by, left, right } = condition;
  if (right.value !== null) return { is: 'row', field: left.name, by, values: [right.value] };
  if (by !== '==' && by !== '!=') return undefined;
  return { is: 'row', field: left.name, by: by === '==' ? 'empty' : 'given', values: [] };
}

function partOf(condition: Condition): Part | undefined {
  if (condition.is !== 'and' && condition.is !== 'or') return rowOf(condition);
  const [left, right] = [partOf(condition.left), partOf(condition.right)];
  if (left === undefined || right === undefined) return undefined;
  // one after the other at the left is one group; what stands in brackets at the right stays one of its own
  const first = left.is === 'group' && left.by === condition.is ? left.parts : [left];
  return { is: 'group', by: condition.is, parts: [...first, right] };
}

const depthOf = (part: Part): number => (part.is === 'row' ? 0 : 1 + Math.max(0, ...part.parts.map(depthOf)));

function read(text: string): Condition | undefined {
  try {
    return readCondition(text);
  } catch (error) {
    if (error instanceof ConditionFault) return undefined;
    throw error;
  }
}

/** In the place of what is not said yet: nobody reads it as a condition. */
const OPEN = '?';

const valueText = (value: Exclude<Scalar, null>): string => (typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value));

function rowText({ field, by, values }: Row): string {
  const name = field === '' ? OPEN : field;
  if (by === 'empty' || by === 'given') return `${name} ${by === 'empty' ? '==' : '!='} null`;
  const said = values.map(valueText);
  if (by === 'in') return `${name} in [${said.length === 0 ? OPEN : said.join(', ')}]`;
  return `${name} ${by === '' ? OPEN : by} ${said[0] ?? OPEN}`;
}

/** The text of a group; '' of one without parts. Where something is not said yet it is no condition. */
export function textOf({ by, parts }: Group): string {
  const shown = parts.map((part) => {
    if (part.is === 'row') return rowText(part);
    const inner = part.parts.length === 0 ? OPEN : textOf(part);
    // what binds more needs no brackets
    return part.parts.length < 2 || (part.by === 'and' && by === 'or') ? inner : `(${inner})`;
  });
  return shown.join(` ${by} `);
}

/** The rows and groups of a text; undefined of one that they do not say without loss. */
export function groupOf(text: string): Group | undefined {
  if (text.trim() === '') return emptyGroup;
  const condition = read(text);
  const part = condition && partOf(condition);
  if (condition === undefined || part === undefined) return undefined;
  const group: Group = part.is === 'group' ? part : { is: 'group', by: 'and', parts: [part] };
  if (depthOf(group) > MAX_DEPTH) return undefined;
  return JSON.stringify(read(textOf(group))) === JSON.stringify(condition) ? group : undefined;
}

/** Whether a row asks for a value. */
export const asksValue = (by: Row['by']): boolean => by !== 'empty' && by !== 'given';

export type FieldType = 'number' | 'truth' | 'day' | 'person' | 'text' | 'choice';

/** How fields of a type are compared: an order there is of numbers and days. */
export function comparisonsFor(type: FieldType): readonly Comparison[] {
  if (type === 'number' || type === 'day') return ['==', '!=', '<', '<=', '>', '>=', 'empty', 'given'];
  if (type === 'choice') return ['==', '!=', 'in', 'empty', 'given'];
  if (type === 'truth') return ['==', 'empty', 'given'];
  return ['==', '!=', 'empty', 'given'];
}

export const isDay = (value: Scalar): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
