import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineForm } from '#kernel/form/definition.ts';
import { openPage } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import costWords from '../cost/cost-card.messages.fa.ts';
import { issueScreen } from '../issue.screen.ts';
import messages from './in-parts-page.messages.fa.ts';
import { IssueMany } from './issue-many.tsx';
import { OrdersRuns } from './orders-runs.tsx';

afterEach(() => vi.unstubAllGlobals());

const RUN = '/rest/s1/emplOrder/issuance/run';
const COST = 'POST /rest/s1/emplOrder/costPreview';
const form = defineForm('emplOrder/issue', [{ type: 'textarea', name: 'description', label: 'note' }]);
const ordered = { settingId: '01a21526-e401-7918-aad6-dd21740b225c', orderDate: '2026-03-21', fromDate: '2026-03-21' };
const answer = {
  totals: { people: 501, pay: '1000', share: '0', total: '1000', arrears: '0' },
  isByPayroll: false,
  months: [{ year: 1405, month: 1, isArrears: false, pay: '1000', share: '0', total: '1000' }],
  ...{ units: [], costCenters: [], factors: [], withoutShare: [] },
  errors: [{ partyId: 'p1', partyRelationshipId: 'r1', fullName: 'Somebody', pseudoId: '12', code: 'alreadyOpen', reason: 'One is open' }],
};
const Many = () => <IssueMany of={form} codes={['1', '2']} start={{}} toBody={() => ordered} />;

test('what a run would cost and whom it leaves out is shown before it is begun', async () => {
  const { user, asked } = await openPage({
    page: Many,
    screen: issueScreen,
    permissions: ['emplOrder/issuance/observe', 'emplOrder/issuance/add'],
    answers: { [COST]: () => answer, [`POST ${RUN}`]: () => ({ runId: 'run', people: 500 }) },
  });
  expect(screen.queryByRole('button', { name: messages.issueMany })).toBeNull();
  await user.click(await screen.findByRole('button', { name: messages.countMany }));
  expect(await screen.findByText(messages.without(formatNumber(1)))).toBeDefined();
  // of so many payroll is not asked: no share is shown as if it were nothing
  expect(screen.getByText(costWords.byOrders)).toBeDefined();
  expect(asked(COST)[0]?.body).toEqual({ orders: [{ ...ordered, codes: ['1', '2'] }] });
  expect(asked(`POST ${RUN}`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: messages.issueMany }));
  await waitFor(() => expect(asked(`POST ${RUN}`)[0]?.body).toEqual({ ...ordered, codes: ['1', '2'] }));
});

test('who decides is told what their acceptance set aside, and nothing of runs that are through', async () => {
  const run = { state: 'done', total: 4, done: 4, failed: 0, createdAt: '2026-05-01T08:00:00Z', aside: [] };
  const aside = [{ place: 1, name: 'Part of Sales', reason: 'A post has moved' }];
  await openPage({
    page: () => <OrdersRuns only="accept" />,
    screen: issueScreen,
    permissions: ['emplOrder/issuance/observe'],
    answers: {
      [`GET ${RUN}`]: () => ({
        runs: [
          { ...run, runId: 'a', what: 'accept', done: 3, failed: 1, aside },
          { ...run, runId: 'b', what: 'accept' },
          { ...run, runId: 'c', what: 'issue', failed: 2 },
        ],
      }),
    },
  });
  expect(await screen.findByText(messages.asideOne({ name: 'Part of Sales', reason: 'A post has moved' }))).toBeDefined();
  expect(screen.queryByText(new RegExp(messages.what.issue))).toBeNull();
  expect(screen.getAllByText(new RegExp(messages.what.accept))).toHaveLength(1);
});
