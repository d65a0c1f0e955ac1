/** Answers of tasks, as journeys give them. */
import type { Locator, Page } from '@playwright/test';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import { press } from './journey-keys.ts';

/** An answer of the task that is open. */
export const answerOf = (page: Page, name: string): Locator => page.getByRole('group', { name: tasks.decision }).getByRole('button', { name, exact: true });

/** Gives an answer of the task that is open, and waits until it was sent: for some seconds it could be taken back. */
export async function giveAnswer(page: Page, name: string): Promise<void> {
  const done = page.waitForResponse((response) => response.request().method() === 'POST' && /\/hcm\/process\//.test(response.url()) && response.ok());
  await press(page, answerOf(page, name));
  await done;
}
