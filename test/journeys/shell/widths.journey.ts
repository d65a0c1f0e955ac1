/** The states of the shell at a phone's, a tablet's and a desk's width: nothing scrolls sideways, axe finds nothing. */
import type { Page } from '@playwright/test';
import { expectAccessible, shotOf, widths } from '#testing/browser.ts';
import { choose, dismiss, press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import palette from '#web/palette/palette.messages.fa.ts';
import search from '#web/palette/search-button.messages.fa.ts';
import panel from '#web/quick-panel/quick-panel.messages.fa.ts';
import panelButton from '#web/quick-panel/quick-panel-button.messages.fa.ts';
import settings from '#web/settings/settings.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';

async function judge(page: Page, name: string): Promise<void> {
  await shotOf(page, `shell-${name}`);
  await expectAccessible(page);
}

/** Opens what a button or a line of a menu opens, judges it and closes it. */
async function judgeOpened(page: Page, name: string, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await judge(page, name);
  await dismiss(page, dialog);
}

async function judgeAccountMenu(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: shell.userMenu }));
  const menu = page.getByRole('menu', { name: shell.userMenu });
  await expect(menu).toBeVisible();
  await judge(page, 'account');
  await dismiss(page, menu);
}

async function openSettings(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: settings.title });
  if (await button.isVisible()) return press(page, button);
  await choose(page, page.getByRole('button', { name: shell.userMenu }), page.getByRole('menuitem', { name: settings.title }));
}

for (const viewport of widths) {
  test(`the shell at ${viewport.width} px`, async ({ open }) => {
    const page = await open('manager', '/dashboard', { viewport });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await judgeAccountMenu(page);
    await press(page, page.getByRole('button', { name: search.field }));
    await page.keyboard.insertText('\u067e\u0631');
    await expect(page.getByRole('option').first()).toBeVisible();
    await judgeOpened(page, 'palette', palette.dialog);
    await press(page, page.getByRole('button', { name: panelButton.open, exact: true }));
    await expect(page.getByRole('heading', { name: panel.nextHolidays })).toBeVisible();
    await judgeOpened(page, 'quick-panel', panel.title);
    await openSettings(page);
    await judgeOpened(page, 'settings', settings.title);
    const menu = page.getByRole('button', { name: shell.openMenu });
    if (await menu.isVisible()) {
      await press(page, menu);
      await judgeOpened(page, 'drawer', shell.menu);
    }
    await page.goto('/talentProfile');
    await page.locator('main h1').waitFor();
    await judge(page, 'not-built');
  });
}

interface Stop {
  /** Right and upper edge. */
  readonly x: number;
  readonly y: number;
  readonly tag: string;
  readonly region: string;
  readonly isSeen: boolean;
}

/** What stands in the order of Tab from the top of the page: where it is and whether the focus can be seen there. */
async function stops(page: Page, count: number): Promise<Stop[]> {
  const found: Stop[] = [];
  for (let at = 0; at < count; at++) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { right, top } = element.getBoundingClientRect();
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const region = element.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? '';
        return { x: right, y: top, tag: element.tagName, region, isSeen: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none' };
      }),
    );
  }
  return found;
}

test('Tab goes from the skip link through the menu downwards and the toolbar from right to left, always in sight', async ({ open }) => {
  const page = await open('recruiter', '/help');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: shell.skip })).toBeFocused();
  const way = (await stops(page, 40)).filter(({ region, tag }) => region === 'toolbar' || region === 'navbar' || tag === 'MAIN');
  expect(way.filter(({ isSeen }) => !isSeen)).toEqual([]);
  const toolbar = way.filter(({ region }) => region === 'toolbar');
  expect(toolbar.length).toBeGreaterThan(5);
  expect(toolbar.map(({ x }) => x)).toEqual(toolbar.map(({ x }) => x).sort((a, b) => b - a));
  const menu = way.filter(({ region }) => region === 'navbar').map(({ y }) => y);
  expect(menu.length).toBeGreaterThan(5);
  expect(menu.at(-1)).toBeGreaterThan(menu[0] ?? 0);
  expect(way.filter(({ tag }) => tag === 'MAIN')).toHaveLength(1);
  await page.getByRole('button', { name: shell.skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
