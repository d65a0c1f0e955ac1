import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Display } from './display.tsx';

test.each([null, undefined, ''])('%j is shown as the dash of the unknown', (value) => {
  render(<Display label="manager" value={value} />);
  expect(screen.getByRole('definition').textContent).toBe(kit.unknown);
  expect(screen.getByRole('term').textContent).toBe('manager');
});

test('codes are isolated and read from the left', () => {
  render(<Display label="phone" value="+98 21" isLtr />);
  expect(screen.getByText('+98 21').dir).toBe('ltr');
});
