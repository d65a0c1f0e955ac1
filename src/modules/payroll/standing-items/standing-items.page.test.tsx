import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import StandingItemsPage from './standing-items.page.tsx';
import { standingItemsScreen } from './standing-items.screen.ts';
import words from './standing-items-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const LIST = 'GET /rest/s1/payroll/standingItem';
const CHANGE = 'PUT /rest/s1/payroll/standingItem/s1';
const item = {
  ...{ standingItemId: 's1', partyId: 'p1', partyRelationshipId: 'r1', pseudoId: '12', fullName: 'Somebody', factorTitle: 'Site', factorCode: 'site' },
  ...{ amount: '1000', times: 3, total: null, taken: '1000', rest: '2000', isDone: 'N', fromDate: '2026-03-21', thruDate: null, rank: 100, mayBePart: 'Y' },
  ...{ source: null, changedAt: null, changedByName: null, rowVersion: 3 },
};
const open = (acts: readonly string[]) =>
  openPage({
    page: StandingItemsPage,
    screen: standingItemsScreen,
    permissions: acts.map((act) => `payroll/standingItems/${act}`),
    answers: { [LIST]: () => ({ rows: [item], count: 1, countIsCapped: false, totals: { taken: '1000', rest: '2000' } }), [CHANGE]: () => ({ id: 's1', rowVersion: 4 }) },
  });

test('a row has one end: times and a sum together are not sent', async () => {
  const { user, asked } = await open(['observe', 'add', 'edit', 'delete']);
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Somebody') });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
  const total = await screen.findByRole('textbox', { name: new RegExp(`^${words.columns.total}`) });
  await user.type(total, '5000');
  await user.click(screen.getByRole('button', { name: words.saveLabel }));
  expect(await screen.findAllByText(words.oneEnd)).not.toHaveLength(0);
  expect(asked(CHANGE)).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: new RegExp(`^${words.columns.times}`) }));
  await user.click(screen.getByRole('button', { name: words.saveLabel }));
  await waitFor(() => expect(asked(CHANGE)[0]?.body).toMatchObject({ amount: '1000', times: null, total: '5000', rowVersion: 3 }));
});

test('who may only look is offered nothing', async () => {
  await open(['observe']);
  expect(await screen.findByRole('row', { name: /Somebody/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
});
