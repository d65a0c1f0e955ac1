/**
 * A working day counted: how many taps, clicks and keys lead from the first page to what somebody wants. What is counted here stands in
 * docs/use.md, which says no other number. Typing in a field counts as nothing, going to the field as a tap.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import leaveActs from '#modules/attendance/leave/leave.acts.messages.fa.ts';
import leave from '#modules/attendance/leave/leave-page.messages.fa.ts';
import leaveProcess from '#modules/attendance/leave/leave-process.messages.fa.ts';
import changeActs from '#modules/personnel/change-requests/change-requests.acts.messages.fa.ts';
import changes from '#modules/personnel/change-requests/change-requests-page.messages.fa.ts';
import people from '#modules/personnel/search/search-page.messages.fa.ts';
import dialogWords from '#modules/tasks/designer/design-dialogs.messages.fa.ts';
import designer from '#modules/tasks/designer/designer.messages.fa.ts';
import inbox from '#modules/tasks/inbox/inbox-page.messages.fa.ts';
import login from '#platform/identity/login/login.messages.fa.ts';
import workflow from '#platform/workflow/workflow.messages.fa.ts';
import { expectAccessible } from '#testing/browser.ts';
import { demoPassword } from '#testing/journey.ts';
import { answerOf } from '#testing/journey-answers.ts';
import { press, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const desk = { viewport: { width: 1440, height: 900 } } as const;
const outcomes = { ...workflow.outcomes, ...leaveProcess.outcomes };
const { dialogs } = dialogWords;
/** Of somebody of the demo. */
const NAME = '\u0645\u062d\u0633\u0646';

/** Working days on which no other story asks for leave. */
const days = { employee: '14051106', orders: '14051107' } as const;
/** The first of them, as a list shows it. */
const shown = '\u06f1\u06f4\u06f0\u06f5/\u06f1\u06f1/\u06f0\u06f6';

/** What is taken, one after another. */
function counted() {
  let taken = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      await target.tap();
      taken += 1;
    },
    click: async (target: Locator): Promise<void> => {
      await target.click();
      taken += 1;
    },
    key: async (page: Page, name: string): Promise<void> => {
      await page.keyboard.press(name);
      taken += 1;
    },
    get taken() {
      return taken;
    },
  };
}

/** Compares with the line of docs/use.md that begins so. */
async function expectWritten(what: string, count: number): Promise<void> {
  const text = await readFile('docs/use.md', 'utf8');
  const line = text.split('\n').find((one) => one.startsWith(`| ${what} |`));
  const [, , most, now] = (line ?? '').split('|').map((cell) => cell.trim());
  expect(now, `docs/use.md: ${what}`).toBe(String(count));
  expect(count, what).toBeLessThanOrEqual(Number(most));
}

/** Types a word into the search of the list and waits for somebody of the name that was meant; how often the list was asked for it. */
async function findBy(page: Page, word: string, meant: string): Promise<number> {
  const grid = page.getByRole('grid', { name: people.searchTitle });
  await grid.getByRole('row').nth(1).waitFor();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.toString().includes(encodeURIComponent(word))) asked += 1;
  });
  await page.getByRole('searchbox', { name: people.searchLabel }).fill(word);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(grid.getByRole('row').nth(1)).toContainText(meant);
  return asked;
}

/** A diagram as another program would have written it: what this page itself gives away. */
async function diagramFrom(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: designer.more, exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: designer.exportBpmn, exact: true }).click()]);
  return file.path();
}

