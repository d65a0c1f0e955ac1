import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerError, networkError } from '#ui/client/api-error.ts';
import { AlertHost } from './alert.tsx';
import { closeAllAlerts, showAlert } from './alert-store.ts';
import { showError } from './show-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<AlertHost />);
});
afterEach(() => {
  act(closeAllAlerts);
  vi.useRealTimers();
});
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test.each(['error', 'warning', 'success', 'info'] as const)('an alert of kind %s goes after 6 s', (type) => {
  act(() => void showAlert({ type, message: 'text' }));
  wait(5_999);
  expect(screen.getByText('text')).toBeDefined();
  wait(1);
  expect(screen.queryByText('text')).toBeNull();
});

test('its own duration counts, and none under the pointer', () => {
  act(() => void showAlert({ type: 'info', message: 'text', autoHideDuration: 1_000 }));
  fireEvent.pointerEnter(screen.getByRole('region'));
  wait(60_000);
  fireEvent.pointerLeave(screen.getByRole('region'));
  expect(screen.getByText('text')).toBeDefined();
  wait(1_000);
  expect(screen.queryByText('text')).toBeNull();
});

test('an error says its sentence and a code to copy: of the request, of the error where it has none, and none where no answer came', () => {
  act(() => void showError(answerError(409, { messages: 'sentence', errorCode: 'a.b', requestId: 'K7F-204' }, null)));
  expect(screen.getByRole('alert').textContent).toContain('sentence');
  expect(screen.getByText('K7F-204')).toBeDefined();
  act(() => void showError(answerError(502, undefined, null)));
  expect(screen.getByText('unknown')).toBeDefined();
  act(() => void showError(networkError()));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.includes(networkError().errorCode))).toEqual([false, false, false]);
});
