import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissionKeys } from '#kernel/call.ts';
import { fieldClasses } from '#kernel/entity.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { loadSlices } from '#server/slices.ts';
import { oneTimePassword } from './one-time/one-time.contract.ts';
import { mayGive, mayTakeOver, type Owner, type Reach, reachesNoFurther } from './reach.rules.ts';

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
  [
    'the own screens of anybody',
    { companyId: ELSEWHERE, rowScope: 'self', classes: ['public', 'pay'], permissions: ['tasks', 'personnelManagement/personnelBaseInformation'] },
    true,
  ],
  ['a key held, for the own rows', { rowScope: 'self', permissions: ['personnel'] }, true],
  ['a key held here, for the own rows elsewhere', { rowScope: 'self', companyId: ELSEWHERE }, false],
  ['a key beyond, though for the own rows', { rowScope: 'self', permissions: ['systemManagement/accessLevel'] }, false],
  ['every key, though for the own rows', { rowScope: 'self', permissions: ['*'] }, false],
  ['the own screens over others', { permissions: ['tasks'] }, false],
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

const employee = groups.find(({ userGroupId }) => userGroupId === 'employee') as (typeof groups)[number];

test('an HR officer puts people into the group of employees', () => {
  const officer = groups.find(({ userGroupId }) => userGroupId === 'hrOfficer') as (typeof groups)[number];
  expect(mayGive({ ...employee, companyId: null }, HERE, { grants: [{ ...officer, companyId: HERE }], companyIds: [HERE], roles: [officer.wireRole] })).toBe(true);
});

test('nobody makes others of a stronger role than the own by a group of few keys', () => {
  const few = { ...employee, companyId: null, wireRole: 'ADMIN' };
  const giver = (roles: readonly string[]) => ({ grants: [reach({ permissions: ['*'], rowScope: 'all' })], companyIds: [HERE], roles });
  expect([giver(['hcmJobUsers']), giver(['ADMIN'])].map((one) => mayGive(few, HERE, one))).toEqual([false, true]);
});

test('an account is taken over by whoever may do all it may and more; that of an equal by who may open accounts anew', () => {
  const holderOf = (userGroupId: string): Owner => ({
    grants: groups.filter((group) => group.userGroupId === userGroupId).map((group) => ({ ...group, companyId: HERE })),
    companyIds: [HERE],
  });
  const may = (of: string, by: string): boolean => mayTakeOver(holderOf(of), holderOf(by));
  expect(may('employee', 'hrOfficer')).toBe(true);
  for (const group of ['hrOfficer', 'payrollOfficer', 'administrator']) expect([group, may(group, 'hrOfficer')]).toEqual([group, false]);
  for (const group of ['employee', 'hrOfficer', 'administrator']) expect([group, may(group, 'administrator')]).toEqual([group, true]);
  const keeper = { ...reach({ permissions: ['personnel', ...permissionKeys(oneTimePassword.permission)] }) };
  expect([mayTakeOver({ grants: [keeper], companyIds: [HERE] }, { grants: [keeper], companyIds: [HERE] }), mayTakeOver(owner({}), owner({}))]).toEqual([true, false]);
});

test('what everybody holds opens no call of the registry that is not about whoever makes it', async () => {
  const { routes } = await loadSlices();
  const opened = routes.filter(({ call }) => permissionKeys(call.permission).length > 0 && mayUse([{ ...employee, companyId: HERE }], permissionKeys(call.permission)));
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.filter(({ call }) => call.scope === 'none').map(({ call }) => `${call.method} ${call.path}`)).toEqual([]);
});

test('whoever takes what may be given can call nothing about no person that the giver cannot', async () => {
  const aboutNobody = (await loadSlices()).routes.map(({ call }) => call).filter(({ scope, permission }) => scope === 'none' && permissionKeys(permission).length > 0);
  const keys = [...new Set(aboutNobody.flatMap(({ permission }) => permissionKeys(permission)))];
  const beginnings = [...new Set(keys.flatMap((key) => key.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))))];
  const permissions = fc.subarray(['tasks', ...beginnings], { minLength: 1, maxLength: 4 });
  let given = 0;
  fc.assert(
    fc.property(permissions, permissions, fc.constantFrom('self', 'units', 'company', 'all'), (held, wanted, rowScope) => {
      const [giver, taker] = [owner({ permissions: held }), [reach({ permissions: wanted, rowScope })]];
      if (!reachesNoFurther(taker, giver)) return;
      given += 1;
      for (const { permission } of aboutNobody) if (mayUse(taker, permissionKeys(permission))) expect(mayUse(giver.grants, permissionKeys(permission))).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(given).toBeGreaterThan(10);
});
