/** Own receipts: what is left is offered to be paid, what came back says why. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { serviceRequestScreen } from '../service-request/service-request.screen.ts';
import { OwnReceipts } from './own-receipts.tsx';
import messages from './place-receipts-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const words = messages.own;
const receipt = { welfareReceiptId: 'w', receiptNumber: 'B7', paidOn: '2026-04-10', amount: '600', file: 'a.pdf;a.pdf', statusId: 'WrReturned', reason: 'Blurred' };
const bill = { partyId: 'p', requestId: 'r', eventTitle: 'Pool', slotTitle: 'Evening', owed: '1000', accepted: '0', waiting: '0', left: '1000', receipts: [receipt] };
const opened = (permissions: readonly string[]) =>
  openPage({ page: OwnReceipts, screen: serviceRequestScreen, permissions: [...permissions], answers: { 'GET /rest/s1/welfare/placeReceipt/own': () => ({ rows: [bill] }) } });

test('a receipt that came back says why, and the next one begins with what is left', async () => {
  const { user } = await opened(['welfareServices/otherServices/request/observe', 'welfareServices/otherServices/request/request']);
  const returned = await screen.findByRole('article', { name: words.number('B7') });
  expect(within(returned).getByText(words.reason('Blurred'))).toBeTruthy();
  expect(within(returned).getByRole('link', { name: messages.see })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.handOf('Pool - Evening') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByDisplayValue(formatNumber(1000))).toBeTruthy();
});
