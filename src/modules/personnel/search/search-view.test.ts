import { expect, test } from 'vitest';
import { renewed } from './search-view.rules.ts';

test('an address of today is left alone', () => {
  expect(renewed({ q: 'x', s: '-hireDate', page: 3, size: 25, status: 'all' })).toBeUndefined();
});

test.each([
  [{ sort: 'hireDate', order: 'desc' }, '-hireDate'],
  [{ sort: 'lastName' }, 'fullName'],
  [{ sort: 'relevance' }, undefined],
  [{ sort: 'nonsense', s: 'unitName' }, 'unitName'],
  [{ order: 'desc' }, undefined],
])('%j is the order %s', (address, s) => {
  expect(renewed(address)).toEqual({ sort: undefined, order: undefined, s });
});

test('a page of twenty goes to the page its first row stands on', () => {
  expect(renewed({ size: 20, page: 3 })).toMatchObject({ size: undefined, page: 2 });
  expect(renewed({ size: 20, page: 1 })).toMatchObject({ size: undefined, page: undefined });
  expect(renewed({ size: 50, page: 3, sort: 'pseudoId' })).not.toHaveProperty('page');
});
