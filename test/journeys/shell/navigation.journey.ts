/** The menu: folded, opened by the pointer, walked by arrows, as a drawer on a phone. */
import type { Locator, Page } from '@playwright/test';
import menuWords from '#platform/access/access.messages.fa.ts';
import helpWords from '#platform/help/help-page.messages.fa.ts';
import userWords from '#platform/settings/user/user.messages.fa.ts';
import { dismiss, press, tabTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import nav from '#web/layout/navigation/nav.messages.fa.ts';
import words from '#web/shell/shell.messages.fa.ts';

/** Spec section 9. */
const HOVER_MS = 150;

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: words.menu });
const widthOf = async (menu: Locator): Promise<number> => Math.round((await menu.boundingBox())?.width ?? 0);

/** From now on measures how many milliseconds after the pointer's coming the menu changes. */
const measureHover = (menu: Locator) =>
  menu.evaluateHandle((element) => ({
    delay: new Promise<number>((resolve) => {
      element.addEventListener('pointerenter', () => {
        const since = performance.now();
        new MutationObserver(() => resolve(performance.now() - since)).observe(element, { attributeFilter: ['class'] });
      });
    }),
  }));

test('the menu folds, opens under the pointer and stays folded', async ({ open }) => {
  const page = await open('hrofficer', '/help');
  const menu = menuOf(page);
  await expect.poll(() => widthOf(menu)).toBe(280);
  await expect(menu).toContainText(nav.version);
  await press(page, menu.getByRole('button', { name: words.fold }));
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf(menu)).toBe(64);
  // a page that opens while the choice is on its way shows what was stored before
  await expect(page.getByText(userWords.saved)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  const hover = await measureHover(menu);
  await page.mouse.move(1420, 600);
  expect(await hover.evaluate(({ delay }) => delay)).toBeGreaterThanOrEqual(HOVER_MS - 1);
  await expect.poll(() => widthOf(menu)).toBe(280);
  await page.mouse.move(400, 600);
  await expect.poll(() => widthOf(menu)).toBe(64);
  await page.reload();
  await expect.poll(() => widthOf(menu)).toBe(64);
  await tabTo(page, menu.getByRole('button', { name: words.unfold }));
  await expect.poll(() => widthOf(menu), 'the focus opens it too').toBe(280);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: words.fold })).toBeVisible();
});

test('one collapse is open at a time, the arrows follow the reading direction, what comes soon is closed', async ({ open }) => {
  const page = await open('admin', '/personnel/search');
  const menu = menuOf(page);
  const people = menu.getByRole('button', { name: menuWords.menu.personnelInformationManagement });
  const chart = menu.getByRole('button', { name: menuWords.menu.organizationChartManagement });
  await expect(people, 'the part with the open page').toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, chart);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-expanded', 'true');
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(chart.locator('xpath=following-sibling::*').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chart).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(people).toBeFocused();
  const excellence = menu.getByRole('button', { name: menuWords.menu.excellence });
  await expect(excellence).toBeDisabled();
  await expect(excellence).toContainText(words.soon);
});

test('on a phone the menu is a drawer', async ({ open }) => {
  const page = await open('manager', '/dashboard', { viewport: { width: 360, height: 740 } });
  await expect(menuOf(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: words.openMenu });
  await press(page, button);
  const drawer = page.getByRole('dialog', { name: words.menu });
  await expect(drawer).toBeVisible();
  await dismiss(page, drawer);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, drawer.getByRole('link', { name: helpWords.helpTitle }));
  await expect(page).toHaveURL(/\/help$/);
  await expect(drawer).toHaveCount(0);
});
