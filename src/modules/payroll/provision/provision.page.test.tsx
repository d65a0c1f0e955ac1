import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import ProvisionPage from './provision.page.tsx';
import { provisionScreen } from './provision.screen.ts';
import words from './provision-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/rest/s1/payroll/provision';
const one = { provisionId: 'v1', day: '2026-06-20', madeAt: '2026-06-20T08:00:00Z', madeBy: null, people: 3 };
const sums = (total: string) => ({ people: 2, severance: '0', leave: '0', eidi: '0', total });
const aside = [{ partyId: 'p1', fullName: 'Somebody', pseudoId: '1001', reason: 'No wage' }];

test('a reckoning under way is followed to its end, and what it came to is read after it', async () => {
  let state = { state: 'running', done: 0, failed: 0 };
  const came = () => ({ ...{ provisionId: 'v1', day: one.day, parts: [] }, whole: sums(state.done === 3 ? '9000' : '10'), aside: state.done === 3 ? aside : [] });
  await openPage({
    ...{ page: ProvisionPage, screen: provisionScreen, at: '/payroll/provision', permissions: [] },
    answers: { [`GET ${PATH}`]: () => ({ list: [{ ...one, ...state }] }), [`GET ${PATH}/v1`]: came },
  });
  const underWay = words.underWay({ done: formatNumber(0), people: formatNumber(3) });
  expect(await screen.findByText(underWay)).toBeTruthy();
  expect(await screen.findByText(formatMoney('10'))).toBeTruthy();
  state = { state: 'done', done: 3, failed: 1 };
  await waitFor(() => expect(screen.queryByText(underWay)).toBeNull(), { timeout: 8_000 });
  expect(await screen.findByText(formatMoney('9000'))).toBeTruthy();
  expect(await screen.findByText(words.notReckoned({ fullName: 'Somebody', pseudoId: formatCode('1001'), reason: 'No wage' }))).toBeTruthy();
});
