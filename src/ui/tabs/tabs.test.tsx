import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(() => vi.restoreAllMocks());

test('the row scrolls to the selected tab, at first and when another is selected', async () => {
  // a row 100 wide, from right to left; each tab is 80
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const at = { a: 20, b: -60, c: -140 }[this.getAttribute('data-key') ?? ''];
    return at === undefined ? new DOMRect(0, 0, 100, 40) : new DOMRect(at - (this.parentElement?.scrollLeft ?? 0), 0, 80, 40);
  });
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
  const show = (selected: string) => (
    <Tabs label="row" tabs={tabs} selected={selected} onSelect={() => undefined}>
      content
    </Tabs>
  );
  const { rerender } = render(show('c'));
  const row = screen.getByRole('tablist');
  await waitFor(() => expect(row.scrollLeft).toBe(-180));
  row.scrollLeft = 0;
  rerender(show('b'));
  await waitFor(() => expect(row.scrollLeft).toBe(-100));
});
