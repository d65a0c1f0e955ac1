/** Working in another company, by the keyboard: the choice in the account menu, what turns with it, and the way back. */
import type { Page } from '@playwright/test';
import register from '#modules/personnel/register/register-page.messages.fa.ts';
import active from '#platform/company/active/active.messages.fa.ts';
import { dismiss, press, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';

const beginsWith = (words: string): RegExp => new RegExp(`^${words.slice(0, words.indexOf('@'))}`);
const current = beginsWith(active.current('@'));
const others = beginsWith(active.workIn('@'));

/** Opens the account menu and goes to the first of its entries of this name. */
async function walkInMenu(page: Page, name: RegExp): Promise<string> {
  await press(page, page.getByRole('button', { name: shell.userMenu }));
  const entry = page.getByRole('menuitem', { name }).first();
  await walkTo(page, 'ArrowDown', entry);
  return (await entry.textContent()) ?? '';
}
/** The company that the menu calls the present one. */
async function present(page: Page): Promise<string> {
  await press(page, page.getByRole('button', { name: shell.userMenu }));
  const text = (await page.getByRole('menuitem', { name: current }).textContent()) ?? '';
  await dismiss(page, page.getByRole('menu'));
  return text;
}

test('an administrator goes to work in a subsidiary and comes back; unsaved words are asked about', async ({ open }) => {
  const page = await open('admin', '/personnel/register');
  const own = await present(page);
  await write(page, page.getByRole('textbox', { name: register.lastName }), 'x');
  await walkInMenu(page, others);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: kit.leave.leaveTitle });
  await press(page, question.getByRole('button', { name: kit.leave.stay }));
  await expect(page).toHaveURL(/\/personnel\/register/);

  const offered = await walkInMenu(page, others);
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: kit.leave.leave }));
  await expect(page.getByText(active.changed('@').split('@')[0] ?? '')).toBeVisible();
  await expect(page).not.toHaveURL(/\/personnel\/register/);
  const now = await present(page);
  expect(now).not.toBe(own);
  // the name below the product in the menu turned too
  const name = now.replace(current, '');
  expect(offered).toContain(name);
  await expect(page.locator('[data-region="navbar"]').getByText(name)).toBeVisible();
  await page.reload();
  expect(await present(page), 'it is kept on the server').toBe(now);

  const back = own.replace(current, '');
  await walkInMenu(page, new RegExp(back));
  await page.keyboard.press('Enter');
  await expect(async () => expect(await present(page)).toBe(own)).toPass();
});
