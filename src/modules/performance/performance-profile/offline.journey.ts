/** A phone without a network: what was seen is read again, a request for leave waits and is sent once, and a sign-out leaves nothing behind. */
import type { Page } from '@playwright/test';
import { addDays, formatJalali } from '#kernel/jalali/jalali.ts';
import words from '#modules/attendance/leave/leave-page.messages.fa.ts';
import types from '#modules/attendance/leave/leave-types.messages.fa.ts';
import payslips from '#modules/payroll/payslips/payslips.messages.fa.ts';
import requestWords from '#platform/requests/requests-page.messages.fa.ts';
import { expect, test } from '#testing/journey-member.ts';
import { take, writeDay } from '#testing/journey-parts.ts';
import client from '#ui/client/client.messages.fa.ts';
import noticeWords from '#web/shell/notices/notices.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';
import { performanceProfileScreen } from './performance-profile.screen.ts';

const PATH = performanceProfileScreen.path;
const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;
/** Where no other story asks for leave. */
const DAY = addDays(new Date().toISOString().slice(0, 10), 120);
const seen = ['/home', '/tasks', '/payroll/myPayslips', PATH] as const;

/** How many requests for leave the server knows of the day. */
const known = (page: Page): Promise<number> =>
  page.evaluate(async (day) => {
    const answer = await fetch('/api/rest/s1/hcm/leave/own', { headers: { api_key: localStorage.getItem('api_key') ?? '' } });
    return ((await answer.json()) as { requests: { fromDate: string }[] }).requests.filter(({ fromDate }) => fromDate === day).length;
  }, DAY);

/** What this browser keeps of answers and of unsent words. */
const kept = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const request = indexedDB.open('kargozin', 1);
        request.onsuccess = () => {
          const { result } = request;
          const names = ['answers', 'unsent'].filter((name) => result.objectStoreNames.contains(name));
          if (names.length === 0) return resolve([0, 0]);
          const counts = names.map((name) => result.transaction(name).objectStore(name).count());
          let left = counts.length;
          for (const one of counts)
            one.onsuccess = () => {
              left -= 1;
              if (left === 0) resolve(counts.map((count) => count.result));
            };
        };
        request.onerror = () => resolve([0, 0]);
      }),
  );

test('without a network the seen pages are read, a request for leave waits for it, is sent once, and a sign-out leaves nothing', async ({ open }) => {
  test.slow();
  const page = await open('accountant', seen[0], phone);
  const main = page.getByRole('main');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const path of seen) {
    await page.goto(path);
    await expect(main.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
  }
  // the form and its pickers are fetched with the first request that is begun
  await page.getByRole('button', { name: words.request }).click();
  await take(page, page.getByRole('dialog'), words.kind, types.LvtUnpaid);
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await page.goto(seen[0]);
  await expect(page.getByText(noticeWords.offline)).toBeVisible();
  await page.goto('/payroll/myPayslips');
  await expect(main.getByRole('heading', { level: 1, name: payslips.title })).toBeVisible();
  await page.goto(PATH);
  await page.getByRole('button', { name: words.request }).click();
  const dialog = page.getByRole('dialog');
  await take(page, dialog, words.kind, types.LvtUnpaid);
  await writeDay(page, dialog, words.fromDate, formatJalali(DAY));
  await writeDay(page, dialog, words.thruDate, formatJalali(DAY));
  await dialog.getByRole('button', { name: requestWords.send }).click();
  await expect(page.getByText(client.waits)).toBeVisible();
  await expect(page.getByText(noticeWords.waits(words.request))).toBeVisible();
  await page.reload();
  await expect(page.getByText(noticeWords.waits(words.request))).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(noticeWords.waits(words.request))).toHaveCount(0);
  await expect.poll(() => known(page)).toBe(1);
  await page.reload();
  await expect(main.getByRole('article').first()).toBeVisible();
  expect(await known(page)).toBe(1);

  await page.getByRole('button', { name: shell.userMenu }).click();
  await page.getByRole('menuitem', { name: shell.logout }).click();
  await page.waitForURL('**/login');
  expect(await kept(page)).toEqual([0, 0]);
});
