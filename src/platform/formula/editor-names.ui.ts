/** Names of formulas as the server tells them, for the editor. */
import type { ReplyOf } from '#kernel/call.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import type { formulaNames } from './formula.contract.ts';

type Told = Pick<ReplyOf<typeof formulaNames>, 'names' | 'lists'>;

/** A base list stands behind `options`; the editor takes its values. */
function toEditor({ fields, ...name }: Told['names'][number], lists: Told['lists']): FormulaName {
  const valuesOf = (list: string | undefined) => (list === undefined ? undefined : lists[list]);
  return { ...name, options: valuesOf(name.options), fields: fields?.map((field) => ({ ...field, options: valuesOf(field.options) })) };
}

/** None where they are not known yet. */
export const editorNames = (told: Told | undefined): readonly FormulaName[] => (told === undefined ? [] : told.names.map((name) => toEditor(name, told.lists)));
