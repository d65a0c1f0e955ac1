import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { managementScreen } from '#modules/attendance/management/management.screen.ts';
import { openPage } from '#testing/open-page.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import words from './payout-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was counted is gone once it is no more of the wage that is written', async () => {
  const { user } = await openPage({
    page: () => <PayoutDialog partyId="00000000-0000-7000-8000-000000000001" onClose={() => undefined} />,
    screen: managementScreen,
    answers: { 'POST /rest/s1/hcm/leave/payout/preview': () => ({ minutes: 880, dayMinutes: 440, wouldLapse: 0, amount: null }) },
  });
  await user.click(await screen.findByRole('button', { name: words.count }));
  expect(await screen.findByText(words.time)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: new RegExp(words.wage) }), '5');
  await waitFor(() => expect(screen.queryByText(words.time)).toBeNull());
  expect(screen.queryByText(words.hidden)).toBeNull();
});
