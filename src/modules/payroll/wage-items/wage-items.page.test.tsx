import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import WageItemsPage from './wage-items.page.tsx';
import { wageItemsScreen } from './wage-items.screen.ts';
import words from './wage-items-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const LIST = 'GET /rest/s1/payroll/wageItem';
const CHANGE = 'PUT /rest/s1/payroll/wageItem/w1';
const item = {
  ...{ wageItemId: 'w1', partyId: 'p1', partyRelationshipId: 'r1', pseudoId: '12', fullName: 'Somebody', factorTitle: 'Site', factorCode: 'site' },
  ...{ amount: '5000000', per: 'month', fromDate: '2026-03-21', thruDate: null, source: null, changedAt: null, changedByName: null, rowVersion: 3 },
};
const open = (acts: readonly string[]) =>
  openPage({
    page: WageItemsPage,
    screen: wageItemsScreen,
    permissions: acts.map((act) => `payroll/wageItems/${act}`),
    answers: { [LIST]: () => ({ rows: [item], count: 1, countIsCapped: false, totals: {} }), [CHANGE]: () => ({ id: 'w1', rowVersion: 4 }) },
  });

test('a wage is changed without its person and factor, in the version that is shown', async () => {
  const { user, asked } = await open(['observe', 'add', 'edit', 'delete']);
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Somebody') });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
  await user.type(await screen.findByRole('textbox', { name: words.columns.source }), 'letter 7');
  await user.click(await screen.findByRole('button', { name: words.saveLabel }));
  await waitFor(() => expect(asked(CHANGE)[0]?.body).toEqual({ amount: '5000000', per: 'month', fromDate: '2026-03-21', thruDate: null, source: 'letter 7', rowVersion: 3 }));
});

test('who may only look is offered nothing', async () => {
  await open(['observe']);
  expect(await screen.findByRole('row', { name: /Somebody/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
});
