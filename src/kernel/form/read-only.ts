import type { FormDefinition } from './definition.ts';

/** The form for somebody who may look and not write: nothing helps to fill it, and it has no save bar. */
export const readOnlyForm = <D extends FormDefinition>(definition: D): D => ({
  ...definition,
  sections: definition.sections.map((section) => ({ ...section, fields: section.fields.map(({ help: _help, ...field }) => ({ ...field, readOnly: true })) })),
});
