import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Segmented } from './segmented.tsx';

function Choice({ reason }: { reason?: string }) {
  const [value, setValue] = useState('a');
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second', isDisabled: true },
    { value: 'c', label: 'Third' },
  ];
  return <Segmented label="Layer" isLabelHidden value={value} options={options} onChange={setValue} reason={reason} />;
}

test('one choice under its name; the arrows pass by what cannot be chosen', async () => {
  render(<Choice />);
  const user = userEvent.setup();
  const group = screen.getByRole('radiogroup', { name: 'Layer' });
  expect(group.getAttribute('aria-describedby')).toBeNull();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Third' }).checked).toBe(true);
  await user.click(screen.getByText('First'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'First' }).checked).toBe(true);
});

test('why something cannot be chosen belongs to it', () => {
  render(<Choice reason="because" />);
  const id = screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('because');
});
