/** Rules of a set of changes. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import { type FormDefinition, type FormValues, fieldsOf, withValue } from '#kernel/form/definition.ts';
import type { ChangeAction } from './changeables.rules.ts';

/** A field that is asked for: what stood and what is wanted, stored form, null for nothing. */
export interface RequestedField {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

export interface Decision {
  readonly field: string;
  readonly decision: 'accepted' | 'refused';
  readonly reason?: string | null | undefined;
}

/** Whether two stored values are one; nothing is nothing, however it is said. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What differs between a record as it stands and as it would stand; undefined: there is no record. */
export const requestedFields = (form: FormDefinition, before: FormValues | undefined, after: FormValues | undefined): RequestedField[] =>
  fieldsOf(form)
    .map(({ path }) => ({ field: path, old: before?.[path] ?? null, new: after?.[path] ?? null }))
    .filter(({ old, new: next }) => !isSame(old, next));

export type DecisionFault = 'notWhole' | 'reasonNeeded';

/** What is wrong with the decisions on a set, of which these fields wait for one: each needs one, a refusal its reason, and a record goes as a whole or stays. */
export function faultOfDecisions(fields: readonly string[], decisions: readonly Decision[], action: ChangeAction): DecisionFault | undefined {
  const decided = new Set(decisions.map(({ field }) => field));
  if (decided.size !== decisions.length || decided.size !== fields.length || fields.some((one) => !decided.has(one))) return 'notWhole';
  if (action === 'remove' && new Set(decisions.map(({ decision }) => decision)).size > 1) return 'notWhole';
  return decisions.some(({ decision, reason }) => decision === 'refused' && !reason) ? 'reasonNeeded' : undefined;
}

/**
 * Fields of a set whose value follows from the others by the form's own rule once all is accepted: nobody decides on them, for
 * the rule has the last word. `standing` is the record as it is, of a new one nothing.
 */
export function followingIn(form: FormDefinition, standing: FormValues | undefined, asked: readonly RequestedField[], action: ChangeAction): ReadonlySet<string> {
  if (action === 'remove') return new Set();
  const after = asked.reduce<FormValues>((values, one) => withValue(values, one.field, one.new), standing ?? {});
  const names = new Set(asked.map(({ field }) => field));
  const following = fieldsOf(form).flatMap(({ path, field }) => (names.has(path) && field.value?.(after) !== undefined ? [path] : []));
  // a set that only puts right what the rule demands is decided as any other
  return new Set(following.length === asked.length ? [] : following);
}

/** Class of each field of a form; one without a class is for all. */
export const classesOfForm = (form: FormDefinition): ReadonlyMap<string, FieldClass> => new Map(fieldsOf(form).map(({ path, field }) => [path, field.class ?? 'public']));
