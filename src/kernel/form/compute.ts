/** What follows from the values themselves: which fields are shown, locked and required, what is computed, what is sent. */
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf, type PlacedField, valueAt, withValue } from './definition.ts';
import { normalise, normaliseValues } from './normalise.ts';
import type { ValuesInput } from './schema.ts';

const both = ({ field, within }: PlacedField, holds: (one: FieldDefinition) => boolean): boolean => holds(field) && (within === undefined || holds(within));

/** Whether `visibleWhen` of the field and of its group hold. `display: false` is another thing: such a field is hidden and counts. */
export const isVisible = (placed: PlacedField, values: FormValues): boolean => both(placed, ({ visibleWhen }) => visibleWhen?.(values) !== false);

/** Whether the person can give the field a value: it is not computed now, disabled or read-only. */
export const isFillable = (placed: PlacedField, values: FormValues): boolean =>
  both(placed, ({ disabled, readOnly, readOnlyWhen, value }) => !disabled && !readOnly && value?.(values) === undefined && readOnlyWhen?.(values) !== true);

/**
 * Whether an empty field is refused. One that the person cannot fill is not: there would be no remedy. A disabled or
 * read-only field keeps its stored value and is sent with it; where a change of it must not pass, the slice compares.
 */
export const isRequired = (placed: PlacedField, values: FormValues): boolean =>
  isFillable(placed, values) && (placed.field.required === true || placed.field.requiredWhen?.(values) === true);

/** Whether the field holds a value of its own; `display` and `render` only show. */
export const holdsValue = ({ field: { type } }: PlacedField): boolean => type !== 'display' && type !== 'render';

/** Values are equal by content. */
export const same = (one: unknown, other: unknown): boolean => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The same object when nothing changes; nothing there is as good as null. */
const withChanges = (values: FormValues, changes: readonly (readonly [path: string, value: unknown])[]): FormValues =>
  changes.reduce((next, [path, value]) => (same(value, valueAt(next, path) ?? null) ? next : withValue(next, path, value)), values);

const emptied = (values: FormValues, fields: readonly PlacedField[]): FormValues =>
  withChanges(
    values,
    fields.map(({ path }) => [path, null] as const),
  );

/**
 * The values as rules see them, the same on both sides: a field that is not visible is empty, and so is one that only
 * shows, for it is not sent. Emptying one field may hide the next, never show one again.
 */
export function withoutHidden(definition: FormDefinition, values: FormValues): FormValues {
  const fields = fieldsOf(definition);
  let seen = emptied(
    values,
    fields.filter((placed) => !holdsValue(placed)),
  );
  let left = fields.filter(({ field, within }) => field.visibleWhen !== undefined || within?.visibleWhen !== undefined);
  for (let hidden = left; hidden.length > 0; ) {
    const judged = seen;
    hidden = left.filter((placed) => !isVisible(placed, judged));
    left = left.filter((placed) => !hidden.includes(placed));
    seen = emptied(seen, hidden);
  }
  return seen;
}

/** Repeats a step until it changes nothing; it answers the very same object then. */
function untilSettled(definition: FormDefinition, values: FormValues, step: (current: FormValues) => FormValues): FormValues {
  // rules without a circle settle one field a round at least
  const rounds = fieldsOf(definition).length + 1;
  let current = values;
  for (let round = 0; round <= rounds; round++) {
    const next = step(current);
    if (next === current) return current;
    current = next;
  }
  throw new RangeError(`the values of ${definition.key} never settle: its value and visibleWhen rules go round in a circle`);
}

/**
 * The values with every `value` rule applied until nothing changes. Rules see hidden fields empty; what was typed into
 * those stays, so that it is there again when they are shown. Throws RangeError when the rules never settle, which is a
 * fault of the definition.
 */
export function withComputed(definition: FormDefinition, values: FormValues): FormValues {
  const computed = fieldsOf(definition).filter(({ field }) => field.value !== undefined);
  if (computed.length === 0) return values;
  return untilSettled(definition, values, (current) => {
    const seen = withoutHidden(definition, current);
    return withChanges(
      current,
      computed.flatMap(({ field, path }) => {
        const value = field.value?.(seen);
        return value === undefined ? [] : [[path, normalise(field, value)] as const];
      }),
    );
  });
}

/**
 * The values as they are judged and kept, the same on both sides: normalised, computed, hidden fields empty; every
 * declared field is there. Settled values stay as they are.
 */
export const settled = (definition: FormDefinition, raw: FormValues): FormValues =>
  untilSettled(definition, normaliseValues(definition, raw), (current) => {
    const next = withoutHidden(definition, withComputed(definition, current));
    return same(next, current) ? current : next;
  });

/** The values of those declared fields that are wanted; null for what has none. */
export const pickValues = (definition: FormDefinition, values: FormValues, isWanted: (placed: PlacedField) => boolean): FormValues =>
  fieldsOf(definition)
    .filter(isWanted)
    .reduce<FormValues>((picked, { path }) => withValue(picked, path, valueAt(values, path) ?? null), {});

/** What a submit sends: the settled values without fields that are hidden or hold none. An emptied field goes as null. */
export function valuesToSend<D extends FormDefinition>(definition: D, raw: FormValues): FormValues & ValuesInput<D> {
  const values = settled(definition, raw);
  return pickValues(definition, values, (placed) => holdsValue(placed) && isVisible(placed, values)) as FormValues & ValuesInput<D>;
}
