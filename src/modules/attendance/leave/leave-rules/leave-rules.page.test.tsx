import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import ManagementPage from '#modules/attendance/management/management.page.tsx';
import { managementScreen } from '#modules/attendance/management/management.screen.ts';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import kinds from '../leave-types.messages.fa.ts';
import words from './leave-rules-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const shared = { leaveTypeId: 'LvtAnnual', thruDate: null, carryDays: null, dayMinutes: 440, counts: 'working', dayCost: 'average', paidBy: 'employer', mostDays: null };
const more = { hrOverDays: null, allowsHours: 'Y', needsDocument: 'N', rowVersion: 1 };
const rows = [
  { ...shared, ...more, leaveRuleId: 'r1', isOwn: 'N', fromDate: '2019-03-21', yearDays: null, source: 'Art. 64' },
  { ...shared, ...more, leaveRuleId: 'r2', isOwn: 'Y', fromDate: '2026-03-21', yearDays: 30, source: 'Regulation' },
];
const LIST = 'GET /rest/s1/functionalManagement/leaveRule';

test('only rules of the company are changed, and whom that touches stands in the form before it is saved', async () => {
  const { user, asked } = await openPage({
    page: ManagementPage,
    screen: managementScreen,
    at: '/functionalManagement?tab=leaveRules',
    permissions: ['observe', 'add', 'edit'].map((act) => `functionalManagement/leaveRules/${act}`),
    answers: {
      [LIST]: () => ({ rows, total: 2, pageIndex: 0, pageSize: 25 }),
      [`${LIST}/reach`]: () => ({
        ...{ employed: 2, waiting: 1, approved: 0, year: 1405, lawDays: 26, hasMore: false, isHidden: false },
        people: [{ partyId: 'p1', fullName: 'Person One', waiting: 1, approved: 0, before: 11_440, after: 13_200 }],
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: table.add }));
  expect(await screen.findByText(words.reachAsks)).toBeTruthy();
  expect(asked(`${LIST}/reach`)).toHaveLength(0);
  const kind = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: new RegExp(words.columns.kind) }).find((button) => button.getAttribute('aria-haspopup') === 'listbox');
    if (found === undefined) throw new Error('the choice of a kind is on its way');
    return found;
  });
  await user.click(kind);
  await user.click(await screen.findByRole('option', { name: kinds.LvtAnnual }));
  await waitFor(() => expect(screen.getByText('Person One')).toBeTruthy());
  expect(asked(`${LIST}/reach`)[0]?.query.get('leaveTypeId')).toBe('LvtAnnual');
});
