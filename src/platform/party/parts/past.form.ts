/** The two forms of a dated row: from which day on it says something else, and why it was never true. */
import type { FieldDefinition, FormDefinition } from '#kernel/form/definition.ts';
import words from './parts-page.messages.fa.ts';

/** Name of the reason beside the fields of a correction. */
export const REASON = 'correctionReason';
const MAX_REASON = 1000;

/** Why something is written over that was said before. */
export const reasonField = {
  type: 'textarea',
  name: REASON,
  label: words.correctionReason,
  help: words.correctionReasonHelp,
  required: true,
  maxLength: MAX_REASON,
  rows: 2,
  col: 12,
} as const satisfies FieldDefinition;

const withFields = <D extends FormDefinition>(form: D, fieldsOf: (fields: readonly FieldDefinition[], section: number) => readonly FieldDefinition[]): D => ({
  ...form,
  sections: form.sections.map((section, at) => ({ ...section, fields: fieldsOf(section.fields, at) })),
});

/** The form of a correction: that of the row, and the reason. */
export const correctionForm = <D extends FormDefinition>(form: D): D =>
  withFields(form, (fields, section) => (section === form.sections.length - 1 ? [...fields, reasonField] : fields));

/** The form of a change: the day from which it counts is asked first. The last day may lie before it: a row that says nothing new only ends (past.rules.ts). */
export function changeForm<D extends FormDefinition>(form: D): D {
  const all = form.sections.flatMap(({ fields }) => fields);
  const from = all.find(({ name }) => name === 'fromDate');
  const asked: readonly FieldDefinition[] = from === undefined ? [] : [{ ...from, label: words.changeFrom, help: words.changeFromHelp }];
  const inChange = ({ validator, ...field }: FieldDefinition): FieldDefinition => (validator === undefined || field.name === 'thruDate' ? field : { ...field, validator });
  return withFields(form, (fields, section) => [...(section === 0 ? asked : []), ...fields.filter((one) => one !== from).map(inChange)]);
}
