/** Answers of tasks, as journeys give them. */
import { expect, type Locator, type Page } from '@playwright/test';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { press } from './journey-keys.ts';

/** An answer of the task that is open. */
export const answerOf = (page: Page, name: string): Locator => page.getByRole('group', { name: tasks.decision }).getByRole('button', { name, exact: true });

/** Runs in the page: as a window that goes behind another and comes back. */
function lookAway(): void {
  const look = (state: DocumentVisibilityState): void => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look('hidden');
  look('visible');
  Reflect.deleteProperty(document, 'visibilityState');
}

/**
 * Gives an answer of the task that is open and turns to another window, which sends it: for five seconds it could be taken back
 * otherwise, and somebody who only answers in a story need not sit through them. The stories of the inbox do.
 */
export async function giveAnswer(page: Page, name: string): Promise<void> {
  // a refusal is told as one at once: nobody waits for the answer that never comes
  const done = page.waitForResponse((response) => response.request().method() === 'POST' && /\/hcm\/process\//.test(response.url()));
  await press(page, answerOf(page, name));
  await expect(page.getByRole('button', { name: kit.undo, exact: true })).toBeVisible();
  await page.evaluate(lookAway);
  expect((await done).status(), `answer ${name}`).toBe(200);
}
