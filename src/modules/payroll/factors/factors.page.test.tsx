import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import messages from './factors.messages.fa.ts';
import FactorsPage from './factors.page.tsx';
import { factorsScreen } from './factors.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/rest/s1/payroll/entity/payrollFactor';
const food = { payFactorId: 'f1', code: 'food', title: 'Food', groupEnumId: 'PfgBenefit', payGroups: 2, description: null, rowVersion: 3 };
const groups = [
  { enumId: 'PayrollFactorGroup', description: 'Of payroll', parentEnumId: null },
  { enumId: 'PfgBenefit', description: 'Benefits', parentEnumId: 'PayrollFactorGroup' },
  { enumId: 'PfgBase', description: 'Of orders', parentEnumId: 'PFGEmplOrder' },
];

const open = (held: readonly string[]) =>
  openPage({
    page: FactorsPage,
    screen: factorsScreen,
    at: '/payroll/factors',
    permissions: held.map((act) => `payroll/factors/${act}`),
    answers: {
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: groups }),
      [`GET ${PATH}`]: () => ({ rows: [food], count: 1, countIsCapped: false, totals: {} }),
      [`PUT ${PATH}/f1`]: () => ({ id: 'f1', rowVersion: 4 }),
    },
  });

test('a factor is renamed in the version that is shown, in one of the groups of payroll', async () => {
  const { user, asked } = await open(['observe', 'add', 'edit', 'delete']);
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Food') });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
  const name = await screen.findByRole('textbox', { name: messages.name });
  await user.clear(name);
  await user.type(name, 'Meals');
  await user.click(screen.getByRole('button', { name: messages.saveLabel }));
  await waitFor(() => expect(asked(`PUT ${PATH}/f1`)[0]?.body).toEqual({ code: 'food', title: 'Meals', groupEnumId: 'PfgBenefit', description: null, rowVersion: 3 }));
});

test('who may only observe changes nothing', async () => {
  const { user } = await open(['observe']);
  const row = await screen.findByRole('row', { name: /Food/ });
  await user.hover(row);
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
});
