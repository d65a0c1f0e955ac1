import { expect, test } from 'vitest';
import { fieldClasses } from '#kernel/entity.ts';
import { type Owner, type Reach, reachesNoFurther } from './reach.rules.ts';

const [HERE, BELOW, ELSEWHERE] = ['here', 'below', 'elsewhere'];
const reach = (more: Partial<Reach>): Reach => ({ permissions: ['personnel'], rowScope: 'company', classes: ['public'], companyId: HERE, ...more });
const owner = (more: Partial<Reach>, companyIds: readonly string[] = [HERE]): Owner => ({ grants: [reach(more)], companyIds });

test.each<[string, Partial<Reach>, boolean]>([
  ['the same', {}, true],
  ['a part of the keys', { permissions: ['personnel/search'] }, true],
  ['another key', { permissions: ['personnel', 'payroll'] }, false],
  ['a key that only begins alike', { permissions: ['personnelOrders'] }, false],
  ['every key', { permissions: ['*'] }, false],
  ['another class', { classes: ['public', 'pay'] }, false],
  ['units of the company', { rowScope: 'units' }, true],
  ['all companies', { rowScope: 'all' }, false],
  ['another company', { companyId: ELSEWHERE }, false],
  ['the own rows of anybody', { companyId: ELSEWHERE, rowScope: 'self', permissions: ['payroll'] }, true],
])('by a company: %s', (_, wanted, may) => {
  expect(reachesNoFurther([reach(wanted)], owner({}))).toBe(may);
});

test('all companies are those below the own one, not those beside or above it', () => {
  const administrator = owner({ permissions: ['*'], rowScope: 'all', classes: fieldClasses }, [HERE, BELOW]);
  for (const rowScope of ['units', 'company', 'all'] as const) {
    const may = [HERE, BELOW, ELSEWHERE].map((companyId) => reachesNoFurther([reach({ rowScope, companyId, permissions: ['*'] })], administrator));
    expect(may).toEqual([true, true, false]);
  }
});

test('the units of one person are not those of another', () => {
  expect(reachesNoFurther([reach({ rowScope: 'units' })], owner({ rowScope: 'units' }))).toBe(false);
});

test('a wide right in one company and a narrow one in another do not add up', () => {
  const both: Owner = { grants: [reach({ permissions: ['*'] }), reach({ permissions: ['accounts'], companyId: ELSEWHERE })], companyIds: [HERE, ELSEWHERE] };
  expect(reachesNoFurther([reach({ companyId: ELSEWHERE, permissions: ['accounts'] })], both)).toBe(true);
  expect(reachesNoFurther([reach({ companyId: ELSEWHERE, permissions: ['*'] })], both)).toBe(false);
});
