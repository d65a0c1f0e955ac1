/** A page as somebody sees it who has chosen the dark. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, shotOf } from './browser.ts';

const theme = { main: 'defaultDark', navbar: 'defaultDark', toolbar: 'defaultDark', footer: 'defaultDark' };

/**
 * Loads the page again in the dark, waits until the thing is there, judges and takes it. Only what this page is told of the
 * person's settings is changed: those on the server stay for the journeys that follow.
 */
export async function inTheDark(page: Page, name: string, isThere: Locator): Promise<void> {
  await page.route('**/getUser?*', async (route) => {
    const answer = await route.fetch();
    const { allUserData, ...rest } = (await answer.json()) as { allUserData: { data: { settings: object } } };
    const { data } = allUserData;
    await route.fulfill({ response: answer, json: { ...rest, allUserData: { ...allUserData, data: { ...data, settings: { ...data.settings, theme } } } } });
  });
  await page.reload();
  await expect(page.locator('[data-region="main"]').first()).toHaveAttribute('data-theme', theme.main);
  await isThere.waitFor();
  await expectAccessible(page);
  await shotOf(page, `${name}-dark`);
  await page.unroute('**/getUser?*');
}
