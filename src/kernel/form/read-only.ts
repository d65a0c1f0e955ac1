import type { FormDefinition } from './definition.ts';

/** The form for somebody who may look and not write. */
export const readOnlyForm = <D extends FormDefinition>(definition: D): D => ({
  ...definition,
  sections: definition.sections.map((section) => ({ ...section, fields: section.fields.map((field) => ({ ...field, readOnly: true })) })),
});
