/** What a definition means for the store: its first values, its rules, what of it is checked alone, what a draft keeps. Pure. */
import { type CheckContext, isEmpty, isWritten, stateOf } from '#kernel/form/check.ts';
import { isForAll, seenForm } from '#kernel/form/classes.ts';
import { holdsValue, isFillable, isRequired, isVisible, same, settled, withComputed, withoutHidden } from '#kernel/form/compute.ts';
import { type FieldType, type FormDefinition, type FormValues, fieldsOf, type PlacedField, valueAt, withValue } from '#kernel/form/definition.ts';
import { normalise } from '#kernel/form/normalise.ts';
import { today } from '#ui/format/today.ts';
import { createFormStore, type FormSnapshot, type FormStore } from './store.ts';

/**
 * The form as the reader has it. The server leaves out what they may not see of a stored row, where an empty field is
 * null; so a field of a class that is missing is not theirs. Of something new nothing is stored yet.
 */
export const formToShow = (definition: FormDefinition, stored: FormValues | undefined): FormDefinition =>
  stored === undefined ? definition : seenForm(definition, (placed) => isForAll(placed) || valueAt(stored, placed.path) !== undefined);

/** The values of a form: every field has one, null when it is empty. */
function startValues(definition: FormDefinition, values: FormValues = {}): FormValues {
  return fieldsOf(definition).reduce<FormValues>((all, { path }) => withValue(all, path, valueAt(values, path) ?? null), values);
}

/**
 * The store of a definition: its rules are asked at every change, and only fields whose answer is another are drawn
 * again. Where only changes are sent, a required field that stands empty need not be filled.
 */
export function storeOf(definition: FormDefinition, values: FormValues = {}, changesOnly = false): FormStore {
  const placed = new Map(fieldsOf(definition).map((one) => [one.path, one]));
  const mayStayEmpty = ({ field, path }: PlacedField): boolean => changesOnly && isEmpty(field, valueAt(values, path));
  let asked: FormValues | undefined;
  let seen: FormValues = {};
  return createFormStore({
    paths: [...placed.keys()],
    values: startValues(definition, values),
    compute: (now) => withComputed(definition, now),
    answers: (path, now) => {
      const one = placed.get(path) as PlacedField;
      if (now !== asked) {
        asked = now;
        seen = withoutHidden(definition, now);
      }
      return {
        isVisible: one.field.display !== false && one.within?.display !== false && isVisible(one, seen),
        isRequired: isRequired(one, seen) && !mayStayEmpty(one),
        isReadOnly: one.field.disabled !== true && !isFillable(one, seen),
      };
    },
    isSame(path, one, other) {
      const field = placed.get(path)?.field;
      return field !== undefined && same(normalise(field, one), normalise(field, other));
    },
  });
}

/** New values for a form that is open, with what has no value as null. */
export const resetTo = (store: FormStore, definition: FormDefinition, values: FormValues | undefined): void =>
  store.reset(values === undefined ? undefined : startValues(definition, values));

/**
 * Says what is wrong with a field that was left (look section 8); an empty one is judged on submit only. An answer that
 * comes when the value is another already is dropped.
 */
export async function faultOnLeaving(store: FormStore, definition: FormDefinition, placed: PlacedField, context: Omit<CheckContext, 'today'>): Promise<void> {
  const { value } = store.field(placed.path);
  if (isEmpty(placed.field, value)) return;
  const values = settled(definition, store.snapshot().values);
  if (!isWritten(placed, values, context.base)) return;
  // a validator that cannot answer now is asked again by the submit
  const state = await stateOf(placed, values, { ...context, today: today() }).catch(() => undefined);
  if (state !== undefined && Object.is(store.field(placed.path).value, value)) store.setState(placed.path, state);
}

/** Types a draft never keeps: secrets and files. */
const neverKept: readonly FieldType[] = ['password', 'inputFile', 'file', 'filePro'];

const draftable = (definition: FormDefinition): readonly PlacedField[] =>
  fieldsOf(definition).filter((one) => holdsValue(one) && one.field.value === undefined && !neverKept.includes(one.field.type));

/** What a draft keeps: only what was changed, so that it never takes back what others stored meanwhile. */
export function draftOf(definition: FormDefinition, { values, changed }: Pick<FormSnapshot, 'values' | 'changed'>): FormValues {
  return draftable(definition)
    .filter(({ path }) => changed.includes(path))
    .reduce<FormValues>((all, { path }) => withValue(all, path, valueAt(values, path)), {});
}

/** The values of a draft by path, for the fields the form still has. */
export function draftChanges(definition: FormDefinition, draft: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(draftable(definition).flatMap(({ path }) => (valueAt(draft, path) === undefined ? [] : [[path, valueAt(draft, path)]])));
}
