/** Early payment in part, while its amount is being written. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import { instalmentsScreen } from './instalments.screen.ts';
import messages from './instalments-page.messages.fa.ts';
import { PrepayDialog } from './prepay-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what is wrong with the amount stands at the amount, not in the place of the plan', async () => {
  const said = 'more than what is due';
  await openPage({
    page: () => <PrepayDialog loanId="l1" onClose={() => undefined} />,
    screen: instalmentsScreen,
    permissions: [],
    answers: { 'GET /rest/s1/welfare/loan/prepayment': () => refusal(409, 'modules/welfare/loan-prepayment.onlyDue', { messages: said, fields: { amount: said } }) },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(messages.prepayAmount);
  await userEvent.type(amount, '100');
  await dialog.findByText(said);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.queryByText(messages.noPrepayment)).toBeNull();
});
