/** The pages of an administrator: reference data, access and accounts, their main paths by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import access from '#modules/administration/access-level/access-level.messages.fa.ts';
import explain from '#modules/administration/access-level/explain/explain.messages.fa.ts';
import groups from '#modules/administration/access-level/groups/groups.messages.fa.ts';
import permissions from '#modules/administration/access-level/permissions/permissions.messages.fa.ts';
import keys from '#modules/administration/service-keys/service-keys.messages.fa.ts';
import annuities from '#modules/payroll/annual-annuities/annual-annuities.messages.fa.ts';
import names from '#modules/personnel/search/search.messages.fa.ts';
import codeStep from '#platform/identity/login/code-step.messages.fa.ts';
import login from '#platform/identity/login/login.messages.fa.ts';
import factor from '#platform/identity/second-factor/second-factor.messages.fa.ts';
import { codeOf, stepAt } from '#platform/identity/second-factor/totp.server.ts';
import editor from '#platform/reference-data/register/register-page.messages.fa.ts';
import { expectAccessible } from '#testing/browser.ts';
import { demoPassword } from '#testing/journey.ts';
import { press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';

const LIST = 'personnelInformationManagement/searchPersonnelList/observe';

const alerts = (page: Page): Locator => page.getByRole('region', { name: kit.alerts });
const box = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Opens a list that has a search, which takes the focus, writes there and takes the first that is found. */
async function find(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field);
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a group is made, given a permission, and taken away again', async ({ open }) => {
  const name = '\u06af\u0631\u0648\u0647 \u0622\u0632\u0645\u0627\u06cc\u0634';
  const page = await open('admin', '/accessLevel?tab=groups');
  await write(page, box(page, groups.fields.description), name);
  await press(page, page.getByRole('button', { name: form.add, exact: true }));
  await expect(page.getByRole('row', { name })).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: access.tabs.groups }));
  await walkTo(page, 'ArrowLeft', page.getByRole('tab', { name: access.tabs.permissions }));
  await find(page, page.getByRole('button', { name: permissions.group }), name);
  const tick = page.getByRole('treegrid', { name: permissions.tree }).getByRole('row').nth(2).getByRole('checkbox');
  await tick.press('Space');
  await press(page, page.getByRole('button', { name: permissions.save }));
  await expect(alerts(page)).toContainText(permissions.saved);
  await expect(tick).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: permissions.nothingChanged })).toBeVisible();

  await page.goto('/accessLevel?tab=groups');
  await press(page, page.getByRole('button', { name: groups.removeOf({ group: name }) }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: form.remove(name) }));
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});

test('who sees the file of somebody, and why', async ({ open }) => {
  const page = await open('admin', '/accessLevel?tab=explain');
  await find(page, page.getByRole('main').getByRole('button', { name: new RegExp(`^${explain.person}`) }), '\u0631\u0636\u0627');
  await find(page, page.getByRole('main').getByRole('button', { name: new RegExp(`^${explain.target}`) }), names.permissions[LIST]);
  await expect(page.getByRole('row', { name: /admin/ })).toContainText(groups.roles.ADMIN);
});

test('an option is added, found, and no longer offered', async ({ open }) => {
  const name = '\u06af\u0632\u06cc\u0646\u0647\u0654 \u062a\u0627\u0632\u0647';
  const page = await open('admin', '/baseData');
  const add = page.getByRole('button', { name: editor.addLabel, exact: true });
  await press(page, add);
  await page.keyboard.insertText(name);
  const form = page.getByRole('region', { name: table.add });
  await press(page, form.getByRole('button', { name: editor.addLabel }));
  const row = page.getByRole('row', { name });
  await expect(row).toContainText(editor.active);
  // what was opened gives the focus back when it has closed
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
  await row.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('Shift+F10');
  await walkTo(page, 'ArrowDown', page.getByRole('menuitem', { name: editor.deactivate }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText(editor.inactive);
});

test('the figures of a year go into the next, which says what is not confirmed', async ({ open }) => {
  const page = await open('admin', '/AnnualAnnuities');
  await press(page, page.getByRole('button', { name: annuities.copy }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: annuities.copy }));
  await expect(page).toHaveURL(/year=14\d\d$/);
  await expect(page.getByText(annuities.yearNotReady('').trim())).toBeVisible();
  await expect(page.getByRole('grid').getByText(annuities.isOpen).first()).toBeVisible();
  const unit = page.getByRole('columnheader', { name: new RegExp(annuities.amount) });
  await expect(unit).toContainText('(');
});

test('a key for a program is shown once and revoked', async ({ open }) => {
  const page = await open('admin', '/serviceKeys');
  await press(page, page.getByRole('button', { name: keys.add }));
  const dialog = page.getByRole('dialog');
  await page.keyboard.insertText('Attendance');
  await find(page, dialog.getByRole('button', { name: new RegExp(`^${keys.permissionList}`) }), names.permissions[LIST]);
  await page.keyboard.press('Escape');
  await write(page, box(dialog, keys.networks), '127.0.0.1');
  await write(page, box(dialog, keys.expiresOn), '1405/12/01');
  await press(page, dialog.getByRole('button', { name: keys.make }));
  await expect(page.getByText(/^hcs_/)).toBeVisible();
  await press(page, page.getByRole('button', { name: keys.kept }));
  await press(page, page.getByRole('button', { name: keys.revokeOf({ name: 'Attendance' }) }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: keys.revokeOf({ name: 'Attendance' }) }));
  await expect(page.getByRole('row', { name: 'Attendance' })).toContainText(keys.states.revoked);
});

/** What an authenticator program makes of the key on the screen. */
function codeFrom(shown: string): string {
  const bits = [...shown.replaceAll(' ', '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return codeOf(
    Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)),
    stepAt(Date.now()),
  );
}

test('a second factor is turned on, asked for at sign-in, and turned off with a code of recovery', async ({ open }) => {
  const password = await demoPassword('shell', 'recruiter');
  const page = await open('recruiter', '/accountSecurity');
  await press(page, page.getByRole('button', { name: factor.turnOn }));
  const dialog = page.getByRole('dialog');
  await write(page, box(dialog, factor.password), password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: factor.qr })).toBeVisible();
  await expectAccessible(page);
  await write(page, box(dialog, factor.code), codeFrom((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''));
  await page.keyboard.press('Enter');
  const items = dialog.getByRole('list', { name: factor.codesLabel }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await press(page, dialog.getByRole('button', { name: factor.codesKept }));

  const guest = await open(null, '/login');
  await write(guest, box(guest, login.username), 'recruiter');
  await write(guest, box(guest, login.password), password);
  await guest.keyboard.press('Enter');
  await expect(guest.getByText(login.codeTitle)).toBeVisible();
  await write(guest, box(guest, codeStep.code), codes[0] ?? '');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('button', { name: shell.userMenu })).toBeVisible();

  await press(page, page.getByRole('button', { name: factor.turnOff }));
  await write(page, box(dialog, factor.anyCode), codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toContainText(factor.ended);
});
