/** Numbers, accounts, relatives and posts of a file by keyboard: what is wrong is told where it is typed, what was stays in the list. */

import texts from '#kernel/form/form.messages.fa.ts';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import contact from '#platform/party/contact/contact-page.messages.fa.ts';
import ownFile from '#platform/party/own-file/own-file.messages.fa.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, card, ownIdOf, take, writeDay } from '#testing/journey-parts.ts';
import form from '#ui/form/form.messages.fa.ts';
import banking from '../banking/banking-page.messages.fa.ts';
import refusals from '../family/family.messages.fa.ts';
import family from '../family/family-page.messages.fa.ts';
import { profileScreen } from '../profile/profile.screen.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import words from './organisational-page.messages.fa.ts';

test('rows of the file by keyboard', async ({ open }) => {
  const own = await open('hrofficer', `${userProfileScreen.path}?tab=banking`);
  // the own account is for a second person
  await expect(card(own, banking.accounts)).toContainText(ownFile.errors.ownByRequest);
  await expect(card(own, banking.accounts).getByRole('button', { name: parts.add, exact: true })).toHaveCount(0);

  const partyId = await ownIdOf(own);
  const at = (tab: string): string => `${profileScreen.path}?partyId=${partyId}&tab=${tab}`;
  const page = await open('admin', at('contact'));

  const phones = card(page, contact.phones);
  await press(page, phones.getByRole('button', { name: parts.add, exact: true }));
  await take(page, phones, contact.phonePurpose, '\u0647\u0645\u0631\u0627\u0647');
  await expect(box(phones, contact.areaCode)).toHaveCount(0);
  await write(page, box(phones, contact.number), '88001122');
  await press(page, phones.getByRole('button', { name: form.add, exact: true }));
  await expect(phones).toContainText(texts.codes.mobile);
  await box(phones, contact.number).fill('+98 912 111 2233');
  await press(page, phones.getByRole('button', { name: form.add, exact: true }));
  await expect(phones.getByRole('row', { name: /\u06f0\u06f9\u06f1\u06f2\u06f1\u06f1\u06f1\u06f2\u06f2\u06f3\u06f3/ })).toBeVisible();

  await page.goto(at('banking'));
  const accounts = card(page, banking.accounts);
  await press(page, accounts.getByRole('button', { name: parts.add, exact: true }));
  const iban = box(accounts, banking.iban);
  // a bank that is known is told by its name
  await write(page, iban, makeSheba('012', '7'.padStart(19, '0')));
  await page.keyboard.press('Tab');
  await expect(accounts.getByText('\u0645\u0644\u062a').first()).toBeVisible();
  await iban.fill(makeSheba('999', '7'.padStart(19, '0')));
  await page.keyboard.press('Tab');
  await expect(accounts).toContainText(banking.unknownBank);
  await write(page, box(accounts, banking.branchCode), '1402');
  // the account is as a rule the person's own
  await expect(box(accounts, banking.ownerLastName)).not.toHaveValue('');
  await press(page, accounts.getByRole('button', { name: form.add, exact: true }));
  await expect(accounts.getByRole('row')).toHaveCount(3);

  await page.goto(at('family'));
  const relatives = card(page, family.family);
  await press(page, relatives.getByRole('button', { name: parts.add, exact: true }));
  await expect(relatives.getByLabel(new RegExp(`^${family.weddingDate}`))).toHaveCount(0);
  await take(page, relatives, family.relation, '\u0647\u0645\u0633\u0631');
  await write(page, box(relatives, family.firstName).first(), 'Sara');
  await write(page, box(relatives, family.lastName), 'Ahmadi');
  await writeDay(page, relatives, family.birthDate, '1370/01/01');
  await press(page, relatives.getByRole('button', { name: form.add, exact: true }));
  await expect(relatives).toContainText(texts.required(family.weddingDate));
  await shotsOf(page, 'file-family');
  await expectAccessible(page);
  await writeDay(page, relatives, family.weddingDate, '1395/06/01');
  await press(page, relatives.getByRole('button', { name: form.add, exact: true }));
  await expect(relatives.getByRole('row', { name: /Sara Ahmadi/ })).toBeVisible();
  // what only the server knows is told where it was written too
  await press(page, relatives.getByRole('button', { name: parts.add, exact: true }));
  await take(page, relatives, family.relation, '\u067e\u062f\u0631');
  await write(page, box(relatives, family.firstName).first(), 'Hamid');
  await write(page, box(relatives, family.lastName), 'Ahmadi');
  await writeDay(page, relatives, family.birthDate, '1404/01/01');
  await press(page, relatives.getByRole('button', { name: form.add, exact: true }));
  await expect(relatives).toContainText(refusals.errors.parentYounger);

  // posts are the business of the structure; the officer's own are written by somebody else
  await own.goto(`${userProfileScreen.path}?tab=organisation`);
  await expect(card(own, words.seats)).toContainText(ownFile.errors.ownByOthers);
  await expect(card(own, words.seats).getByRole('button')).toHaveCount(0);
  await page.goto(at('organisation'));
  const seats = card(page, words.seats);
  await expect(seats.getByRole('row').nth(1)).toBeVisible();
  await expect(card(page, words.employments).getByRole('row')).toHaveCount(2);
  await press(page, seats.getByRole('button', { name: words.insertPosition }));
  const dialog = page.getByRole('dialog').first();
  await press(page, dialog.getByRole('button', { name: new RegExp(`^${words.post}`) }).first());
  await page.getByRole('dialog').last().getByRole('combobox').fill('\u06a9\u0627\u0631\u0634\u0646\u0627\u0633');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await shotsOf(page, 'file-add-seat');
  await expectAccessible(page);
});

test('the share of a post changes from today on, and the days before keep theirs', async ({ open }) => {
  const own = await open('hrofficer', `${userProfileScreen.path}?tab=organisation`);
  const page = await open('admin', `${profileScreen.path}?partyId=${await ownIdOf(own)}&tab=organisation`);
  const seats = card(page, words.seats);
  const edit = seats.getByRole('button', { name: new RegExp(`^${words.editPosition({ post: '' })}`) });
  await press(page, edit.first());
  const dialog = page.getByRole('dialog');
  await box(dialog, words.rate).fill('\u06f8\u06f0');
  await press(page, dialog.getByRole('button', { name: form.save, exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(seats.getByRole('row', { name: new RegExp(words.percent({ value: '\u06f8\u06f0' })) })).toHaveCount(1);
  await expect(seats.getByRole('row', { name: new RegExp(words.percent({ value: '\u06f1\u06f0\u06f0' })) })).not.toHaveCount(0);
});
