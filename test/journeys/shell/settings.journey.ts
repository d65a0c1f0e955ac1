/** The look of the page: chosen by keyboard, kept on the server, the same in another browser. */
import type { Locator, Page } from '@playwright/test';
import saveWords from '#platform/settings/user/user.messages.fa.ts';
import { dismiss, press, tabTo, walkTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import words from '#web/settings/settings.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: words.title });
const root = (page: Page): Locator => page.locator('html');
const region = (page: Page, name: string): Locator => page.locator(`[data-region="${name}"]`).first();
/** What the drawer says about the last change. */
const saveState = (page: Page): Locator => drawerOf(page).locator('[data-save]');

/** Chooses among radio buttons as the keyboard does: into the group with Tab, then by arrows, which choose at once. */
async function choose(page: Page, group: string, option: string): Promise<void> {
  const choice = drawerOf(page).getByRole('radiogroup', { name: group });
  await tabTo(page, choice);
  const radio = choice.getByRole('radio', { name: option, exact: true });
  await walkTo(page, 'ArrowDown', radio);
  await expect(radio).toBeChecked();
}

test('the look follows a person to another browser and is reset', async ({ open }) => {
  const page = await open('payroll', '/help');
  await press(page, page.getByRole('button', { name: words.title }));
  await expect(drawerOf(page)).toBeVisible();
  await choose(page, words.layoutStyle, words.layouts.layout2);
  await tabTo(page, drawerOf(page).getByRole('tab', { name: words.regions.main }));
  await walkTo(page, 'ArrowLeft', drawerOf(page).getByRole('tab', { name: words.regions.navbar }));
  await choose(page, words.themesOf('navbar'), words.themes.deepOcean);
  await choose(page, words.density, words.densities.comfortable);
  await choose(page, words.digits, words.digitScripts.latin);
  await expect(saveState(page)).toHaveText(words.saved);
  const footer = (one: Page): Locator => one.getByRole('contentinfo');
  for (const one of [page, await open('payroll', '/help')]) {
    await expect(region(one, 'navbar')).toHaveAttribute('data-theme', 'deepOcean');
    await expect(region(one, 'toolbar')).toHaveAttribute('data-theme', 'default');
    await expect(root(one)).toHaveAttribute('data-density', 'comfortable');
    await expect(root(one)).toHaveAttribute('data-digits', 'latin');
    await expect(footer(one)).toContainText(/\d{4}/);
    await expect(one.locator('[data-layout]')).toHaveAttribute('data-layout', 'layout2');
  }
  await press(page, drawerOf(page).getByRole('button', { name: words.reset }));
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'layout1');
  await expect(saveState(page)).toHaveText(words.saved);
  await dismiss(page, drawerOf(page));
  await expect(page.getByRole('button', { name: words.title })).toBeFocused();
  await page.reload();
  await expect(region(page, 'navbar')).toHaveAttribute('data-theme', 'default');
  await expect(root(page)).toHaveAttribute('data-digits', 'persian');
});

test('the menu of layout2 is a row, walked in reading direction', async ({ open }) => {
  const page = await open('payroll', '/help');
  await press(page, page.getByRole('button', { name: words.title }));
  await choose(page, words.layoutStyle, words.layouts.layout2);
  await expect(saveState(page)).toHaveText(words.saved);
  await dismiss(page, drawerOf(page));
  const menu = page.getByRole('navigation', { name: shell.menu });
  const lines = menu.locator('ul').first().locator('a[href], button:not(:disabled)');
  await tabTo(page, lines.first());
  await page.keyboard.press('ArrowLeft');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lines.first()).toBeFocused();
  const collapse = menu.locator('button[aria-haspopup]').first();
  await walkTo(page, 'ArrowLeft', collapse);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(collapse).toBeFocused();
  await press(page, page.getByRole('button', { name: words.title }));
  await press(page, drawerOf(page).getByRole('button', { name: words.reset }));
  await expect(saveState(page)).toHaveText(words.saved);
});

test('a look that cannot be saved stays and says so', async ({ open }) => {
  const page = await open('payroll', '/help');
  await page.route('**/UserBasicInfo', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await press(page, page.getByRole('button', { name: words.title }));
  await choose(page, words.density, words.densities.comfortable);
  // the success style is what the specification asks for (section 8)
  await expect(page.locator('[data-state=done]').filter({ hasText: saveWords.saveFailed })).toBeVisible();
  await expect(saveState(page)).toHaveText(words.failed);
  await expect(root(page)).toHaveAttribute('data-density', 'comfortable');
});
