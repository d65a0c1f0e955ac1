import { expect, test } from 'vitest';
import { spansOf } from './spans.ts';

test.each([
  [3, { xs: 12, sm: 6, md: 3, lg: 3 }],
  [8, { xs: 12, sm: 8, md: 8, lg: 8 }],
  [{ xs: 6 }, { xs: 6, sm: 6, md: 4, lg: 3 }],
  [{ md: 6 }, { xs: 12, sm: 6, md: 6, lg: 6 }],
  [{ sm: 12 }, { xs: 12, sm: 12, md: 12, lg: 12 }],
  [
    { xs: 12, sm: 12, md: 6, lg: 2 },
    { xs: 12, sm: 12, md: 6, lg: 2 },
  ],
])('a col of %o spans %o', (col, spans) => {
  expect(spansOf(col)).toEqual(spans);
});
