import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import words from './cost-page.messages.fa.ts';
import PayCostPage from './pay-cost.page.tsx';
import { payCostScreen } from './pay-cost.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const COST = 'GET /rest/s1/payroll/cost';
const PART = 'GET /rest/s1/payroll/cost/part';
const sums = { paid: '1000', employer: '230', cost: '1230', people: 1 };
const slip = { payslipId: 's1', partyId: 'p1', pseudoId: '12', fullName: 'Somebody', month: 7, whole: '2460', cost: '1230', weight: 15, of: 30 };

const open = (parts: readonly object[]) =>
  openPage({
    page: PayCostPage,
    screen: payCostScreen,
    at: '/payroll/reports/cost?year=1405&fromMonth=7&thruMonth=7',
    permissions: ['payroll/payCost/observe'],
    answers: {
      [COST]: () => ({ whole: parts.length === 0 ? { ...sums, paid: '0', employer: '0', cost: '0', people: 0 } : sums, parts }),
      [PART]: () => ({ count: 1, rows: [slip] }),
    },
  });

test('a part is explained by its payslips and the rule of its kind; another kind is asked for', async () => {
  const { asked, user } = await open([{ key: 'u1', name: 'Sales', ...sums }]);
  await user.click(await screen.findByRole('button', { name: 'Sales' }));
  expect(await screen.findByText('Somebody')).toBeTruthy();
  expect(screen.getByText(words.weights.days({ part: formatNumber(15), of: formatNumber(30) }))).toBeTruthy();
  expect([asked(PART)[0]?.query.get('key'), asked(COST)[0]?.query.get('fromMonth')]).toEqual(['u1', '7']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('radio', { name: words.sides.project }));
  expect(await screen.findByText(words.rules.project, { exact: false })).toBeTruthy();
  expect(asked(COST).at(-1)?.query.get('by')).toBe('project');
});

test('months without pay say what to do', async () => {
  await open([]);
  expect(await screen.findByText(words.noneText)).toBeTruthy();
});
