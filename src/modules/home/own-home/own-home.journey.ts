/** The first page of each role: an employee asks for leave in three taps, the personnel office begins with what it has to see to. */
import leaveActs from '#modules/attendance/leave/leave.acts.messages.fa.ts';
import leave from '#modules/attendance/leave/leave-page.messages.fa.ts';
import leaveProcess from '#modules/attendance/leave/leave-process.messages.fa.ts';
import people from '#modules/personnel/search/home-tiles.messages.fa.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import inbox from '#modules/tasks/inbox/inbox-page.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { expect, test } from '#testing/journey-member.ts';

test('an employee lands on what is theirs, and has the form of leave open after one tap', async ({ open }) => {
  const page = await open('employee', '/', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByLabel(leave.available)).toBeVisible();
  await expectAccessible(page);
  await shotOf(page, 'home-employee');
  await page.getByRole('link', { name: leaveActs.askLeave.title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: inbox.startOf({ name: leaveProcess.title }) })).toBeVisible();
});

test('the personnel office sees before any figure whom it has to see to, and a line leads to as many', async ({ open }) => {
  const page = await open('hrofficer', '/', { viewport: { width: 1440, height: 900 } });
  await expect(page).toHaveURL(/\/dashboard$/);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: people.incomplete }) });
  await expect(line).toContainText(/[\u06F0-\u06F9]/);
  await expectAccessible(page);
  await shotOf(page, 'home-hrofficer');
  await line.getByRole('link').click();
  await expect(page.getByRole('grid', { name: searchWords.searchTitle })).toBeVisible();
});

test('a manager sees who is away and what waits for the team', async ({ open }) => {
  const page = await open('manager', '/', { viewport: { width: 1440, height: 900 } });
  await expect(page.getByRole('list', { name: leave.awayToday }).or(page.getByText(leave.allHere))).toBeVisible();
  await expectAccessible(page);
  await shotOf(page, 'home-manager');
});
