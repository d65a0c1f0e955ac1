/** A change and a letter from their asking to their decision: the employee on a phone, the office at a desk, a stranger with the code. */
import type { Page } from '@playwright/test';
import inbox from '#modules/tasks/inbox/inbox-page.messages.fa.ts';
import checkWords from '#platform/papers/paper-check.messages.fa.ts';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { chainStep } from '#testing/chain-step.ts';
import { giveAnswer } from '#testing/journey-answers.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { today } from '#ui/format/today.ts';
import letterWords from '../letters/letters-page.messages.fa.ts';
import profileWords from '../profile/profile-page.messages.fa.ts';
import messages from './change-requests-page.messages.fa.ts';

const phone = { viewport: { width: 360, height: 780 } } as const;
const { outcomes } = workflowWords;
const PLACE = '\u0634\u06cc\u0631\u0627\u0632';

/** Calls as the page would; answers the reply. */
const call = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([verb, url, sent]) => {
      const headers = { api_key: localStorage.getItem('api_key') ?? '', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(`/api/rest/s1/hcm/${url}`, { method: verb, headers, ...(sent === undefined ? {} : { body: JSON.stringify(sent) }) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [method, path, body] as const,
  );

/** The direct manager, who may send back. */
const managerStep = { ...chainStep, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipManager', actions: ['ActModify'], delegation: 'Y' };

test('a proposal is sent from a phone, back from the manager, mended, agreed to, written by the office and stands in the file', async ({ open }) => {
  const own = await open('employee', '/userProfile', phone);
  const company = await open('admin', '/personnel/requests');
  // the chain is that of the company which the asker works for
  const { companyId } = await call<{ companyId: string }>(own, 'GET', 'activeCompany');
  await call(company, 'PUT', 'activeCompany', { companyId });
  const lay = async (levels: readonly object[]): Promise<void> => {
    const { versions } = await call<{ versions: { verificationId: string; rowVersion: number; fromDate: string }[] }>(company, 'GET', 'verification/InfoChange');
    const [counting] = versions;
    const basedOn = counting === undefined ? null : { verificationId: counting.verificationId, rowVersion: counting.rowVersion };
    await call(company, 'PUT', 'verification/InfoChange', { fromDate: today(), basedOn, levels });
  };
  await lay([managerStep]);

  await own.getByRole('button', { name: messages.proposeOf({ title: messages.kinds.facts }) }).click();
  await own.getByRole('textbox', { name: new RegExp(`^${profileWords.labels.birthPlace}`) }).fill('Yzad');
  await expectAccessible(own);
  await own.getByRole('button', { name: messages.send }).click();
  await expect(own.getByRole('article').first().getByText(messages.states.sent, { exact: true })).toBeVisible();

  const waiting = (page: Page) => page.getByRole('list', { name: inbox.list }).getByRole('link').first();
  const manager = await open('manager', '/tasks?process=infoChange');
  await waiting(manager).click();
  await manager.getByRole('textbox', { name: tasks.comment }).fill('Misspelt');
  await giveAnswer(manager, outcomes.modify);

  await own.goto('/tasks?process=infoChange');
  await waiting(own).click();
  await expect(own.getByText('Misspelt').first()).toBeVisible();
  await own.getByRole('textbox', { name: new RegExp(`^${profileWords.labels.birthPlace}`) }).fill('Yazd');
  await expectAccessible(own);
  await giveAnswer(own, outcomes.resubmit);

  await waiting(manager).click();
  await giveAnswer(manager, outcomes.accept);

  const office = await open('admin', '/personnel/requests');
  await office
    .getByRole('button', { name: /^\u0628\u0631\u0631\u0633\u06cc \u062f\u0631\u062e\u0648\u0627\u0633\u062a/ })
    .first()
    .click();
  await office.getByRole('dialog').getByText(messages.decisions.accepted, { exact: true }).click();
  await expectAccessible(office);
  await office.getByRole('dialog').getByRole('button', { name: messages.keep }).click();
  await expect(office.getByText(messages.kept)).toBeVisible();
  await own.goto('/userProfile?tab=requests');
  await expect(own.getByRole('article').first().getByText(messages.outcomes.accepted)).toBeVisible();
  await own.goto('/userProfile');
  await expect(own.getByText('Yazd', { exact: true }).first()).toBeVisible();
  await lay([]);
});

test('one letter is refused; another is issued from the text of the company, printed, and genuine to whoever scans its code', async ({ open }) => {
  const own = await open('manager', '/userProfile?tab=letters', phone);
  const ask = async (addressee: string): Promise<void> => {
    await own.getByRole('button', { name: letterWords.ask }).click();
    await own.getByRole('textbox', { name: new RegExp(`^${letterWords.addressee}`) }).fill(addressee);
    await expectAccessible(own);
    const sent = own.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/letter'));
    await own.getByRole('button', { name: letterWords.send }).click();
    expect((await sent).ok()).toBe(true);
    await expect(own.getByRole('article').first().getByText(letterWords.states.asked)).toBeVisible();
  };
  await ask('Bank');
  const office = await open('admin', '/personnel/requests?tab=letters');
  const dialog = office.getByRole('dialog');
  const rowOf = (addressee: string) => office.getByRole('row').filter({ hasText: addressee });
  await press(office, rowOf('Bank').getByRole('button', { name: new RegExp(`^${letterWords.refuse} `) }));
  await dialog.getByRole('textbox').fill('Not now');
  await dialog.getByRole('button', { name: letterWords.refuse }).click();
  await expect(office.getByText(letterWords.refused)).toBeVisible();

  await ask(PLACE);
  await office.reload();
  await press(office, rowOf(PLACE).getByRole('button', { name: new RegExp(`^${letterWords.issue} `) }));
  // the text of the company is there from its first day on, and chosen
  await expect(dialog.getByText(letterWords.kinds.employment, { exact: true }).first()).toBeVisible();
  await expectAccessible(office);
  const issued = office.waitForResponse((one) => one.url().endsWith('/issue'));
  await press(office, dialog.getByRole('button', { name: letterWords.issue, exact: true }));
  const { code } = (await (await issued).json()) as { readonly code: string };

  await own.reload();
  const printed = own.waitForResponse((one) => one.url().endsWith('/pdf'));
  await own
    .getByRole('article')
    .first()
    .getByRole('button', { name: new RegExp(letterWords.pdf) })
    .click();
  expect((await printed).headers()['content-type']).toBe('application/pdf');

  const guest = await open(null, '/letterCheck', phone);
  await guest.getByRole('textbox').fill('AAAA-BBBB-CCCC');
  await guest.getByRole('button', { name: checkWords.ask }).click();
  await expect(guest.getByText(letterWords.verdicts.unknown)).toBeVisible();
  await guest.goto(`/letterCheck?code=${code}`);
  await expect(guest.getByText(letterWords.verdicts.valid)).toBeVisible();
  await expectAccessible(guest);
  await shotOf(guest, 'letter-check');
});
