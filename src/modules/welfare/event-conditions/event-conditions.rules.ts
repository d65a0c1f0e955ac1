/** Whether somebody may ask for an event, by its conditions: each is compiled once and asked for everybody. Pure. */
import { compileSet } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { Named } from '#kernel/formula/values.ts';

export interface EventCondition {
  readonly eventId: string;
  readonly text: string;
  /** What somebody is told who fails it. */
  readonly refusal: string;
}

/** What is known of somebody, by name. */
export type Known = ReadonlyMap<string, unknown>;

/** What the first condition of an event that does not hold, or cannot be told, says of somebody. */
export type Unmet = (eventId: string, known: Known) => string | undefined;

const CODE = 'condition';

/** `names`: what conditions may name. */
export function unmetBy(conditions: readonly EventCondition[], names: ReadonlyMap<string, Named>): Unmet {
  const judges = conditions.map(({ eventId, text, refusal }) => {
    const asked = new Set(namesInText(text));
    const set = compileSet([{ code: CODE, text, type: 'flag' }], new Map([...names].filter(([name, { call }]) => call !== undefined || asked.has(name))));
    const holds = (known: Known): boolean => {
      if (set.faults.length > 0) return false;
      const result = set.run(known).get(CODE);
      return result?.ok === true && result.value === true;
    };
    return { eventId, refusal, holds };
  });
  return (eventId, known) => judges.find((one) => one.eventId === eventId && !one.holds(known))?.refusal;
}
