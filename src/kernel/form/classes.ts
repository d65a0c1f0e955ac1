/**
 * Field classes of a form: who may not see a field has a form without it. Such a field is not drawn, not judged and not
 * sent; a body that holds it is refused (`formBody`), and what stands stored stays (`withUnseen`).
 */
import type { FieldClass } from '#kernel/entity.ts';
import { settled } from './compute.ts';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf, type PlacedField, pathOf, valueAt, withValue } from './definition.ts';
import type { WholeValuesOf } from './values.ts';

/** Whether somebody who holds these classes sees a field; a member also needs the class of its group. */
export const isSeenBy =
  (held: { readonly has: (one: FieldClass) => boolean }) =>
  ({ field, within }: PlacedField): boolean =>
    [field, within].every((one) => held.has(one?.class ?? 'public'));

/** Whether everybody who may open the form sees a field. */
export const isForAll = isSeenBy(new Set<FieldClass>(['public']));

/** The form as somebody has it who sees only some of its fields; the very same one when they see all. Groups and sections that are left empty go. */
export function seenForm(definition: FormDefinition, isSeen: (placed: PlacedField) => boolean): FormDefinition {
  const fields = fieldsOf(definition);
  const seen = new Set(fields.filter(isSeen).map(({ path }) => path));
  if (seen.size === fields.length) return definition;
  const seenPart = (field: FieldDefinition): readonly FieldDefinition[] => {
    if (field.type !== 'group') return seen.has(pathOf(field)) ? [field] : [];
    const items = (field.items ?? []).filter(({ name }) => seen.has(`${field.name}.${name}`));
    return items.length === 0 ? [] : [{ ...field, items }];
  };
  const sections = definition.sections.map((section) => ({ ...section, fields: section.fields.flatMap(seenPart) }));
  return { ...definition, sections: sections.filter((section) => section.fields.length > 0) };
}

/**
 * The whole row to store of a body that lacks what its sender may not see (or, of changes, what stays): every field that
 * is missing has its stored value, and what is computed or hidden follows from all of them together.
 */
export function withUnseen<D extends FormDefinition>(definition: D, values: FormValues, stored: FormValues): WholeValuesOf<D> {
  const whole = fieldsOf(definition).reduce<FormValues>((all, { path }) => {
    const own = valueAt(values, path);
    return withValue(all, path, own === undefined ? (valueAt(stored, path) ?? null) : own);
  }, {});
  return settled(definition, whole) as WholeValuesOf<D>;
}
