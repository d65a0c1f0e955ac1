import { expect, test } from 'vitest';
import { rolesMissing } from './check-roles.ts';

test.each([
  ['src/platform/x/x.service.ts', 0],
  ['src/modules/a/b/b.messages.fa.ts', 0],
  ['src/platform/x/test-support.ts', 0],
  ['src/kernel/x/x.ts', 0],
  ['src/platform/x/send.ts', 1],
  ['src/modules/a/b/picture.ts', 1],
] as const)('%s: %d', (path, faults) => {
  expect(rolesMissing([path])).toHaveLength(faults);
});
