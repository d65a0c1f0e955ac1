import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatDate, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import bankWords from '../bank-answers/bank-answers-page.messages.fa.ts';
import arrears from '../pay-arrears/arrears-page.messages.fa.ts';
import reversal from '../pay-reversal/reversal-page.messages.fa.ts';
import paperWords from '../payslip-papers/payslip-papers.messages.fa.ts';
import fileWords from '../run-state-files/run-state-files.messages.fa.ts';
import PayRunPage from './pay-run.page.tsx';
import { payRunScreen } from './pay-run.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const RUN = '/rest/s1/payroll/run/r1';
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const run = {
  ...{ payRunId: 'r1', groupName: 'Workers', jalaliYear: 1405, jalaliMonth: 3, statusId: 'PrApproved', statusName: 'Approved', isMaker: 'N', description: null },
  ...{ producerName: 'Maker', total: null, done: null, people: 2, aside: 0, gross: '10', deductions: '1', net: '9', tax: '0', employerCost: '12', rowVersion: 7 },
};
const owed = {
  ...{ arrearsId: 'a1', partyId: 'p1', pseudoId: '1001', fullName: 'Somebody', jalaliYear: '1405', jalaliMonth: '2', area: 'wage', causes: 'A raise', gross: '5', insurance: '1' },
  ...{ taxed: '5', employerCost: '6', decision: 'open', reason: null },
};
const found = { payRunId: 'r1', range: { fromYear: 1405, fromMonth: 1, thruYear: 1405, thruMonth: 2 }, isSearching: 'N', total: null, done: null, open: 1, taken: 0, left: 0 };
/** A first file pays everybody. */
const bankOutput = { output: 'bank', people: 0, left: 0, usual: null, payers: 1, layout: null, encoding: null, late: [], refusal: null, faults: [], lacking: [], cleaned: [] };
const sent = { transferFileId: 't1', serial: '12', layout: 'ccti', paymentDay: '2026-06-20', madeAt: '2026-06-19T08:00:00Z', madeBy: null, people: 2, amount: '9000' };
const transfers = {
  ...{ payRunId: 'r1', files: [{ ...sent, paid: 1, rejected: 1, voidReason: null, rowVersion: 1 }], unpaidPeople: 1, unpaidAmount: '4000' },
  unpaid: [{ partyId: 'p1', fullName: 'Somebody', pseudoId: '1001', amount: '4000', state: 'rejected', reason: 'Closed' }],
};
const rights = ['observe', 'calculate', 'reopen', 'registerPaid', 'reverse'].map((act) => `payroll/salaryCalculation/${act}`);

const open = (
  of: Partial<typeof run>,
  { tab = 'payslips', permissions = rights, isOpen = 'Y', papers }: { tab?: string; permissions?: string[]; isOpen?: string; papers?: object } = {},
) =>
  openPage({
    ...{ page: PayRunPage, screen: payRunScreen, at: `/payroll?payRunId=r1&tab=${tab}`, permissions },
    answers: {
      [`GET ${RUN}`]: () => ({ ...run, ...of }),
      'GET /rest/s1/payroll/allPayrollsData': () => page([]),
      [`GET ${RUN}/papers`]: () => (papers === undefined ? {} : { order: papers }),
      [`POST ${RUN}/papers`]: () => ({ ordered: true }),
      [`GET ${RUN}/stateFiles`]: () => ({ isSealed: true, templates: [], outputs: [bankOutput] }),
      [`GET ${RUN}/transfers`]: () => transfers,
      'GET /rest/s1/payroll/arrears': () => page([owed]),
      [`GET ${RUN}/arrears`]: () => ({ ...found, isOpen, takenGross: '0', takenCost: '0' }),
      [`POST ${RUN}/arrears/decide`]: () => ({ changed: 1 }),
      [`POST ${RUN}/reopen`]: () => ({ payRunId: 'r1' }),
    },
  });
const acts = () => [reversal.paid, reversal.reopen, reversal.reverse].filter((name) => screen.queryByRole('button', { name }) !== null);

test.each([
  [{ statusId: 'PrApproved' }, [reversal.paid, reversal.reopen]],
  [{ statusId: 'PrApproved', isMaker: 'Y' }, [reversal.paid]],
  [{ statusId: 'PrPaid' }, [reversal.reverse]],
  [{ statusId: 'PrReversed' }, []],
])('what becomes of a run is offered by its state, and taking back to nobody who made it: %o', async (of, offered) => {
  await open(of);
  await screen.findByRole('tab', { name: arrears.title });
  expect(acts()).toEqual(offered);
});

test('who may only see is offered none of it', async () => {
  await open({}, { permissions: ['payroll/salaryCalculation/observe'] });
  await screen.findByRole('tab', { name: arrears.title });
  expect(acts()).toEqual([]);
});

test('a run is opened again with a reason alone', async () => {
  const { user, asked } = await open({});
  await user.click(await screen.findByRole('button', { name: reversal.reopen }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: reversal.reopen }));
  expect(dialog.getByText(reversal.reasonNeeded)).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Wrong sheet');
  await user.click(dialog.getByRole('button', { name: reversal.reopen }));
  await waitFor(() => expect(asked(`POST ${RUN}/reopen`)).toMatchObject([{ body: { rowVersion: 7, reason: 'Wrong sheet' } }]));
});

test.each([
  ['PrCalculated', 'Y'],
  ['PrInApproval', 'N'],
])('arrears are shown with what changed, and looked for while the run is open: %s', async (statusId, isOpen) => {
  await open({ statusId }, { tab: 'arrears', isOpen });
  expect(await screen.findByText('A raise')).toBeTruthy();
  expect(screen.queryByRole('button', { name: arrears.again }) !== null).toBe(isOpen === 'Y');
});

const order = { layout: 'default', total: 4000, done: 400, failed: 0, thruDate: '2026-12-01' };

test('all payslips are ordered as files, followed while they are made, and taken once they are there', async () => {
  const { user, asked } = await open({});
  await user.click(await screen.findByRole('button', { name: paperWords.all }));
  await waitFor(() => expect(asked(`POST ${RUN}/papers`)).toMatchObject([{ body: { layout: 'default' } }]));
});

test.each([
  ['running', 'progressbar', paperWords.making],
  ['done', 'button', paperWords.get],
])('an order of payslips shows how far it has come: %s', async (state, role, name) => {
  await open({}, { papers: { ...order, state } });
  expect(await screen.findByRole(role, { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: paperWords.all }) === null).toBe(state === 'running');
});

test('files of the bank say that nobody is left to pay, and each amount with its unit', async () => {
  await open({}, { tab: 'files' });
  expect(await screen.findByText(fileWords.allSent)).toBeTruthy();
  const [whole, part, unit] = [formatMoney('9000'), formatMoney('4000'), moneyUnitName()];
  expect(await screen.findByText(bankWords.facts({ people: formatNumber(2), amount: whole, unit, day: formatDate('2026-06-20') }))).toBeTruthy();
  expect(screen.getByText(bankWords.unpaid({ people: formatNumber(1), amount: part, unit }))).toBeTruthy();
  expect(screen.getByText((text) => text.includes(`${part} ${unit} — Closed`) || text.includes(`— ${part} ${unit} —`))).toBeTruthy();
});
