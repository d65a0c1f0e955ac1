/**
 * The life of an order: counted and shown, sent back, counted anew and signed; own ones read and printed on a phone; a correction looked at, and the order
 * annulled, so that the file is as it was.
 */
import type { Page } from '@playwright/test';
import { addDays, formatJalali } from '#kernel/jalali/jalali.ts';
import inbox from '#modules/tasks/inbox/inbox-page.messages.fa.ts';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { answerOf, giveAnswer } from '#testing/journey-answers.ts';
import { press, tabTo, walkTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, find, writeDay } from '#testing/journey-parts.ts';
import { modifyScreen } from '../modify/modify.screen.ts';
import modifyWords from '../modify/modify-page.messages.fa.ts';
import paperWords from '../orders/prints/order-paper.messages.fa.ts';
import typeWords from '../structure/order-type-defaults.messages.fa.ts';
import { issueScreen } from './issue.screen.ts';
import words from './issue-page.messages.fa.ts';

const phone = { viewport: { width: 360, height: 780 } } as const;
const desk = { width: 1440, height: 900 } as const;
const { titles } = typeWords;
const { outcomes } = workflowWords;

/** Opens what waits of an order in the inbox. */
async function openTask(page: Page): Promise<void> {
  await page.goto('/tasks');
  await page
    .getByRole('list', { name: inbox.list })
    .getByRole('link', { name: new RegExp(titles.EotPromotion) })
    .first()
    .click();
  await expect(page.getByRole('group', { name: tasks.decision })).toBeVisible();
}

/** Code of somebody for whom an order of the type on the day (ISO) can be issued, by the calls of the page. */
const readyCode = (page: Page, typeTitle: string, day: string): Promise<string> =>
  page.evaluate(
    async ([title, fromDate]) => {
      const headers = { api_key: localStorage.getItem('api_key') ?? '', 'content-type': 'application/json' };
      const ask = async (path: string, body?: object) => {
        const how = body === undefined ? { headers } : { method: 'POST', headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body: JSON.stringify(body) };
        return (await fetch(`/api/rest/s1/emplOrder/${path}`, how)).json();
      };
      const { types } = await ask('issuance/choices');
      const codes = (await ask('listOfOrders?pageSize=100&signed=Y')).rows.map(({ pseudoId }: { pseudoId: string }) => pseudoId);
      const { settingId } = types.find((one: { title: string }) => one.title === title);
      const whose = { codes: [...new Set(codes)], settingId, orderDate: fromDate, fromDate };
      return (await ask('issuance/preview', whose)).orders[0].pseudoId as string;
    },
    [typeTitle, day] as const,
  );

test('an order comes back, is signed, and annulled; own ones are read and printed on a phone', async ({ open }) => {
  const officer = await open('orders', issueScreen.path);
  // orders of today wait already for many of the few people of this demo
  const day = addDays(new Date().toISOString().slice(0, 10), -1);
  const code = await readyCode(officer, titles.EotDegree, day);
  const form = officer.locator('form');
  await box(form, words.codes).fill(code);
  await find(officer, form, words.setting, titles.EotDegree);
  await writeDay(officer, form, words.fromDate, formatJalali(day));
  await press(officer, form.getByRole('button', { name: words.preview, exact: true }));
  await expect(officer.getByRole('heading', { name: words.result })).toBeVisible();
  await expectAccessible(officer);
  await shotOf(officer, 'orders-counted');
  await expect(officer.getByRole('button', { name: words.issue, exact: true })).toBeVisible();

  const office = await open('hrofficer', '/tasks');
  await openTask(office);
  await office.getByRole('textbox', { name: tasks.comment }).fill('day of the committee');
  await giveAnswer(office, outcomes.modify);
  await openTask(officer);
  await expect(officer.getByText(words.correctAdvice)).toBeVisible();
  await expectAccessible(officer);
  await giveAnswer(officer, outcomes.resubmit);
  await openTask(office);
  await expectAccessible(office);
  await expect(answerOf(office, outcomes.accept)).toBeVisible();
  await giveAnswer(office, outcomes.accept);

  const own = await open('employee', '/userProfile?tab=orders', phone);
  await press(own, own.getByRole('button', { name: titles.EotAnnual }).first());
  const sheet = own.getByRole('dialog');
  await expect(sheet.getByText(titles.EotAnnual).first()).toBeVisible();
  await expectAccessible(own);
  await shotOf(own, 'orders-own');
  const paper = own.waitForResponse((response) => response.url().endsWith('/pdf'));
  await press(own, sheet.getByRole('button', { name: paperWords.print }));
  expect((await paper).status()).toBe(200);

  await officer.goto(modifyScreen.path);
  const signed = officer.getByRole('row', { name: titles.EotPromotion }).first();
  await signed.getByRole('gridcell').nth(1).focus();
  await officer.keyboard.press('Enter');
  await press(officer, officer.getByRole('button', { name: modifyWords.correctLook }));
  await expect(officer.getByRole('button', { name: modifyWords.send })).toBeVisible();
  await expectAccessible(officer);
  await officer.setViewportSize(phone.viewport);
  await expectAccessible(officer);
  await shotOf(officer, 'orders-correction');
  await officer.setViewportSize(desk);
  await tabTo(officer, officer.getByRole('tab', { selected: true }));
  await walkTo(officer, 'ArrowLeft', officer.getByRole('tab', { name: modifyWords.annul, exact: true }));
  await press(officer, officer.getByRole('button', { name: modifyWords.look }));
  await box(officer, modifyWords.reason).fill('committee of 1405');
  await expectAccessible(officer);
  await press(officer, officer.getByRole('button', { name: modifyWords.confirm }));
  await expect(officer.getByText(modifyWords.annulled)).toBeVisible();
});
