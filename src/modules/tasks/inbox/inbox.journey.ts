/** One request through its chain and back, three windows on one task, several tasks at once by keys: employee, manager, personnel office. */
import type { Locator, Page } from '@playwright/test';
import leave from '#modules/attendance/leave/leave-page.messages.fa.ts';
import leaveProcess from '#modules/attendance/leave/leave-process.messages.fa.ts';
import leaveTypes from '#modules/attendance/leave/leave-types.messages.fa.ts';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { answerOf, giveAnswer } from '#testing/journey-answers.ts';
import { expect, test } from '#testing/journey-member.ts';
import { take, writeDay } from '#testing/journey-parts.ts';
import options from '#ui/options/options.messages.fa.ts';
import notices from '#web/shell/notices/notices.messages.fa.ts';
import messages from './inbox-page.messages.fa.ts';

const phone = { viewport: { width: 360, height: 780 } } as const;
const outcomes = { ...workflowWords.outcomes, ...leaveProcess.outcomes };

/** Asks for leave by the wire, as the form would; answers the tracking code. */
async function askForLeave(page: Page, from: string, thru: string): Promise<string> {
  const body = { leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: from, thruDate: thru };
  return page.evaluate(async (values) => {
    const headers = { api_key: localStorage.getItem('api_key') ?? '', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const answer = await fetch('/api/rest/s1/hcm/process/start', { method: 'POST', headers, body: JSON.stringify({ processDefinitionId: 'leave', variables }) });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { trackingCode: string }).trackingCode;
  }, body);
}

/** Rows of the list whose subject names the first day. */
const rowOf = (page: Page, day: string): Locator => page.getByRole('list', { name: messages.list }).getByRole('link', { name: new RegExp(day) });

test('a request comes back to who asked, is mended, and granted; what waits comes by itself', async ({ open }) => {
  const day = '\u06f1\u06f4\u06f0\u06f5/\u06f1\u06f2/\u06f0\u06f1';
  const manager = await open('manager', '/tasks');
  const name = await manager.locator('[data-region="toolbar"] b').first().innerText();
  const own = await open('employee', '/tasks', phone);
  const form = own.locator('main');
  await own.getByRole('button', { name: messages.start }).click();
  await own.getByRole('link', { name: leaveProcess.title }).click();
  await take(own, form, leave.kind, leaveTypes.LvtUnpaid);
  await writeDay(own, form, leave.fromDate, '14051201');
  await writeDay(own, form, leave.thruDate, '14051203');
  await form.getByRole('button', { name: new RegExp(`^${leave.substitute}`) }).click();
  await own.getByPlaceholder(options.search, { exact: true }).fill(name);
  await own.getByRole('option', { name }).click();
  await expectAccessible(own);
  await own.getByRole('button', { name: messages.sendRequest }).click();
  await expect(own.getByRole('heading', { level: 1, name: new RegExp(day) })).toBeVisible();
  await expectAccessible(own);
  await shotOf(own, 'tasks-case');

  await rowOf(manager, day).click();
  await answerOf(manager, outcomes.decline).click();
  await expect(manager.getByText(tasks.commentNeeded)).toBeVisible();
  await manager.keyboard.insertText('one day less');
  await expectAccessible(manager);
  await shotOf(manager, 'tasks-open');
  await answerOf(manager, outcomes.decline).click();
  await expect(rowOf(manager, day)).toHaveCount(0);

  await own.goto('/tasks');
  await expect(rowOf(own, day).getByText(tasks.returned)).toBeVisible();
  await rowOf(own, day).click();
  await writeDay(own, form, leave.thruDate, '14051202');
  await answerOf(own, outcomes.resubmit).click();
  await expect(own.getByText(messages.none.mine)).toBeVisible();

  await rowOf(manager, day).click();
  await manager.getByRole('textbox', { name: tasks.comment }).fill('agreed');
  const answered = manager.url();
  await manager.keyboard.press('Control+Enter');
  await expect(manager).not.toHaveURL(answered);
  await rowOf(manager, day).click();
  await giveAnswer(manager, outcomes.accept);
  await expect(rowOf(manager, day)).toHaveCount(0);

  await own.goto('/tasks?box=requests');
  await own
    .getByRole('list', { name: messages.caseList })
    .getByRole('link', { name: new RegExp(day) })
    .click();
  await expect(own.getByText(tasks.caseStatus.completed)).toBeVisible();
  await own.getByRole('tab', { name: tasks.part.history }).click();
  await expect(own.getByText('one day less').first()).toBeVisible();
});

