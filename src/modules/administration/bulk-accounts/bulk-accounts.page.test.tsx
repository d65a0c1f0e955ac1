import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import messages from './bulk-accounts.messages.fa.ts';
import BulkAccountsPage from './bulk-accounts.page.tsx';
import { bulkAccountsScreen } from './bulk-accounts.screen.ts';

const BULK = '/rest/s1/hcm/bulkAccounts';
const person = (number: number) => ({ partyId: `p${number}`, fullName: `Person ${number}`, personnelCode: `${number}`, unitName: 'Sales', positionTitle: null });
const row = (number: number) => ({ partyId: `p${number}`, fullName: `Person ${number}`, personnelCode: `${number}`, username: `${5000 + number}`, hasMessageWay: false });
const trial = {
  rows: [row(1), row(2), { ...row(3), username: null }],
  beyond: 0,
  groups: [{ userGroupId: 'employee', description: 'Employee' }],
  hasMessages: true,
  address: 'https://hr.example.ir',
};
const run = { runId: 'r1', madeAt: '2026-05-10T08:00:00Z', madeBy: 'Sara Karimi', groupName: 'Employee', made: 150, signedIn: 20 };
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Said {
  readonly trial?: object;
  readonly make?: () => unknown;
  readonly reprint?: () => unknown;
  readonly slips?: () => Response;
}
let part = 0;
const open = (said: Said = {}) =>
  openPage({
    page: BulkAccountsPage,
    screen: bulkAccountsScreen,
    permissions: ['systemManagement/accounts/bulk'],
    answers: {
      'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [{ partyId: 'u1', organizationName: 'Sales unit' }] }),
      [`GET ${BULK}/people`]: () => ({ rows: [person(1), person(2), person(3)], count: 3, countIsCapped: false, totals: {} }),
      [`POST ${BULK}/trial`]: () => said.trial ?? trial,
      [`POST ${BULK}`]: said.make ?? (() => ({ runId: 'r1', sealed: `sealed-${++part}` })),
      [`POST ${BULK}/slips`]: said.slips ?? (() => new Response('%PDF-')),
      [`GET ${BULK}/runs`]: () => ({ runs: [run, { ...run, runId: 'r2', made: 3, signedIn: 3 }] }),
      [`POST ${BULK}/reprint`]: said.reprint ?? (() => ({ sealed: 'sealed-again', made: 130, left: 0, next: null })),
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;

/** Ticks everybody on the page and opens the dialog of the new accounts. */
async function chooseAll({ user }: Opened) {
  await screen.findByText('Person 1');
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: messages.people.make }));
  return within(await screen.findByRole('dialog', { name: messages.newAccounts }));
}
async function make({ user }: Opened, dialog: Awaited<ReturnType<typeof chooseAll>>, count: number) {
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${messages.group}`) }));
  await user.click(await screen.findByRole('option', { name: 'Employee' }));
  await user.click(dialog.getByRole('button', { name: messages.make({ count: formatNumber(count) }) }));
}

test('the ticked people are tried; nothing can be made before a group is chosen; names stay in Latin digits', async () => {
  part = 0;
  const page = await open();
  const dialog = await chooseAll(page);
  expect(page.asked(`POST ${BULK}/trial`)[0]?.body).toEqual({ rule: 'personnelCode', selection: { keys: ['p1', 'p2', 'p3'] } });
  expect(dialog.getByText('5001').getAttribute('dir')).toBe('ltr');
  expect(dialog.getByText(messages.leftOut)).toBeTruthy();
  expect(dialog.getByText(messages.summary({ made: formatNumber(2), left: formatNumber(1) }))).toBeTruthy();
  expect(dialog.getByRole('button', { name: messages.make({ count: formatNumber(2) }) }).hasAttribute('disabled')).toBe(true);
  await make(page, dialog, 2);
  expect(await screen.findByText(messages.done({ count: formatNumber(2) }))).toBeTruthy();
  expect(page.asked(`POST ${BULK}`).map(({ body }) => body)).toEqual([
    {
      userGroupId: 'employee',
      byMessage: false,
      accounts: [
        { partyId: 'p1', username: '5001' },
        { partyId: 'p2', username: '5002' },
      ],
    },
  ]);
  expect(saved).toEqual(['slips.pdf']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a unit narrows the list and the trial, and takes the ticks away', async () => {
  const page = await open();
  await screen.findByText('Person 1');
  await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await page.user.click(screen.getByRole('button', { name: new RegExp(messages.people.under) }));
  await page.user.click(await screen.findByRole('option', { name: 'Sales unit' }));
  await waitFor(() => expect(page.asked(`GET ${BULK}/people`).at(-1)?.query.get('unitId')).toBe('u1'));
  expect(screen.queryByRole('region', { name: table.bulkActions })).toBeNull();
  await chooseAll(page);
  expect(page.asked(`POST ${BULK}/trial`)[0]?.body).toMatchObject({ unitId: 'u1' });
});

test('another rule asks anew; a missing address is told', async () => {
  const page = await open({ trial: { ...trial, address: null } });
  const dialog = await chooseAll(page);
  expect(dialog.getByText(messages.noAddress({ setting: 'HCM_PUBLIC_URL' }))).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: new RegExp(messages.rule) }));
  await page.user.click(await screen.findByRole('option', { name: messages.rules.latinName }));
  await waitFor(() => expect(page.asked(`POST ${BULK}/trial`).at(-1)?.body).toMatchObject({ rule: 'latinName' }));
});

test('goes in parts of a hundred within one run, and gives one file', async () => {
  part = 0;
  const page = await open({ trial: { ...trial, rows: Array.from({ length: 150 }, (_, at) => row(at)) } });
  await make(page, await chooseAll(page), 150);
  expect(await screen.findByText(messages.done({ count: formatNumber(150) }))).toBeTruthy();
  const sent = page.asked(`POST ${BULK}`).map(({ body }) => body as { runId?: string; accounts: unknown[] });
  expect(sent.map(({ runId, accounts }) => [runId, accounts.length])).toEqual([
    [undefined, 100],
    ['r1', 50],
  ]);
  expect(page.asked(`POST ${BULK}/slips`).map(({ body }) => body)).toEqual([{ sealed: ['sealed-1', 'sealed-2'] }]);
  expect(saved).toEqual(['slips.pdf']);
});

test('what was made before a refusal is printed; what was not printed is told with the way to print it again', async () => {
  const answers = [{ runId: 'r1', sealed: 'sealed-1' }, refusal(409, 'modules/administration/bulk-accounts.changed', { messages: messages.errors.changed })];
  const page = await open({ trial: { ...trial, rows: Array.from({ length: 150 }, (_, at) => row(at)) }, make: () => answers.shift() });
  await make(page, await chooseAll(page), 150);
  expect(await screen.findByText(messages.stopped({ done: formatNumber(100) }))).toBeTruthy();
  expect(screen.getByText(messages.errors.changed)).toBeTruthy();
  expect(saved).toEqual(['slips.pdf']);
});

test('a paper that does not come is told', async () => {
  const page = await open({ slips: () => refusal(503, 'platform/print.busy', { messages: 'busy' }) });
  await make(page, await chooseAll(page), 2);
  expect(await screen.findByText(messages.notPrinted)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('a run is printed again after a question, part by part, in one file; a run where all have signed in is not', async () => {
  const answers = [
    { sealed: 'again-1', made: 100, left: 0, next: 'a100' },
    { sealed: null, made: 0, left: 30, next: null },
  ];
  const page = await open({ reprint: () => answers.shift() });
  await page.user.click(screen.getByRole('tab', { name: messages.tabs.runs }));
  expect(await screen.findByText(messages.runs.allSignedIn)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: messages.runs.reprint }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(messages.runs.question({ count: formatNumber(130) }))).toBeTruthy();
  expect(page.asked(`POST ${BULK}/reprint`)).toEqual([]);
  await page.user.click(question.getByRole('button', { name: messages.runs.reprintOf({ count: formatNumber(130) }) }));
  expect(await screen.findByText(messages.runs.done({ count: formatNumber(100) }))).toBeTruthy();
  expect(screen.getByText(messages.runs.left({ count: formatNumber(30) }))).toBeTruthy();
  expect(page.asked(`POST ${BULK}/reprint`).map(({ body }) => body)).toEqual([{ runId: 'r1' }, { runId: 'r1', after: 'a100' }]);
  expect(page.asked(`POST ${BULK}/slips`).map(({ body }) => body)).toEqual([{ sealed: ['again-1'] }]);
  expect(saved).toEqual(['slips.pdf']);
});
