/** Whether somebody may ask for an event, by its conditions: each is compiled once and asked for everybody. Pure. */
import { compileSet } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { Named } from '#kernel/formula/values.ts';

/** A condition that does not hold of somebody, or cannot be told. */
export interface UnmetCondition {
  readonly conditionId: string;
  readonly title: string;
  /** What somebody is told who fails it. */
  readonly refusal: string;
  readonly overruledBy: 'nobody' | 'responsible' | 'chain';
}

export interface EventCondition extends UnmetCondition {
  readonly eventId: string;
  readonly text: string;
}

/** What is known of somebody, by name. */
export type Known = ReadonlyMap<string, unknown>;

/** The conditions of an event that do not hold, or cannot be told, in their order. */
export type Unmet = (eventId: string, known: Known) => readonly UnmetCondition[];

const CODE = 'condition';

/** `names`: what conditions may name. */
export function unmetBy(conditions: readonly EventCondition[], names: ReadonlyMap<string, Named>): Unmet {
  const judges = conditions.map(({ eventId, text, ...said }) => {
    const asked = new Set(namesInText(text));
    const set = compileSet([{ code: CODE, text, type: 'flag' }], new Map([...names].filter(([name, { call }]) => call !== undefined || asked.has(name))));
    const holds = (known: Known): boolean => {
      if (set.faults.length > 0) return false;
      const result = set.run(known).get(CODE);
      return result?.ok === true && result.value === true;
    };
    return { eventId, said, holds };
  });
  return (eventId, known) => judges.flatMap((one) => (one.eventId === eventId && !one.holds(known) ? [one.said] : []));
}
