import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { isApiError, isWaiting } from '#ui/client/api-error.ts';

/**
 * Waits for what was asked of the server and tells how it ended: `done` when it is given, or why it was refused. Answers
 * whether it was done, or is kept until there is a network. A fault that is no answer of the server is one of the program and is thrown on.
 */
export async function tellOutcome(work: Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await work;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isWaiting(error)) {
      showAlert({ type: 'info', message: error.messages });
      return true;
    }
    showError(error);
    return false;
  }
  if (done !== undefined) showAlert({ type: 'success', message: done });
  return true;
}
