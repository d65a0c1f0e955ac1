/** Errors on the page: the sentence of the server and the code that support finds the failure by. */
import { isApiError } from '#ui/client/api-error.ts';
import texts from '#ui/client/client.messages.fa.ts';
import { showAlert } from './alert-store.ts';

/** Shows what a call or anything else has thrown. Answers the id of the alert. */
export function showError(error: unknown): number {
  if (!isApiError(error)) return showAlert({ type: 'error', message: texts.unknown });
  const { messages, requestId, errorCode, status } = error;
  // what never reached the server left no trace there
  if (status === 0) return showAlert({ type: 'error', message: messages });
  return showAlert({ type: 'error', message: messages, code: requestId === '' ? errorCode : requestId });
}
