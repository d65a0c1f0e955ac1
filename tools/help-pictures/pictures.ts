/** What each picture of the help shows: who opens which page, what is done there, which part is taken. */
import type { Locator, Page } from '@playwright/test';
import importWords from '#modules/administration/import/import-page.messages.fa.ts';
import requestWords from '#modules/home/access-request/request.messages.fa.ts';
import dashboardWords from '#modules/home/dashboard/dashboard-page.messages.fa.ts';
import bulkWords from '#modules/personnel/bulk-edit/bulk-edit-page.messages.fa.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import nav from '#web/layout/navigation/nav.messages.fa.ts';
import quickPanelWords from '#web/quick-panel/quick-panel-button.messages.fa.ts';
import settingsWords from '#web/settings/settings.messages.fa.ts';
import { personnelSheet } from './personnel-sheet.ts';

export interface HelpPicture {
  /** Below the project: beside its article, or in docs/images. */
  readonly file: string;
  /** Account of the demo; null for a guest. */
  readonly by: 'admin' | 'hrofficer' | 'manager' | 'employee' | null;
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

async function openFile(page: Page): Promise<void> {
  await page.locator('tbody tr').nth(2).locator('td').nth(2).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/personnel\/profile/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The last name of somebody in the list, with a letter left out. */
async function searchMistyped(page: Page): Promise<void> {
  const cell = page.locator('tbody tr').nth(3).locator('td').nth(1);
  const name = (await cell.innerText()).trim().split(/\s+/).at(-1) ?? '';
  await page.getByRole('searchbox', { name: searchWords.searchLabel }).fill(`${name.slice(0, 2)}${name.slice(3)}`);
  await page.waitForURL(/q=/);
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

async function editTogether(page: Page): Promise<void> {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (const at of [1, 2, 4, 5]) await boxes.nth(at).press('Space');
  await page.getByRole('button', { name: bulkWords.open }).click();
  await page.waitForURL(/bulkEdit/);
  await page.getByRole('grid').waitFor();
}

async function openTask(page: Page): Promise<void> {
  await page.locator('a[href*="taskId="]').first().click();
  await page.waitForURL(/taskId=/);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** What stands in the inbox, on the page that messages link to. */
async function openTaskPage(page: Page): Promise<void> {
  await openTask(page);
  await page.goto(`/TaskPanel?taskId=${new URL(page.url()).searchParams.get('taskId') ?? ''}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const report = (name: string): HelpPicture => ({
  file: `src/modules/reports/${name}-report/${name}-report.help.table.webp`,
  by: 'hrofficer',
  path: `/${name}Report`,
  height: 440,
  part: main,
});

/** In this order: what one picture leaves behind the next may show. */
export const helpPictures: readonly HelpPicture[] = [
  { file: 'src/platform/help/help-password.help.login.webp', by: null, path: '/login' },
  { file: 'src/platform/help/help-start.help.parts.webp', by: 'hrofficer', path: '/dashboard' },
  { file: 'src/platform/help/help-search.help.palette.webp', by: 'hrofficer', path: '/dashboard', act: search, part: dialog },
  {
    file: 'src/platform/help/help-look.help.settings.webp',
    by: 'hrofficer',
    path: '/dashboard',
    act: (page) => page.getByRole('button', { name: settingsWords.title }).click(),
    part: dialog,
  },
  {
    file: 'src/platform/help/help-quick-panel.help.today.webp',
    by: 'hrofficer',
    path: '/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: quickPanelWords.open }).click();
      await dialog(page).getByRole('tabpanel').waitFor();
    },
    part: dialog,
  },
  { file: 'src/platform/help/help-menu.help.shortcuts.webp', by: 'hrofficer', path: '/dashboard', act: starPages, part: dialog },
  { file: 'src/modules/home/dashboard/dashboard.help.figures.webp', by: 'hrofficer', path: '/dashboard', part: main },
  { file: 'src/modules/personnel/search/personnel-search.help.list.webp', by: 'hrofficer', path: '/personnel/search', part: main },
  { file: 'src/modules/personnel/register/personnel-register.help.form.webp', by: 'hrofficer', path: '/personnel/register', part: main },
  {
    file: 'src/modules/personnel/profile/personnel-profile.help.file.webp',
    by: 'hrofficer',
    path: '/personnel/search',
    act: openFile,
    part: main,
  },
  { file: 'src/platform/help/help-trouble.help.forbidden.webp', by: 'employee', path: '/personnel/search', height: 440, part: main },
  {
    file: 'src/modules/home/my-notifications/my-notifications.help.list.webp',
    by: 'admin',
    path: '/myNotifications',
    height: 560,
    part: main,
  },
  { file: 'src/modules/administration/import/import.help.trial.webp', by: 'admin', path: '/import?kind=personnel', height: 900, act: tryImport, part: main },
  { file: 'src/modules/personnel/change-requests/personnel-requests.help.list.webp', by: 'hrofficer', path: '/personnel/requests', height: 420, part: main },
  { file: 'src/modules/personnel/bulk-edit/personnel-bulk-edit.help.grid.webp', by: 'hrofficer', path: '/personnel/search', height: 520, act: editTogether, part: main },
  ...['family', 'contact', 'address', 'bank', 'documents'].map(report),
  { file: 'src/modules/reports/run-report/run-report.help.whole.webp', by: 'hrofficer', path: '/RunTaskReport', height: 560, part: main },
  { file: 'src/modules/tasks/inbox/inbox.help.task.webp', by: 'manager', path: '/tasks', height: 600, act: openTask, part: main },
  { file: 'src/modules/tasks/task-panel/task-panel.help.page.webp', by: 'manager', path: '/tasks', act: openTaskPage, part: main },
  { file: 'src/modules/tasks/designer/process-design.help.steps.webp', by: 'hrofficer', path: '/processDesign?process=leave', height: 560, part: main },
  { file: 'src/modules/performance/performance-profile/performance-profile.help.leave.webp', by: 'employee', path: '/performanceProfileForm', height: 560, part: main },
  { file: 'src/modules/administration/announcements/management.help.form.webp', by: 'hrofficer', path: '/notification?event=new', height: 560, part: main },
  { file: 'src/modules/administration/notice-templates/templates.help.events.webp', by: 'hrofficer', path: '/NotificationsTemplate', height: 420, part: main },
  {
    file: 'src/modules/administration/certification-steps/certification-steps.help.list.webp',
    by: 'hrofficer',
    path: '/systemBaseDataCertificationSteps',
    height: 480,
    part: main,
  },
  { file: 'src/modules/administration/setup/setup.help.steps.webp', by: 'admin', path: '/setup', part: main },
];

/** What the README shows: the whole window of each. */
export const readmePictures: readonly HelpPicture[] = [
  { file: 'docs/images/login.webp', by: null, path: '/login' },
  { file: 'docs/images/search.webp', by: 'hrofficer', path: '/personnel/search', act: searchMistyped },
  { file: 'docs/images/profile.webp', by: 'hrofficer', path: '/personnel/search', act: openFile },
  { file: 'docs/images/import-trial.webp', by: 'admin', path: '/import?kind=personnel', act: tryImport },
];

/** What makes messages for the administrator: an officer of the same company asks for pages. */
export async function prepareMessages(officer: Page): Promise<void> {
  for (const path of ['/setup', '/apiDocument']) {
    await officer.goto(path);
    await officer.getByRole('button', { name: requestWords.ask }).click();
    await officer.getByText(requestWords.asked).waitFor();
  }
}
