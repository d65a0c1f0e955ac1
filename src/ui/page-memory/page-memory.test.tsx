import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadAnew, pageStore, pageValue } from './page-memory.ts';

test('a store and a value are as at load again, and who follows the store is told', () => {
  const useCount = pageStore(() => ({ count: 0 }));
  const ended = vi.fn();
  const value = pageValue(() => new Set<string>(), ended);
  function Count() {
    return <p>{useCount(({ count }) => count)}</p>;
  }
  render(<Count />);
  act(() => useCount.setState({ count: 3 }));
  const left = value.now.add('one');
  expect(screen.getByText('3')).toBeTruthy();
  act(loadAnew);
  expect(screen.getByText('0')).toBeTruthy();
  expect([...value.now]).toEqual([]);
  expect(ended).toHaveBeenCalledExactlyOnceWith(left);
});

test('what is at load is asked anew', () => {
  localStorage.setItem('userAlertSound', 'true');
  const useSound = pageStore(() => ({ stored: localStorage.getItem('userAlertSound') }));
  localStorage.clear();
  loadAnew();
  expect(useSound.getState()).toEqual({ stored: null });
});
