import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import messages from '#ui/field/field.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import { TextArea } from './text-area.tsx';

function Held() {
  const [value, setValue] = useState('abcd');
  return <TextArea label="note" value={value} onChange={setValue} maxLength={6} help="help" previous="abc" />;
}

test('letters are folded where the caret stands, and no more are taken than may be', async () => {
  const { userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup();
  render(<Held />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('note');
  await user.type(area, '\u0643', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await user.keyboard('\u064a');
  expect(area.value).toBe('ab\u06a9\u06cccd');
  expect(area.selectionStart).toBe(4);
  await user.keyboard('x');
  expect(area.value).toHaveLength(6);
  expect(screen.getByText(messages.counter(formatNumber(6), formatNumber(6)))).toBeTruthy();
});

test('a changed field says what was stored before, an error is said instead', () => {
  const { rerender } = render(<TextArea label="note" value="b" onChange={() => undefined} help="help" previous="abc" isChanged />);
  expect(screen.getByText(messages.previous('abc'))).toBeTruthy();
  expect(screen.queryByText('help')).toBeNull();
  rerender(<TextArea label="note" value="b" onChange={() => undefined} previous="abc" stale="somebody" />);
  expect(screen.getByText('somebody')).toBeTruthy();
  rerender(<TextArea label="note" value="b" onChange={() => undefined} previous="abc" error="wrong" />);
  expect(
    screen
      .getByLabelText('note')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .filter(Boolean),
  ).toEqual(['wrong']);
});
