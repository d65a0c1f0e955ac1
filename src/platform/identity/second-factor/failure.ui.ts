/** What a form says when a call of a slice of this kind is refused: the sentence at its field, or above the form. */
import { isApiError } from '#ui/client/api-error.ts';
import type { SubmitFailure } from '#ui/use-form/types.ts';
import messages from './second-factor.messages.fa.ts';

/** Throws what is no refusal. `fixed`: sentences in the place of texts that the wire fixes, by field. */
export function failureOf(error: unknown, fixed: Readonly<Record<string, string>> = {}): SubmitFailure {
  if (!isApiError(error)) throw error;
  if (error.status === 0 || error.status >= 500) return { message: messages.failed };
  return Object.keys(error.fields).length > 0 ? { fields: { ...error.fields, ...fixed } } : { message: error.messages };
}
