import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import PayAuditPage from './pay-audit.page.tsx';
import { payAuditScreen } from './pay-audit.screen.ts';
import words from './pay-audit-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const DATA = 'GET /rest/s1/payroll/ReportsData';
const columns = [
  { code: 'base', title: 'Base', isDeduct: 'N' },
  { code: 'tax', title: 'Tax', isDeduct: 'Y' },
];
const row = { partyId: 'p1', pseudoId: '12', fullName: 'Somebody', year: 1405, month: 7 };

const open = (rows: readonly object[]) =>
  openPage({
    page: PayAuditPage,
    screen: payAuditScreen,
    at: '/payroll/reports/audit?year=1405&month=7',
    permissions: ['payroll/payAudit/observe'],
    answers: { [DATA]: () => ({ columns: rows.length === 0 ? [] : columns, rows, count: rows.length }), 'GET /rest/s1/hcm/personOptions': () => ({ list: [] }) },
  });

test('each factor has a column; of who is withheld no amount is shown', async () => {
  const { asked } = await open([
    { ...row, amounts: ['1000', null] },
    { ...row, partyId: 'p2', pseudoId: '13', fullName: 'Another' },
  ]);
  expect(await screen.findByText('Somebody')).toBeTruthy();
  expect(screen.getAllByText(words.withheld)).toHaveLength(2);
  expect([asked(DATA)[0]?.query.get('year'), asked(DATA)[0]?.query.get('month')]).toEqual(['1405', '7']);
});

test('a month without pay says what to do', async () => {
  await open([]);
  await waitFor(() => expect(screen.getByText(words.noneText)).toBeTruthy());
});
