/** What a form of this slice says when its call is refused: the sentence at its field, or above the form. */
import { isApiError } from '#ui/client/api-error.ts';
import type { SubmitFailure } from '#ui/use-form/types.ts';
import messages from './second-factor.messages.fa.ts';

/** Throws what is no refusal. */
export function failureOf(error: unknown): SubmitFailure {
  if (!isApiError(error)) throw error;
  if (error.status === 0 || error.status >= 500) return { message: messages.failed };
  return Object.keys(error.fields).length > 0 ? { fields: error.fields } : { message: error.messages };
}
