/** What each picture of the help shows: who opens which page, what is done there, which part is taken. */
import type { Locator, Page } from '@playwright/test';
import dashboardWords from '#modules/home/dashboard/dashboard-page.messages.fa.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import requestWords from '#platform/access/request/request.messages.fa.ts';
import importWords from '#platform/import-export/import-page.messages.fa.ts';
import nav from '#web/layout/nav.messages.fa.ts';
import quickPanelWords from '#web/quick-panel/quick-panel-button.messages.fa.ts';
import settingsWords from '#web/settings/settings.messages.fa.ts';
import { personnelSheet } from './personnel-sheet.ts';

export interface HelpPicture {
  /** Below src, beside its article. */
  readonly file: string;
  /** Account of the demo; null for a guest. */
  readonly by: 'admin' | 'hrofficer' | 'employee' | null;
  readonly path: string;
  /** Of the window, in CSS px; 720 when absent. */
  readonly height?: number;
  readonly act?: (page: Page) => Promise<void>;
  /** As much of it as the window shows; the whole window when absent. */
  readonly part?: (page: Page) => Locator;
}

/** Two letters with which names of pages and of people begin. */
const TYPED = '\u06a9\u0627\u0631';

const main = (page: Page): Locator => page.getByRole('main');
const dialog = (page: Page): Locator => page.getByRole('dialog');

async function starPages(page: Page): Promise<void> {
  await page.getByRole('button', { name: nav.manage }).click();
  const box = page.getByRole('searchbox', { name: nav.searchPages });
  for (const title of [searchWords.searchTitle, dashboardWords.dashboardTitle, nav.help]) {
    await box.fill(title);
    await page.getByRole('button', { name: nav.starPage(title), exact: true }).click();
    await page.getByRole('button', { name: nav.unstarPage(title), exact: true }).waitFor();
  }
  await box.fill('');
  await page.getByRole('row').nth(2).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(TYPED);
  await page.getByRole('option').nth(8).waitFor();
}

async function tryImport(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'personnel.csv', mimeType: 'text/csv', buffer: await personnelSheet() });
  await page.getByRole('button', { name: importWords.check }).click();
  await page
    .getByRole('button', { name: importWords.downloadRefused })
    .or(page.getByRole('link', { name: importWords.downloadRefused }))
    .first()
    .waitFor();
}

/** In this order: what one picture leaves behind the next may show. */
export const helpPictures: readonly HelpPicture[] = [
  { file: 'platform/help/help-password.help.login.webp', by: null, path: '/login' },
  { file: 'platform/help/help-start.help.parts.webp', by: 'hrofficer', path: '/dashboard' },
  { file: 'platform/help/help-search.help.palette.webp', by: 'hrofficer', path: '/dashboard', act: search, part: dialog },
  {
    file: 'platform/help/help-look.help.settings.webp',
    by: 'hrofficer',
    path: '/dashboard',
    act: (page) => page.getByRole('button', { name: settingsWords.title }).click(),
    part: dialog,
  },
  {
    file: 'platform/help/help-quick-panel.help.today.webp',
    by: 'hrofficer',
    path: '/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: quickPanelWords.open }).click();
      await dialog(page).getByRole('tabpanel').waitFor();
    },
    part: dialog,
  },
  { file: 'platform/help/help-menu.help.shortcuts.webp', by: 'hrofficer', path: '/dashboard', act: starPages, part: dialog },
  { file: 'modules/home/dashboard/dashboard.help.figures.webp', by: 'hrofficer', path: '/dashboard', part: main },
  { file: 'modules/personnel/search/personnel-search.help.list.webp', by: 'hrofficer', path: '/personnel/search', part: main },
  { file: 'modules/personnel/register/personnel-register.help.form.webp', by: 'hrofficer', path: '/personnel/register', part: main },
  {
    file: 'modules/personnel/profile/personnel-profile.help.file.webp',
    by: 'hrofficer',
    path: '/personnel/search',
    act: async (page) => {
      await page.locator('tbody tr').nth(2).locator('td').nth(2).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/personnel\/profile/);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    part: main,
  },
  { file: 'platform/help/help-trouble.help.forbidden.webp', by: 'employee', path: '/personnel/search', height: 440, part: main },
  {
    file: 'platform/notifications/my-notifications/my-notifications.help.list.webp',
    by: 'admin',
    path: '/myNotifications',
    height: 560,
    part: main,
  },
  { file: 'platform/import-export/import.help.trial.webp', by: 'admin', path: '/import?kind=personnel', height: 900, act: tryImport, part: main },
  { file: 'platform/settings/setup/setup.help.steps.webp', by: 'admin', path: '/setup', part: main },
];

/** What makes messages for the administrator: an officer of the same company asks for pages. */
export async function prepareMessages(officer: Page): Promise<void> {
  for (const path of ['/setup', '/apiDocument']) {
    await officer.goto(path);
    await officer.getByRole('button', { name: requestWords.ask }).click();
    await officer.getByText(requestWords.asked).waitFor();
  }
}
