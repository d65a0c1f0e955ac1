import { expect, test } from 'vitest';
import { beyondBudget, sharesOf } from './test-budget.ts';

const file = (name: string, tests: number) => ({ name, tests, seconds: 2 });

test('each file belongs to one part, and a part that has grown beyond what was decided is named', () => {
  const shares = sharesOf([
    file('src/kernel/rial/rial.test.ts', 5),
    file('src/kernel/jalali/jalali.test.ts', 6),
    file('src/modules/x/x.page.test.tsx', 7),
    file('src/ui/button/button.test.tsx', 8),
    file('test/attacks/x.test.ts', 9),
    file('src/modules/x/x.test.ts', 10),
    file('test/walk/walk.journey.ts', 11),
    file('test/gallery/gallery.journey.ts', 12),
    file('src/modules/x/x.journey.ts', 1_000),
  ]);
  expect(shares.map(({ name, tests, seconds }) => [name, tests, seconds])).toEqual([
    ['rules without I/O', 11, 4],
    ['pages', 15, 4],
    ['attacks and matrices', 9, 2],
    ['slices', 10, 2],
    ['walk through the screens', 11, 2],
    ['components', 12, 2],
    ['journeys', 1_000, 2],
  ]);
  expect(beyondBudget(shares).map(({ name }) => name)).toEqual(['journeys']);
});
