import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import editor from '#platform/reference-data/register/register-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import messages from '../annual-annuities/annual-annuities.messages.fa.ts';
import YearlyLawPage from './yearly-law.page.tsx';
import { yearlyLawScreen } from './yearly-law.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const year = (jalaliYear: number, over: object = {}) => ({ jalaliYear, isLocked: 'N', rowVersion: 1, parameters: 1, openKinds: [], ...over });
const wage = {
  legalParameterId: 'p1',
  jalaliYear: 1404,
  kindEnumId: 'k1',
  kindName: 'Wage',
  amount: '1200',
  isConfirmed: 'N',
  isSystem: 'N',
  optionIndicator: 'Y',
  rowVersion: 3,
};
const years = [year(1405), year(1404, { isLocked: 'Y', openKinds: [{ enumId: 'k1', description: 'Wage' }] })];

const open = (at: string) =>
  openPage({
    page: YearlyLawPage,
    screen: yearlyLawScreen,
    at,
    permissions: ['observe', 'add', 'edit', 'delete', 'confirm'].map((act) => `payroll/annualAnnuities/${act}`),
    answers: {
      'GET /rest/s1/payroll/legalYear': () => ({ years }),
      'GET /rest/s1/payroll/legalParameter': () => ({ rows: [wage], count: 1, countIsCapped: false, totals: {} }),
      'PUT /rest/s1/payroll/legalParameter/p1/verify': () => ({ verified: true }),
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
