/** An announcement from its writing to its reading; one that waits is changed and deleted. */
import type { Locator, Page } from '@playwright/test';
import own from '#modules/home/my-notifications/my-notifications.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { writeDay } from '#testing/journey-parts.ts';
import shell from '#web/shell/shell.messages.fa.ts';
import words from './management.messages.fa.ts';

const SUBJECT = 'Journey announcement';
const begins = (name: string): RegExp => new RegExp(`^${name}`);
const form = (page: Page): Locator => page.getByRole('form', { name: words.facts });
const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The full name of who is signed in: below the initials in the toolbar. */
async function nameOf(page: Page): Promise<string> {
  const lines = (await page.getByRole('button', { name: shell.userMenu }).innerText()).split('\n').map((line) => line.trim());
  return lines.find((line) => line.length > 4 && !line.startsWith(shell.userMenu)) ?? '';
}

/** Finds somebody by name and adds them to the recipients. */
async function choose(page: Page, name: string): Promise<void> {
  await press(page, button(page, words.choose));
  const drawer = page.getByRole('dialog', { name: words.chooseTitle });
  await drawer.getByRole('searchbox').fill(name);
  const row = drawer.getByRole('row', { name: new RegExp(name) });
  await expect(drawer.getByRole('row')).toHaveCount(2);
  await row.getByRole('checkbox').check({ force: true });
  await press(page, button(drawer, words.addChosen));
  await expect(page.getByText(words.audienceChosen('\u06f1')).last()).toBeAttached();
  await press(page, drawer.getByRole('button', { name: begins(words.chooseDone) }));
  await expect(drawer).toHaveCount(0);
}

async function begin(page: Page, subject: string): Promise<void> {
  await write(page, form(page).getByRole('textbox', { name: begins(words.subject) }), subject);
  await press(page, form(page).getByRole('button', { name: begins(words.purposes) }));
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('an announcement is written, sent to somebody, read by them, and counted', async ({ open }) => {
  const member = await open('recruiter', '/myNotifications');
  const name = await nameOf(member);
  const page = await open('hrofficer', '/notification');
  await page.getByRole('link', { name: words.add }).first().click();
  await press(page, button(page, words.send));
  await expect(page.getByRole('alert').first()).toBeVisible();
  await begin(page, SUBJECT);
  await write(page, form(page).getByRole('textbox', { name: begins(words.body) }), '<b>All offices</b>');
  await choose(page, name);
  await shotsOf(page, 'announcement-form');
  await expectAccessible(page);
  await press(page, button(page, words.send));
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  await expectAccessible(page);

  const line = member.getByRole('listitem').filter({ hasText: SUBJECT });
  await expect(line).toContainText('<b>All offices</b>');
  await press(member, line.getByRole('button', { name: own.markReadOf(SUBJECT) }));
  await expect(line).toHaveCount(0);
  await member.goto(`/myNotifications?show=all&subject=${encodeURIComponent('Journey ann')}`);
  await expect(line).toHaveCount(1);
  await member.goto('/myNotifications?show=all&subject=nothing-like-it');
  await expect(member.getByText(own.noneFound)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(words.statuses.CeViewed);

  // what one is told of may be chosen
  await press(member, button(member, own.choices));
  await expect(member.getByRole('dialog', { name: own.choicesTitle }).getByRole('checkbox').first()).toBeVisible();
  await shotsOf(member, 'notice-settings');
  await expectAccessible(member);
});

test('one for a later day waits: it is changed and deleted', async ({ open }) => {
  const page = await open('hrofficer', '/notification?event=new');
  await begin(page, 'Journey later');
  await writeDay(page, form(page), words.sentDate, '1410/01/15');
  const member = await open('recruiter', '/help');
  await choose(page, await nameOf(member));
  await press(page, button(page, words.send));
  await expect(page.getByRole('heading', { level: 1, name: 'Journey later' })).toBeVisible();
  await write(page, form(page).getByRole('textbox', { name: begins(words.subject) }), 'Journey changed');
  await press(page, form(page).locator('button[type=submit]'));
  await expect(page.getByRole('heading', { level: 1, name: 'Journey changed' })).toBeVisible();
  await press(page, button(page, words.delete));
  await press(page, button(page.getByRole('alertdialog'), words.delete));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole('row', { name: /Journey changed/ })).toHaveCount(0);
});
