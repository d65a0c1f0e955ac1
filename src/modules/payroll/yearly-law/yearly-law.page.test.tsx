import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import editor from '#platform/reference-data/register/register-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import messages from '../annual-annuities/annual-annuities.messages.fa.ts';
import YearlyLawPage from './yearly-law.page.tsx';
import { yearlyLawScreen } from './yearly-law.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const year = (jalaliYear: number, over: object = {}) => ({ jalaliYear, isLocked: 'N', paidMonth: null, rowVersion: 1, parameters: 1, openKinds: [], ...over });
const wage = {
  legalParameterId: 'p1',
  jalaliYear: 1404,
  kindEnumId: 'LpHousing',
  kindName: 'Wage',
  fromMonth: 1,
  thruMonth: 12,
  amount: '1200',
  rate: null,
  isConfirmed: 'N',
  isSystem: 'N',
  optionIndicator: 'Y',
  rowVersion: 3,
};
const years = [year(1406, { paidMonth: 2 }), year(1405), year(1404, { isLocked: 'Y', openKinds: [{ enumId: 'k1', description: 'Wage' }] })];

const open = (at: string) =>
  openPage({
    page: YearlyLawPage,
    screen: yearlyLawScreen,
    at,
    permissions: ['observe', 'add', 'edit', 'delete', 'confirm'].map((act) => `payroll/annualAnnuities/${act}`),
    answers: {
      'GET /rest/s1/payroll/legalYear': () => ({ years }),
      'GET /rest/s1/payroll/legalCircular': () => ({ list: [] }),
      'GET /rest/s1/payroll/legalParameter': () => ({ rows: [wage], count: 1, countIsCapped: false, totals: {} }),
      'PUT /rest/s1/payroll/legalParameter/p1/verify': () => ({ verified: true }),
      'POST /rest/s1/payroll/legalParameter/p1/correct': () => ({ id: 'p2' }),
    },
  });

const entriesOf = async (user: Awaited<ReturnType<typeof open>>['user']): Promise<string[]> => {
  const row = await screen.findByRole('row', { name: /Wage/ });
  await user.hover(row);
  return within(row)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '');
};

test('a locked year says so beside what is open, and offers no change', async () => {
  const { user } = await open('/AnnualAnnuities?year=1404');
  expect(await screen.findByText(messages.yearLocked)).toBeDefined();
  expect(screen.getByText(messages.yearNotReady('Wage'))).toBeDefined();
  expect(await entriesOf(user)).toEqual([]);
  expect(screen.queryByRole('button', { name: editor.addLabel })).toBeNull();
  expect(screen.getByRole('button', { name: messages.unlock })).toBeDefined();
});

test('years that cannot be read are asked for again', async () => {
  const answers = { 'GET /rest/s1/payroll/legalYear': () => refusal(500, 'failed') };
  await openPage({ page: YearlyLawPage, screen: yearlyLawScreen, permissions: ['payroll/annualAnnuities/observe'], answers });
  expect(await screen.findByRole('heading', { name: messages.failed })).toBeDefined();
});

test('in an open year a figure is confirmed in the version that is shown', async () => {
  const { user, asked } = await open('/AnnualAnnuities?year=1405');
  expect(await screen.findByText(messages.yearReady)).toBeDefined();
  expect(await entriesOf(user)).toEqual([messages.verify, editor.deactivate, table.edit, table.remove]);
  await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Wage') });
  await user.click(await screen.findByRole('menuitem', { name: messages.verify }));
  await waitFor(() => expect(asked('PUT /rest/s1/payroll/legalParameter/p1/verify')[0]?.body).toEqual({ rowVersion: 3 }));
});

test('a figure by which somebody was paid is corrected from a month on, with the reason', async () => {
  const { user, asked } = await open('/AnnualAnnuities?year=1406');
  expect(await screen.findByText(messages.yearUsed(monthNames[1] ?? ''))).toBeDefined();
  await screen.findByRole('row', { name: /Wage/ });
  await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Wage') });
  await user.click(await screen.findByRole('menuitem', { name: messages.correct }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${messages.source}`) }), 'C9');
  await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${messages.reason}`) }), 'Decided anew');
  await user.click(dialog.getByRole('button', { name: messages.correct }));
  await waitFor(() =>
    expect(asked('POST /rest/s1/payroll/legalParameter/p1/correct')[0]?.body).toEqual({
      ...{ rowVersion: 3, fromMonth: 1, amount: '1200', rate: null, source: 'C9', reason: 'Decided anew' },
    }),
  );
});
