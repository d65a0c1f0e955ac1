import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PermissionKey } from '#kernel/call.ts';
import { allows, classesOf, explain, type GrantFacts, grantsFor, mayOpen, mayReach, permissionDictionary } from './access.rules.ts';

const grant = (more: Partial<GrantFacts>): GrantFacts => ({ permissions: [], rowScope: 'company', classes: ['public'], companyId: 'c', ...more });

test.each([
  ['the key itself', 'a/b', 'a/b', true],
  ['a beginning covers what lies under it', 'a', 'a/b/c', true],
  ['a path is open when anything under it is', 'a/b/c', 'a/b', true],
  ['a beginning ends at a slash', 'a/b', 'a/bc', false],
  ['a sibling says nothing', 'a/b', 'a/c', false],
  ['everything', '*', 'x/y', true],
])('%s', (_, granted, key, expected) => {
  expect(allows(granted, key)).toBe(expected);
});

test('the dictionary says 1 for what is covered and nothing for what merely leads there', () => {
  const grants = [grant({ permissions: ['a/b/edit', 'c'] })];
  expect(permissionDictionary({ grants }, ['a/b', 'a/b/edit', 'a/b/edit/save', 'c/d', 'e'], new Set())).toEqual({ 'a/b/edit': 1, 'a/b/edit/save': 1, 'c/d': 1 });
});

test('only the grants that permit the call count for its rows', () => {
  const wide = grant({ permissions: ['other'], rowScope: 'all' });
  const narrow = grant({ permissions: ['a'], rowScope: 'units' });
  expect(grantsFor([wide, narrow], ['a/b' as PermissionKey])).toEqual([narrow]);
  expect(grantsFor([wide, narrow], [])).toEqual([wide, narrow]);
});

test.each<readonly [string, Partial<GrantFacts>, Partial<GrantFacts>, boolean]>([
  ['another company', { companyId: 'one' }, { companyId: 'other' }, false],
  ['a wider scope', { rowScope: 'units' }, { rowScope: 'company' }, false],
  ['every company', { rowScope: 'company' }, { rowScope: 'all' }, false],
  ['further units', { rowScope: 'named', unitIds: ['a'] }, { rowScope: 'named', unitIds: ['a', 'b'] }, false],
  ['units of the same company', { rowScope: 'company' }, { rowScope: 'units' }, true],
  ['the same units', { rowScope: 'units' }, { rowScope: 'units' }, true],
  ['fewer units', { rowScope: 'named', unitIds: ['a', 'b'] }, { rowScope: 'named', unitIds: ['b'] }, true],
  ['another company, from above', { rowScope: 'all' }, { companyId: 'other' }, true],
])('a class does not reach beyond the rows of its grant: %s', (_, seeing, other, isSeen) => {
  const grants = [grant({ permissions: ['a'], classes: ['public', 'pay'], ...seeing }), grant({ permissions: ['a'], ...other })];
  expect(classesOf({ partyId: 'me', grants }, { permission: 'a/x' })('somebody').has('pay')).toBe(isSeen);
});

test('nor beyond the rows of the call that reaches them', () => {
  const grants = [grant({ permissions: ['a'], rowScope: 'units', classes: ['public', 'pay'] }), grant({ permissions: ['b'], rowScope: 'company' })];
  const seen = (...over: { permission: 'a/x' | 'b/x' }[]) => classesOf({ partyId: 'me', grants }, { permission: 'a/x' }, ...over)('somebody').has('pay');
  expect([seen(), seen({ permission: 'a/x' }), seen({ permission: 'b/x' })]).toEqual([true, true, false]);
});

test('people see everything of themselves but evaluation, and of others only what a permitting grant shows', () => {
  const grants = [
    grant({ permissions: ['a'], classes: ['public', 'pay'] }),
    grant({ permissions: ['b'], classes: ['health'] }),
    grant({ permissions: ['a'], rowScope: 'self', classes: ['bank'] }),
  ];
  const classes = classesOf({ partyId: 'me', grants }, { permission: 'a/x' });
  expect([...classes('other')].sort()).toEqual(['pay', 'public']);
  expect(classes('me').has('bank')).toBe(true);
  expect(classes('me').has('evaluation')).toBe(false);
  expect([...classesOf(undefined, { permission: 'public' })('other')]).toEqual(['public']);
});

test('a screen asks for its role besides its permission', () => {
  const screen = { access: ['dashboard/observe'] as const, roles: ['ADMIN', 'hcmJobUsers'] };
  const actor = (roles: string[], permissions: string[]) => ({ roles, grants: [grant({ permissions })] });
  expect(mayOpen(screen, actor(['hcmJobUsers'], ['dashboard']))).toBe(true);
  expect(mayOpen(screen, actor(['Employee'], ['dashboard']))).toBe(false);
  expect(mayOpen(screen, actor(['ADMIN'], ['other']))).toBe(false);
  expect(mayOpen({ access: 'guest' }, undefined)).toBe(true);
  expect(mayOpen({ access: 'guest' }, actor(['ADMIN'], ['*']))).toBe(false);
});

const ids = ['a', 'b', 'c'];
const subsetOf = (all: readonly string[]) => fc.subarray([...all]);
const anyGrant: fc.Arbitrary<GrantFacts> = fc.record({
  permissions: fc.subarray(['*', 'x', 'x/y', 'x/y/z', 'v/w']),
  rowScope: fc.constantFrom('self', 'units', 'named', 'company', 'all'),
  classes: fc.constant(['public']),
  companyId: fc.constantFrom(...ids),
  unitIds: subsetOf(ids),
});
const anyActor = fc.record({ partyId: fc.constantFrom(...ids), companyIds: subsetOf(ids), unitIds: subsetOf(ids), grants: fc.array(anyGrant, { maxLength: 4 }) });
const anyCall = fc.record({
  permission: fc.constantFrom('x/y' as PermissionKey, 'x/y/z' as PermissionKey, 'v/w' as PermissionKey),
  scope: fc.constantFrom('self' as const, 'rows' as const),
});
const anySubject = fc.record({ partyId: fc.constantFrom(...ids), companyId: fc.constantFrom(...ids), unitIds: subsetOf(ids) });

test('an explanation is given exactly where the decision is yes, and each reason alone is enough', () => {
  let [yes, no] = [0, 0];
  fc.assert(
    fc.property(anyActor, anyCall, anySubject, (actor, call, subject) => {
      const reasons = explain(actor, call, subject);
      const may = mayReach(actor, call, subject);
      expect(reasons.length > 0).toBe(may);
      for (const { grant } of reasons) expect(mayReach({ ...actor, grants: [grant] }, call, subject)).toBe(true);
      for (const one of actor.grants.filter((grant) => !reasons.some((reason) => reason.grant === grant))) expect(mayReach({ ...actor, grants: [one] }, call, subject)).toBe(false);
      if (may) yes += 1;
      else no += 1;
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(yes, no)).toBeGreaterThan(100);
});
