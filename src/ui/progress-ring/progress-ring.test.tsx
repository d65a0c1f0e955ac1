import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressRing } from './progress-ring.tsx';

test.each([
  [0, 18, '\u06f0\u066a'],
  [16, 18, '\u06f8\u06f8\u066a'],
  [399, 400, '\u06f9\u06f9\u066a'],
  [18, 18, '\u06f1\u06f0\u06f0\u066a'],
])('%i of %i is %s, and whole only when it is', (value, max, text) => {
  render(<ProgressRing label="complete" value={value} max={max} />);
  expect(screen.getByRole('img', { name: `complete ${text}` }).textContent).toBe(text);
});

test('beside words that name it, it is only its per cent', () => {
  render(<ProgressRing value={1} max={2} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('\u06f5\u06f0\u066a')).toBeDefined();
});
