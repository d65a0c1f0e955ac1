/** Conditions of rules over the values of an event; the language is that of processes (kernel/workflow/condition). */
import { type Condition, ConditionFault, holds, namesIn, readCondition } from '#kernel/workflow/condition.ts';
import type { Notice } from './notice.define.ts';
import type { NoticeValues } from './template.rules.ts';

export type ConditionProblem = { readonly is: 'unreadable'; readonly at: number } | { readonly is: 'unknown'; readonly names: readonly string[] };

/** What is wrong with a condition; an empty one always holds. */
export function conditionProblem(source: string, placeholders: Notice['placeholders']): ConditionProblem | undefined {
  if (source.trim() === '') return undefined;
  try {
    const names = namesIn(readCondition(source)).filter((name) => !Object.hasOwn(placeholders, name));
    return names.length === 0 ? undefined : { is: 'unknown', names };
  } catch (error) {
    if (error instanceof ConditionFault) return { is: 'unreadable', at: error.at };
    throw error;
  }
}

const readable = (source: string): Condition | undefined => {
  try {
    return readCondition(source);
  } catch {
    return undefined;
  }
};

/** Whether a rule speaks. One whose condition cannot be read any more does not, and stops nothing else. */
export function ruleHolds(source: string, values: NoticeValues): boolean {
  if (source.trim() === '') return true;
  const condition = readable(source);
  return condition !== undefined && holds(condition, { value: (name) => (Object.hasOwn(values, name) ? (values[name] ?? null) : null) });
}
