import { isApiError } from '#ui/client/api-error.ts';
import type { SubmitFailure } from '#ui/use-form/types.ts';
import messages from './password-recovery.messages.fa.ts';

/** What a refused step says; anything unforeseen has one sentence. */
export function failureOf(error: unknown): SubmitFailure {
  if (!isApiError(error)) throw error;
  if (error.status === 0 || error.status >= 500) return { message: messages.failed };
  return Object.keys(error.fields).length > 0 ? { fields: error.fields } : { message: error.messages };
}
