/** Relatives of an employee by keyboard: what cannot be beside the person and the other relatives is told at its field, and how to put it right. */
import type { Page } from '@playwright/test';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { expectAccessible, shotOf, shotsOf, widths } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, card, take, writeDay } from '#testing/journey-parts.ts';
import form from '#ui/form/form.messages.fa.ts';

import register from '../register/register-page.messages.fa.ts';
import messages from './family.messages.fa.ts';
import familyTab from './family.tab.messages.fa.ts';
import words from './family-page.messages.fa.ts';

const [WOMAN, FATHER, SPOUSE] = ['\u0632\u0646', '\u067e\u062f\u0631', '\u0647\u0645\u0633\u0631'];

/** A person of this journey alone: a woman born in 1360, without an account. */
async function registered(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await box(main, register.firstName).first().fill('Mahin');
  await box(main, register.lastName).fill('Journey');
  await box(main, register.nationalId).fill('0084575948');
  await take(page, main, register.gender, WOMAN);
  await writeDay(page, main, register.birthDate, '1360/01/01');
  await writeDay(page, main, register.fromDate, '1400/01/07');
  await box(main, register.pseudoId).fill('JM-1');
  await page.getByRole('checkbox', { name: register.hasAccount }).press('Space');
  await page.getByRole('button', { name: register.submit, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: register.confirmLabel, exact: true }).click();
  await expect(page).toHaveURL(/personnel\/profile\?partyId=/);
}

test('a second father, a father too young and a second husband are refused, and the way out works', async ({ open }) => {
  test.setTimeout(90_000);
  const page = await open('hrofficer', '/personnel/register');
  await registered(page);
  await page.getByRole('tab', { name: familyTab.familyTab }).click();
  const family = card(page, words.family);
  const begin = async (relation: string, name: string, birth: string): Promise<void> => {
    await press(page, family.getByRole('button', { name: parts.add, exact: true }));
    await take(page, family, words.relation, relation);
    await write(page, box(family, words.firstName).first(), name);
    await write(page, box(family, words.lastName), 'Journey');
    await writeDay(page, family, words.birthDate, birth);
  };
  const send = (name: string = form.add) => press(page, family.getByRole('button', { name, exact: true }));

  await begin(FATHER, 'Hamid', '1365/01/01');
  await send();
  await expect(family).toContainText(messages.errors.parentYounger);
  await shotsOf(page, 'family-father');
  await expectAccessible(page);
  await page.setViewportSize(widths[0]);
  await expectAccessible(page);
  await page.setViewportSize(widths[2]);
  await writeDay(page, family, words.birthDate, '1330/01/01');
  await send();
  await expect(family.getByRole('row', { name: /Hamid/ })).toBeVisible();
  await begin(FATHER, 'Reza', '1331/01/01');
  await send();
  await expect(family).toContainText(messages.errors.parentTwice);
  await press(page, family.getByRole('button', { name: form.cancel, exact: true }));

  await begin(SPOUSE, 'Ali', '1358/01/01');
  await writeDay(page, family, words.weddingDate, '1385/01/01');
  await send();
  await expect(family.getByRole('row', { name: /Ali/ })).toBeVisible();
  await begin(SPOUSE, 'Omid', '1359/01/01');
  await writeDay(page, family, words.weddingDate, '1395/01/01');
  await send();
  await expect(family).toContainText(messages.errors.spouses);
  await shotOf(page, 'family-spouse');
  await press(page, family.getByRole('button', { name: form.cancel, exact: true }));
  await press(page, family.getByRole('row', { name: /Ali/ }).getByRole('button').first());
  await writeDay(page, family, words.deathDate, '1390/01/01');
  await send(form.edit);
  await expect(family.getByRole('row', { name: new RegExp(words.deceased) })).toBeVisible();
  await begin(SPOUSE, 'Omid', '1359/01/01');
  await writeDay(page, family, words.weddingDate, '1395/01/01');
  await send();
  await expect(family.getByRole('row', { name: /Omid/ })).toBeVisible();
  await shotsOf(page, 'family-list');
  await expectAccessible(page);
});
