import { type CheckContext, checkForm } from '#kernel/form/check.ts';
import { withUnseen } from '#kernel/form/classes.ts';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import type { WholeValuesOf } from '#kernel/form/values.ts';
import { httpErrors } from '#platform/http/http.errors.ts';

/**
 * The row to store of a stored row and the changes that a body made by `formChanges` holds: what was left out, or may not
 * be seen, stays; what is computed or hidden follows; what differs is judged by the very rules of the form, and
 * `extraValidators` are those that know more than the form (the page has them too). Throws the 400 with the form's sentences.
 */
export async function changedRow<D extends FormDefinition>(definition: D, stored: FormValues, changes: FormValues, context: Omit<CheckContext, 'base'>): Promise<WholeValuesOf<D>> {
  const row = withUnseen(definition, changes, stored);
  const { states, summary } = await checkForm(definition, row as FormValues, { ...context, base: stored });
  const faults = Object.entries(states).flatMap(([path, { error, helper = '' }]) => (error ? [[path, helper]] : []));
  if (faults.length > 0) throw httpErrors.error('invalid', { fields: Object.fromEntries(faults), values: { wireMessage: summary ?? '' } });
  return row;
}
