/** Contracts of supplementary insurance: a link to one that is none shows nobody's rows, and the trial says what is counted or what lacks. */
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import register from '#platform/reference-data/register/of-row.messages.fa.ts';
import { openPage } from '#testing/open-page.tsx';
import messages from '../insurance-definition/insurance-definition-page.messages.fa.ts';
import InsuranceContractsPage from './insurance-contracts.page.tsx';
import { insuranceContractsScreen } from './insurance-contracts.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const CONTRACT = 'GET /rest/s1/welfare/insurance/contract';
const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const open = (search: string, contracts: readonly object[]) => {
  const asked: string[] = [];
  const opened = openPage({
    page: InsuranceContractsPage,
    screen: insuranceContractsScreen,
    at: `/supplementaryInsurance/definition?${search}`,
    permissions: ['welfareServices/supplementaryInsurance/definition/observe'],
    answers: {
      [CONTRACT]: () => page(contracts),
      [`${CONTRACT}/premium`]: ({ query }) => {
        asked.push(String(query.get('insuranceContractId')));
        return page([]);
      },
    },
  });
  return { opened, asked };
};
const contracts = [
  { insuranceContractId: first, title: 'This year' },
  { insuranceContractId: second, title: 'Last year' },
];

test('the address says whose premiums are shown; who says nothing sees those of the first', async () => {
  const named = open(`tab=premiums&of=${second}`, contracts);
  await named.opened;
  await screen.findByText(messages.empty.premium);
  expect(new Set(named.asked)).toEqual(new Set([second]));
});

test('a contract that is not among them shows the rows of no other', async () => {
  const strange = open('tab=premiums&of=00000000-0000-4000-8000-000000000009', contracts);
  await strange.opened;
  await screen.findByText(register.strange);
  expect(strange.asked).toEqual([]);
});

test('without a contract it is said how to begin', async () => {
  await open('tab=trial', []).opened;
  await screen.findByText(messages.noContracts);
});
