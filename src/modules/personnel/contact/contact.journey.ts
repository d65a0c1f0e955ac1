/** Address and other information of the own file by keyboard: places that narrow each other, what is wrong told where it is typed, what was kept read again. */
import type { Locator } from '@playwright/test';
import base from '#modules/administration/base-data/base-data.messages.fa.ts';
import { baseDataScreen } from '#modules/administration/base-data/base-data.screen.ts';
import contact from '#platform/party/contact/contact-page.messages.fa.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import catalogue from '#platform/reference-data/catalogue/personal.messages.fa.ts';
import register from '#platform/reference-data/register/register-page.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, card, take } from '#testing/journey-parts.ts';
import form from '#ui/form/form.messages.fa.ts';
import options from '#ui/options/options.messages.fa.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';

const bloodType = catalogue.BloodType.title;
const at = (tab: string): string => `${userProfileScreen.path}?tab=${tab}`;

test('an address and a further information by keyboard, read again after a reload', async ({ open }) => {
  const page = await open('hrofficer', at('address'));
  const addresses = card(page, contact.addresses);
  await press(page, addresses.getByRole('button', { name: parts.add, exact: true }));
  await take(page, addresses, contact.addressPurpose);
  await take(page, addresses, contact.province);
  await take(page, addresses, contact.county);
  await write(page, box(addresses, contact.street), 'Journey Street');
  await write(page, box(addresses, contact.plate), '17');
  await write(page, box(addresses, contact.postalCode), '12345');
  await press(page, addresses.getByRole('button', { name: form.add, exact: true }));
  await expect(box(addresses, contact.postalCode)).toHaveAttribute('aria-invalid', 'true');
  await box(addresses, contact.postalCode).fill('\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u06f1');
  await expectAccessible(page);
  await press(page, addresses.getByRole('button', { name: form.add, exact: true }));
  await expect(addresses.getByRole('row', { name: /Journey Street/ })).toBeVisible();
  await page.reload();
  await expect(addresses.getByRole('row', { name: /Journey Street/ })).toBeVisible();
  // a row of today has no past: it is written over; what was there before goes on until the day of a change
  const rowsBefore = await addresses.getByRole('row').count();
  const old = addresses.getByRole('row').filter({ hasNotText: 'Journey Street' }).nth(1);
  await press(page, old.getByRole('button', { name: new RegExp(`^${parts.changeFrom}`) }));
  await expect(box(addresses, parts.changeFrom)).not.toHaveValue('');
  await box(addresses, contact.street).fill('Moved Street');
  await shotsOf(page, 'file-address-change');
  await press(page, addresses.getByRole('button', { name: parts.saveChange, exact: true }));
  await expect(addresses.getByRole('row')).toHaveCount(rowsBefore + 1);
  await press(page, addresses.getByRole('row', { name: /Moved Street/ }).getByRole('button', { name: new RegExp(`^${parts.correct({ row: '' })}`) }));
  await expect(addresses.getByText(parts.correctionLead)).toBeVisible();
  await box(addresses, contact.alley).fill('Seventh');
  await box(addresses, parts.correctionReason).fill('was missing');
  await expectAccessible(page);
  await shotsOf(page, 'file-address-correct');
  await press(page, addresses.getByRole('button', { name: parts.saveCorrection, exact: true }));
  await expect(addresses.getByRole('row', { name: /Seventh/ })).toBeVisible();
  await expect(addresses.getByRole('row')).toHaveCount(rowsBefore + 1);

  await page.goto(at('otherInformation'));
  const others = card(page, contact.otherInformation);
  await press(page, others.getByRole('button', { name: parts.add, exact: true }));
  await take(page, others, contact.infoKind);
  await write(page, box(others, contact.infoValue), '44 wide');
  await press(page, others.getByRole('button', { name: form.add, exact: true }));
  const row = others.getByRole('row', { name: /44 wide/ });
  await expect(row).toBeVisible();
  // a second value of the kind in the same days is refused, and the first one stays
  await press(page, others.getByRole('button', { name: parts.add, exact: true }));
  await take(page, others, contact.infoKind);
  await write(page, box(others, contact.infoValue), '45');
  await press(page, others.getByRole('button', { name: form.add, exact: true }));
  await expect(box(others, contact.infoValue)).toBeVisible();
  await expect(others.getByRole('alert').or(others.locator('[aria-invalid=true]')).first()).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(others.getByRole('row')).toHaveCount(2);
});

/** Behind the kinds that other journeys take the first of. */
const last = (sheet: Locator, place: string): Promise<void> =>
  sheet
    .getByLabel(new RegExp(`^${base.order}`))
    .first()
    .fill(place);

test('a kind with a list and one with a pattern, made by the administrator, rule what the personnel office writes', async ({ open }) => {
  const office = await open('admin', `${baseDataScreen.path}?tab=settingType`);
  const add = office.getByRole('search').getByRole('button', { name: register.addLabel, exact: true });
  const sheet = office.getByRole('region', { name: register.addLabel, exact: true });
  const listed = 'Journey blood';
  const written = 'Journey badge';
  await press(office, add);
  await write(office, box(sheet, base.name), listed);
  await take(office, sheet, base.settingOwner, base.settingOwners.OtherPersonalInf);
  await press(office, sheet.getByRole('button', { name: new RegExp(`^${base.valueList}`) }));
  await office.getByRole('combobox', { name: options.find }).fill(bloodType);
  await office.getByRole('option', { name: bloodType, exact: true }).click();
  await last(sheet, '900');
  await press(office, sheet.getByRole('button', { name: register.addLabel, exact: true }));
  await expect(office.getByRole('row', { name: new RegExp(listed) })).toBeVisible();
  await press(office, add);
  await write(office, box(sheet, base.name), written);
  await take(office, sheet, base.settingOwner, base.settingOwners.OtherPersonalInf);
  await write(office, box(sheet, base.pattern), '(\\d+)+');
  await write(office, box(sheet, base.patternHint), 'eight digits');
  await write(office, box(sheet, base.defaultValue), '10000000');
  await last(sheet, '901');
  await press(office, sheet.getByRole('button', { name: register.addLabel, exact: true }));
  await expect(box(sheet, base.pattern)).toHaveAttribute('aria-invalid', 'true');
  await box(sheet, base.pattern).fill('\\d{8}');
  await expectAccessible(office);
  await shotsOf(office, 'kinds-of-information');
  await press(office, sheet.getByRole('button', { name: register.addLabel, exact: true }));
  await expect(office.getByRole('row', { name: new RegExp(written) })).toBeVisible();

  const page = await open('hrofficer', at('otherInformation'));
  const others = card(page, contact.otherInformation);
  await press(page, others.getByRole('button', { name: parts.add, exact: true }));
  await take(page, others, contact.infoKind, written);
  await expect(box(others, contact.infoValue)).toHaveValue('10000000');
  await box(others, contact.infoValue).fill('12');
  await press(page, others.getByRole('button', { name: form.add, exact: true }));
  await expect(others.getByText('eight digits').first()).toBeVisible();
  // the kind with a list offers its options in the place of the text
  await take(page, others, contact.infoKind, listed);
  await take(page, others, contact.infoValue);
  await expectAccessible(page);
  await shotsOf(page, 'file-other-typed');
  await press(page, others.getByRole('button', { name: form.add, exact: true }));
  await expect(others.getByRole('row', { name: new RegExp(listed) })).toBeVisible();
});
