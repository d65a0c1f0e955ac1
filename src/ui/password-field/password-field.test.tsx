import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import kit from '#ui/kit/kit.messages.fa.ts';
import { PasswordField } from './password-field.tsx';

test('the eye shows and hides what was typed, and the keyboard is hinted at', () => {
  render(<PasswordField label="secret" value="Sepidar" onChange={() => undefined} help="help" />);
  const input = screen.getByLabelText<HTMLInputElement>('secret');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: kit.showPassword }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: kit.hidePassword }));
  expect(input.type).toBe('password');
  fireEvent.keyDown(input, { key: '\u0634' });
  expect(screen.getByText(kit.keyboardPersian)).toBeTruthy();
  expect(screen.queryByText('help')).toBeNull();
});