/** Cuts a page off from what there is to read of tasks until it sends an answer itself: however late it asks again, it does not hear before. */
async function hearsNothingUntilItAnswers(page: Page): Promise<void> {
  let hasAnswered = false;
  await page.route('**/rest/s1/hcm/process/**', (route) => {
    hasAnswered ||= route.request().method() === 'POST';
    return hasAnswered ? route.continue() : route.abort();
  });
}

test('of three windows on one task the others are told who was quicker, before they answer or after, and keep their words', async ({ open }) => {
  const own = await open('employee', '/tasks');
  await askForLeave(own, '2027-03-06', '2027-03-07');
  const day = '\u06f1\u06f4\u06f0\u06f5/\u06f1\u06f2/\u06f1\u06f5';
  const [first, hearing, cutOff] = [await open('manager', '/tasks'), await open('manager', '/tasks'), await open('manager', '/tasks')];
  const wordsOf = (page: Page): Locator => page.getByRole('textbox', { name: tasks.comment });
  for (const [page, words] of [
    [first, 'not now'],
    [hearing, 'heard words'],
    [cutOff, 'my words'],
  ] as const) {
    await rowOf(page, day).click();
    await wordsOf(page).fill(words);
  }
  await hearsNothingUntilItAnswers(cutOff);
  await answerOf(first, outcomes.reject).click();
  await expect(rowOf(first, day)).toHaveCount(0);
  // it has asked in vain, more than once: its rows and words stay, and the shell says that they may be old
  await expect(cutOff.getByText(notices.silent)).toBeVisible();
  await expect(rowOf(cutOff, day)).toBeVisible();
  await expectAccessible(cutOff);
  await answerOf(cutOff, outcomes.accept).click();
  // where another task was opened meanwhile, one is led back
  const back = cutOff.getByRole('button', { name: tasks.openAgain });
  await expect(back.or(cutOff.getByText(tasks.moved))).toBeVisible();
  if (await back.isVisible()) await back.click();
  for (const [page, words] of [
    [hearing, 'heard words'],
    [cutOff, 'my words'],
  ] as const) {
    await expect(page.getByText(tasks.moved)).toBeVisible();
    await expect(wordsOf(page)).toHaveValue(words);
    await expect(answerOf(page, outcomes.accept)).toHaveCount(0);
    await expect(page.getByText(notices.silent)).toHaveCount(0);
  }
  await expectAccessible(cutOff);
});

test('several tasks are answered at once by keys alone, and told one by one', async ({ open }) => {
  const own = await open('employee', '/tasks');
  for (const [from, thru] of [
    ['2027-03-13', '2027-03-13'],
    ['2027-03-15', '2027-03-15'],
  ] as const)
    await askForLeave(own, from, thru);
  const manager = await open('manager', '/tasks?search=\u06f1\u06f4\u06f0\u06f5/\u06f1\u06f2/\u06f2');
  await expect(manager.getByRole('list', { name: messages.list }).getByRole('listitem')).toHaveCount(2);
  for (const key of ['j', 'x', 'j', 'x']) await manager.keyboard.press(key);
  await expect(manager.getByText(messages.chosen({ count: '\u06f2' }))).toBeVisible();
  await expectAccessible(manager);
  await manager.getByRole('button', { name: outcomes.reject, exact: true }).press('Enter');
  await manager.keyboard.insertText('too many of us are away');
  await manager.keyboard.press('Tab');
  await manager.keyboard.press('Tab');
  await manager.keyboard.press('Enter');
  await expect(manager.getByText(messages.bulkDone, { exact: true })).toHaveCount(2);
  await expectAccessible(manager);
  await manager.keyboard.press('Escape');
  await expect(manager.getByText(messages.clearFilters)).toBeVisible();
});
