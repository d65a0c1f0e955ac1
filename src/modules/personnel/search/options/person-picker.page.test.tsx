import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import * as client from '#ui/client/client.ts';
import type { PersonOption } from './person-options.contract.ts';

const sara: PersonOption = {
  partyId: 'p1',
  partyRelationshipId: 'e1',
  fullName: 'Sara Karimi',
  pseudoId: '1001',
  faceImage: null,
  statusId: 'ActiveRel',
  unitName: 'Sales',
  positionTitle: 'Seller',
  second: { code: '1001', words: ['Seller', 'Sales'] },
  disabled: false,
};
const left: PersonOption = {
  ...sara,
  partyId: 'p2',
  partyRelationshipId: 'e2',
  fullName: 'Sara Azad',
  statusId: 'NotActiveRel',
  second: { code: '1002', words: ['left'] },
  disabled: true,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(client, 'send').mockResolvedValue({ list: [sara, left] });
});
afterEach(() => vi.useRealTimers());

test('asks with the words of the name, shows who it is, and gives the person', async () => {
  const changed = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonPicker label="Person" value={null} onChange={changed} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Person/ }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'sara ka' } });
  await act(() => vi.advanceTimersByTimeAsync(500));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(vi.mocked(client.send).mock.calls[0]).toMatchObject([{ method: 'GET', path: '/rest/s1/hcm/personOptions' }, { query: { searchValue: ['sara', 'ka'] } }]);
  const [first, second] = screen.getAllByRole('option');
  expect(first?.textContent).toContain('Sara Karimi\u06F1\u06F0\u06F0\u06F1 · Seller · Sales');
  expect(second?.textContent).toContain('left');
  if (second) fireEvent.click(second);
  expect(changed, 'who may not be chosen is not').not.toHaveBeenCalled();
  if (first) fireEvent.click(first);
  expect(changed).toHaveBeenCalledWith('p1', sara);
});
