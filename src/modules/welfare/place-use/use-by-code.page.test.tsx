/** Marking by the code of a letter: what is shown and can be marked is of the code that was sent. */
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { serviceAllocationScreen } from '../service-allocation/service-allocation.screen.ts';
import messages from './place-letter.messages.fa.ts';
import { UseByCode } from './use-by-code.tsx';

afterEach(() => vi.unstubAllGlobals());

test('an empty code is refused at its field, and a place that was found goes as soon as another code is typed', async () => {
  const place = { requestId: 'r', partyId: 'p', fullName: 'Sara', eventTitle: 'Pool', slotTitle: 'Evening', fromDate: '2026-05-01', thruDate: '2026-05-02', unitCode: null };
  const { user } = await openPage({
    page: UseByCode,
    screen: serviceAllocationScreen,
    permissions: ['welfareServices/otherServices/allocation/use'],
    answers: { 'GET /rest/s1/welfare/placeUse': () => ({ ...place, persons: 1, status: 'WpConfirmed' }) },
  });
  const find = await screen.findByRole('button', { name: messages.use.find });
  await user.click(find);
  expect(screen.getByText(messages.check.codeNeeded)).toBeTruthy();
  const code = screen.getByRole('textbox', { name: messages.check.code });
  await user.type(code, '2222ABCD2222');
  expect(screen.queryByText(messages.check.codeNeeded)).toBeNull();
  await user.click(find);
  await screen.findByText('Sara');
  await user.type(code, 'X');
  expect(screen.queryByText('Sara')).toBeNull();
  expect(screen.queryByRole('button', { name: messages.use.used })).toBeNull();
});
