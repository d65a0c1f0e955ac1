/** A foreign national is registered by keyboard, leaves, stays after all, leaves and comes back, and goes to another company of the holding. */
import type { Page } from '@playwright/test';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, take, writeDay } from '#testing/journey-parts.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import organisational from '../organisational/organisational.tab.messages.fa.ts';
import organisation from '../organisational/organisational-page.messages.fa.ts';
import profileTab from '../profile/profile.tab.messages.fa.ts';
import profile from '../profile/profile-page.messages.fa.ts';
import register from '../register/register-page.messages.fa.ts';
import words from './employment-page.messages.fa.ts';

const AFGHANISTAN = '\u0627\u0641\u063a\u0627\u0646\u0633\u062a\u0627\u0646';
const EMPLOYEE = '\u067e\u0631\u0633\u0646\u0644';
const RESIGNED = '\u0627\u0633\u062a\u0639\u0641\u0627';

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const alerts = (page: Page) => page.getByRole('region', { name: kit.alerts });

/** Opens the menu of the acts in the head of the file and takes one. */
async function act(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: words.acts, exact: true }));
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function leave(page: Page, day: string): Promise<void> {
  await act(page, words.end({ name: EMPLOYEE }));
  const dialog = dialogOf(page);
  await writeDay(page, dialog, words.labels.thruDate, day);
  await take(page, dialog, words.labels.terminationTypeEnumId, RESIGNED);
  await press(page, dialog.getByRole('button', { name: words.endSubmit, exact: true }));
  await expect(page.getByRole('alertdialog')).toContainText(words.endEffect);
  await expectAccessible(page);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: words.endSubmit, exact: true }));
  await expect(alerts(page)).toContainText(words.ended);
}

test('a foreign national comes by keyboard, leaves, stays, comes back and goes to another company', async ({ open }) => {
  test.setTimeout(150_000);
  const page = await open('admin', '/personnel/register');
  const main = page.getByRole('main');
  await write(page, box(main, register.firstName).first(), 'Gulzar');
  await write(page, box(main, register.lastName), 'Journey');
  await press(page, main.getByRole('button', { name: new RegExp(`^${register.countryGeoId}`) }));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.insertText(AFGHANISTAN);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(box(main, register.nationalId)).toHaveCount(0);
  await write(page, box(main, register.foreignerCode), '\u06f1\u06f4\u06f0\u06f8\u06f8\u06f8\u06f7\u06f7\u06f7\u06f6\u06f6\u06f1');
  await writeDay(page, main, register.fromDate, '1404/01/05');
  await write(page, box(main, register.pseudoId), 'JF-1');
  await write(page, box(main, register.username), 'gulzar1405');
  await press(page, page.getByRole('button', { name: register.generate, exact: true }));
  await shotsOf(page, 'register-foreigner');
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: register.submit, exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: register.confirmLabel, exact: true }));
  await expect(page).toHaveURL(/personnel\/profile\?partyId=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gulzar Journey' })).toBeVisible();
  const here = page.url();

  await leave(page, '1405/03/31');
  await expect(page.getByText(profile.states.NotActiveRel).first()).toBeVisible();
  await page.getByRole('tab', { name: organisational.organisationTab }).click();
  await expect(page.getByRole('tabpanel').getByRole('row', { name: new RegExp(RESIGNED) })).toBeVisible();
  await page.getByRole('tab', { name: profileTab.historyTab }).click();
  await expect(page.getByRole('row').filter({ hasText: words.labels.terminationTypeEnumId }).first()).toContainText(RESIGNED);

  await act(page, words.undo({ name: EMPLOYEE }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: words.undoLabel, exact: true }));
  await expect(alerts(page)).toContainText(words.undone);
  await expect(page.getByText(profile.states.ActiveRel).first()).toBeVisible();

  await leave(page, '1405/02/31');
  await act(page, words.rehire);
  const begin = dialogOf(page);
  // the own code is offered again
  await expect(box(begin, words.labels.pseudoId)).toHaveValue('JF-1');
  // the day of the end itself is taken
  await writeDay(page, begin, words.labels.fromDate, '1405/02/31');
  await press(page, begin.getByRole('button', { name: words.begin, exact: true }));
  await expect(begin).toContainText(/\u0647\u0645\u06a9\u0627\u0631\u06cc \u062f\u06cc\u06af\u0631\u06cc/);
  await writeDay(page, begin, words.labels.fromDate, '1405/05/01');
  await expectAccessible(page);
  await press(page, begin.getByRole('button', { name: words.begin, exact: true }));
  await expect(alerts(page)).toContainText(words.begun);
  await page.getByRole('tab', { name: organisational.organisationTab }).click();
  const rows = page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: organisation.employments, exact: true }) })
    .getByRole('row');
  await expect(rows).toHaveCount(3);

  await act(page, words.transfer);
  const going = dialogOf(page);
  await take(page, going, words.labels.companyId);
  await writeDay(page, going, words.labels.transferDate, '1405/08/01');
  await write(page, box(going, words.labels.pseudoId), 'JF-2');
  await shotsOf(page, 'employment-transfer');
  await expectAccessible(page);
  await press(page, going.getByRole('button', { name: words.transferSubmit, exact: true }));
  await expect(page.getByRole('alertdialog')).toContainText(words.transferEffect);
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: words.transferSubmit, exact: true }));
  // the file in the other company opens, with the sign-in of the person
  await expect(page).not.toHaveURL(here);
  await expect(page.getByText('JF-2').first()).toBeVisible();
  await expect(page.getByText('gulzar1405').first()).toBeVisible();
  await page.goto(here);
  await expect(page.getByText(profile.states.NotActiveRel).first()).toBeVisible();
});
