import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PermissionKey } from '#kernel/call.ts';
import { classesOf, mayReach, mayUse, wireRoles } from '#platform/access/access.rules.ts';
import type { Grant } from '#platform/http/context.server.ts';
import { mayHandOut, refusalOf, toldApart } from './access-level.rules.ts';

const companies = ['a', 'b'];
const permissions = ['*', 'x', 'x/y', 'x/y/z', 'v/w', 'tasks'];
const rowScope = fc.constantFrom('self', 'units', 'named', 'company', 'all') as fc.Arbitrary<Grant['rowScope']>;
const classes = fc.subarray(['public', 'pay', 'bank']) as fc.Arbitrary<Grant['classes']>;
const handed = fc.record({ permissions: fc.subarray(permissions), rowScope, classes, wireRole: fc.constantFrom(...wireRoles), unitIds: fc.subarray(['u', 'w']) });
const grant: fc.Arbitrary<Grant> = fc.record({
  groupId: fc.constant('g'),
  permissions: fc.subarray(permissions, { minLength: 1 }),
  rowScope,
  classes,
  companyId: fc.constantFrom(...companies),
  unitIds: fc.subarray(['u', 'w']),
});
const giver = fc.record({
  partyId: fc.constant('giver'),
  companyIds: fc.subarray(companies, { minLength: 1 }),
  unitIds: fc.subarray(['u', 'w']),
  roles: fc.subarray([...wireRoles]),
  grants: fc.array(grant, { minLength: 1, maxLength: 3 }),
});
const keys: readonly PermissionKey[] = ['x/y', 'x/y/z', 'v/w', 'q/r'];

test('what may be handed out opens no call, no row and no class that the giver does not have', () => {
  let allowed = 0;
  fc.assert(
    fc.property(giver, handed, fc.constantFrom(...companies), fc.constantFrom(...keys), fc.subarray(['u', 'w']), (actor, group, companyId, key, unitIds) => {
      fc.pre(mayHandOut(group, [companyId], actor));
      allowed += 1;
      const call = { permission: key, scope: 'rows' } as const;
      const taker = { partyId: 'taker', companyIds: [companyId], unitIds, grants: [{ ...group, groupId: 'h', companyId }] };
      const person = { partyId: 'person', companyId, unitIds };
      if (mayUse(taker.grants, [key])) expect(mayUse(actor.grants, [key])).toBe(true);
      if (!mayReach(taker, call, person)) return;
      expect(mayReach(actor, call, person)).toBe(true);
      const alone = actor.grants.map((grant) => ({ ...actor, grants: [grant] })).filter((one) => mayReach(one, call, person));
      const seen = new Set(alone.flatMap((one) => [...classesOf(one, call)('person')]));
      expect(classesOf(taker, call)('person').difference(seen)).toEqual(new Set());
    }),
    { numRuns: 3_000 },
  );
  expect(allowed).toBeGreaterThan(100);
});

test('a role is handed out by its equals and by stronger ones', () => {
  const group = { permissions: [], rowScope: 'company', classes: ['public'] } as const;
  const mayGive = (own: readonly string[]) => wireRoles.filter((wireRole) => mayHandOut({ ...group, wireRole }, ['a'], { grants: [], companyIds: ['a'], roles: own }));
  expect([mayGive([]), mayGive(['Employee']), mayGive(['hcmJobUsers', 'Employee']), mayGive(['ADMIN'])]).toEqual([
    ['Employee'],
    ['Employee'],
    ['Employee', 'hcmJobUsers'],
    [...wireRoles],
  ]);
});

test('a group of the whole installation is changed by who reaches every company of it', () => {
  const everything: Grant = { groupId: 'g', permissions: ['*'], rowScope: 'all', classes: ['public'], companyId: 'a' };
  const group = { userGroupId: 'h', companyId: null, permissions: ['x'], rowScope: 'company', classes: ['public'], wireRole: 'Employee' } as const;
  const why = (companyIds: readonly string[], ownGroupIds: readonly string[] = []) =>
    refusalOf(group, { actor: { grants: [everything], companyIds, roles: ['ADMIN'] }, rows: { companyIds } }, { installation: companies, ownGroupIds });
  expect([why(['a']), why(companies), why(companies, ['h'])]).toEqual(['wholeInstallation', undefined, 'ownGroup']);
});

test('groups of the same title are told apart by their companies, the others keep their title', () => {
  const group = (userGroupId: string, description: string, companyName: string | null) => ({ userGroupId, description, companyName });
  const words = { whole: 'all', ofCompany: ({ group: title, company }: { group: string; company: string }) => `${title} of ${company}` };
  const titles = toldApart([group('1', 'Clerks', 'North'), group('2', 'Clerks', 'South'), group('3', 'Clerks', null), group('4', 'Admins', 'North')], words);
  expect([...titles.values()]).toEqual(['Clerks of North', 'Clerks of South', 'Clerks of all', 'Admins']);
});