/** A diagram is taken as a draft of a process and tried out; the draft goes again, so that other stories begin from what is in force. */
async function tryFile(page: Page): Promise<number> {
  await page.goto('/processDesign?process=leave');
  const path = await diagramFrom(page);
  await page.goto('/processDesign');
  const steps = counted();
  await steps.click(
    page
      .getByRole('grid', { name: designer.processes })
      .getByRole('row', { name: new RegExp(leaveProcess.title) })
      .getByRole('gridcell')
      .first(),
  );
  await steps.click(page.getByRole('main').getByRole('button', { name: designer.more, exact: true }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), steps.click(page.getByRole('menuitem', { name: designer.importBpmn, exact: true }))]);
  await chooser.setFiles(path);
  await expect(page.getByText(designer.imported)).toBeVisible();
  await steps.click(page.getByRole('main').getByRole('button', { name: designer.trial, exact: true }));
  const trial = page.getByRole('dialog', { name: dialogs.trialTitle });
  await steps.click(trial.getByRole('button', { name: new RegExp(`^${dialogs.trialPerson}`) }).first());
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(NAME);
  await steps.click(page.getByRole('option', { name: NAME }).first());
  await steps.click(trial.getByRole('button', { name: dialogs.run }));
  await expect(trial.getByRole('region', { name: dialogs.trail }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: designer.more, exact: true }).click();
  await page.getByRole('menuitem', { name: designer.discard }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: designer.discard }).click();
  await expect(page.getByText(designer.discarded)).toBeVisible();
  return steps.taken;
}

test('what a day asks for is a few taps away, as docs/use.md says', async ({ open }) => {
  const own = await open('employee', '/', phone);
  const ask = counted();
  await ask.tap(own.getByRole('link', { name: leaveActs.askLeave.title }));
  await ask.tap(own.getByRole('textbox', { name: new RegExp(`^${leave.fromDate}`) }));
  await own.keyboard.insertText(days.employee);
  await ask.tap(own.getByRole('button', { name: inbox.sendRequest }));
  await expect(own).toHaveURL(/instanceId=/);
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(own);
  await expectWritten('ask for leave', ask.taken);

  const change = counted();
  await own.goto('/home');
  await change.tap(own.getByRole('link', { name: changeActs.changeMine.title }));
  await change.tap(own.getByRole('button', { name: changes.kinds.address, exact: true }));
  const street = own
    .getByRole('main')
    .getByRole('textbox', { name: /\u0646\u0634\u0627\u0646\u06cc|\u062e\u06cc\u0627\u0628\u0627\u0646/ })
    .first();
  await change.tap(street);
  await own.keyboard.insertText(' 12');
  await change.tap(own.getByRole('button', { name: changes.send }));
  await expect(own.getByRole('article').first().getByText(changes.states.sent, { exact: true })).toBeVisible();
  await expectAccessible(own);
  await expectWritten('change an address', change.taken);
  // taken back: other stories look at what waits for the personnel office
  await own
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^\u067e\u0633 \u06af\u0631\u0641\u062a\u0646/ })
    .tap();
  await own.getByRole('alertdialog').getByRole('button').last().tap();
  await expect(own.getByRole('article').first().getByText(changes.states.withdrawn)).toBeVisible();

  const manager = await open('manager', '/tasks', desk);
  await manager
    .getByRole('list', { name: inbox.list })
    .getByRole('link', { name: new RegExp(shown) })
    .click();
  await expect(answerOf(manager, outcomes.accept)).toBeVisible();
  const address = manager.url();
  const approve = counted();
  await approve.key(manager, 'Control+Enter');
  await expect(manager).not.toHaveURL(address);
  await expectWritten('approve the open task', approve.taken);

  const office = await open('hrofficer', '/personnel/search', desk);
  await expectWritten('find a person by a mistyped name', await findBy(office, '\u0641\u0627\u062a\u0645\u0647', '\u0641\u0627\u0637\u0645\u0647'));
  await expectWritten('from a file to a trial of its process', await tryFile(office));
});

test('somebody who has never been here signs in and sends a request for leave without a mouse', async ({ open }) => {
  const page = await open(null, '/login', desk);
  await write(page, page.getByLabel(new RegExp(`^${login.username}`)), 'orders');
  await write(page, page.getByLabel(new RegExp(`^${login.password}`)).first(), await demoPassword('demo', 'orders'));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: leaveActs.askLeave.title }).first().waitFor();
  await press(page, page.getByRole('link', { name: leaveActs.askLeave.title }).first());
  const day = page.getByRole('textbox', { name: new RegExp(`^${leave.fromDate}`) });
  await write(page, day, days.orders);
  await press(page, page.getByRole('button', { name: inbox.sendRequest }));
  await expect(page.getByRole('heading', { name: leaveProcess.title }).first()).toBeVisible();
  await walkTo(page, 'Tab', page.getByRole('main').getByRole('link').first());
});
