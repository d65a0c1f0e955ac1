import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { openPage } from '#testing/open-page.tsx';
import GroupsPage from '../groups/groups.page.tsx';
import { groupsScreen } from '../groups/groups.screen.ts';
import PayDataPage from './pay-data.page.tsx';
import { payDataScreen } from './pay-data.screen.ts';
import words from './pay-data-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const MEMBER = '/rest/s1/payroll/PaygroupData';
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const group = { payGroupId: 'g1', standardCode: 'L1', description: 'Workers', payGroupStatusId: 'PayGroupActive', netRounding: null, paidThru: null, rowVersion: 2 };
const row = {
  ...{ id: 'm1', partyId: 'p1', rowVersion: 1, payGroupId: 'g1', groupName: 'Workers', salaryStatusId: 'SESSuspended', insurance: 'worker', hardWork: 'N', isMain: 'Y' },
  ...{ serviceLocationConditionEnumId: 'SlcNormal', serviceLocationName: 'Normal', employmentConditionEnumId: 'EcNormal', employmentConditionName: 'Usual' },
  ...{ fromDate: '2026-03-21', thruDate: null },
};
const answers = {
  'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
  'GET /rest/s1/hcm/personOptions': () => ({ list: [] }),
  'GET /rest/s1/salary/salaryGroup': () => ({ list: [group] }),
  'GET /rest/s1/payroll/payData': () => ({ rows: [row] }),
  'GET /rest/s1/salary/getBaseSalaryInfo': () => ({ ...row, standardCode: 'L1', baseInsurancenumber: '0012345678' }),
  'GET /rest/s1/payroll/payGroup/g1': () => group,
  [`GET ${MEMBER}`]: () => page([]),
};

test('the pay data of somebody are read by their days, and changed by who may', async () => {
  await openPage({
    page: PayDataPage,
    screen: payDataScreen,
    at: '/compensation/userProfile?partyId=p1',
    permissions: ['payroll/payData/observe', 'payroll/payData/edit'],
    answers,
  });
  expect(await screen.findByRole('button', { name: parts.change({ row: 'Workers' }) })).toBeTruthy();
  expect(screen.getAllByText(words.statuses.SESSuspended)).toHaveLength(2);
  expect(screen.getByText(toPersianDigits('0012345678'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: parts.correct({ row: 'Workers' }) })).toBeNull();
});

test('without a person it says what to do', async () => {
  await openPage({ page: PayDataPage, screen: payDataScreen, at: '/compensation/userProfile', permissions: ['payroll/payData/observe'], answers });
  expect(await screen.findByRole('heading', { name: words.choose })).toBeTruthy();
});

const openMembers = (count: number, held: readonly string[] = ['add', 'observe']) =>
  openPage({
    page: GroupsPage,
    screen: groupsScreen,
    at: '/payroll/payrollGroup?payGroupId=g1&tab=members',
    permissions: ['payroll/payrollGroup/observe', ...held.map((act) => `payroll/payData/${act}`)],
    answers: { ...answers, [`POST ${MEMBER}/many`]: () => ({ count }) },
  });

test('many people are counted before they are added', async () => {
  const { user, asked } = await openMembers(12);
  await user.click(await screen.findByRole('button', { name: words.many.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: words.many.count }));
  const twelve = toPersianDigits('12');
  expect(await dialog.findByText(words.many.counted({ count: twelve }))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: words.many.add({ count: twelve }) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const said = asked(`POST ${MEMBER}/many`).map(({ body }) => body as { isTrial: boolean; payGroupId: string });
  expect(said.map(({ isTrial, payGroupId }) => [isTrial, payGroupId])).toEqual([
    [true, 'g1'],
    [false, 'g1'],
  ]);
});

test('where there is nobody to add, nothing is offered but to ask otherwise', async () => {
  const { user } = await openMembers(0);
  await user.click(await screen.findByRole('button', { name: words.many.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: words.many.count }));
  expect(await dialog.findByText(words.many.nobody)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: words.many.back }));
  expect(await dialog.findByRole('button', { name: words.many.count })).toBeTruthy();
});

test('who may not add is not offered to', async () => {
  await openMembers(0, []);
  expect(await screen.findByText(words.none)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.many.open })).toBeNull();
});
