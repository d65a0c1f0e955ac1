/** The tab of wages in the file of a person. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import rows from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import { formatRial } from '#ui/format/format.ts';
import { PersonWages } from './person-wages.tsx';
import { wageItemsScreen } from './wage-items.screen.ts';
import messages from './wage-items-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (pseudoId: string | null) =>
  openPage({
    page: () => <PersonWages partyId="p1" />,
    screen: wageItemsScreen,
    permissions: ['observe', 'add', 'edit', 'delete'].map((act) => `payroll/wageItems/${act}`),
    answers: {
      'GET /rest/s1/payroll/wageItem': () => ({ rows: [], count: 0, countIsCapped: false, totals: {} }),
      'GET /rest/s1/payroll/personWages': () => ({ partyId: 'p1', pseudoId, contract: [{ dailyWage: '10918000', fromDate: '2026-03-21', thruDate: null }] }),
    },
  });

test('their items alone are asked for, without columns that say whose they are, beside the wage of the contract', async () => {
  const { asked } = await open('12');
  await screen.findByText(formatRial('10918000'));
  await screen.findByText(messages.person.none);
  expect(screen.queryByRole('columnheader', { name: rows.pseudoId })).toBeNull();
  expect(asked('GET /rest/s1/payroll/wageItem').every(({ query }) => query.get('partyId') === 'p1')).toBe(true);
  await waitFor(() => expect(screen.getAllByRole('button', { name: table.add }).length).toBeGreaterThan(0));
});

test('nothing is added of somebody whom the company does not employ', async () => {
  await open(null);
  await screen.findByText(formatRial('10918000'));
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
});
