import { beforeAll, expect, test } from 'vitest';
import { groups } from '#platform/access/access.catalogue.ts';
import { mayOpen } from '#platform/access/access.rules.ts';
import { loadSlices, type SliceRegistry } from '#server/slices.ts';
import { screensPage, stateOf } from './screens.ts';
import { specRoutes } from './spec-routes.ts';

/** Taken out of the menu by spec section 6. */
const removed = ['/organizationalUnitDegree'];
/** Pages of the shell; an advertisement and the sign-up are reached from the job board. */
const shell = ['/403', '/userNotFound', '/login', '/waiting', '/register', '/passwordRecovery', '/jobBoards/:jobid?', '/signUp'];

let registry: SliceRegistry;
beforeAll(async () => {
  registry = await loadSlices();
});
const found = (path: string) => registry.screens.find(({ screen }) => screen.path === path);

test('every route of the specification has its screen, and a place in the menu unless that is taken from it', () => {
  const paths = Object.values(specRoutes).flat();
  expect(new Set(paths).size).toBe(97);
  expect(paths.filter((path) => stateOf(found(path)) === 'missing')).toEqual([]);
  expect(paths.filter((path) => found(path)?.screen.menu === undefined).sort()).toEqual([...removed, ...shell].sort());
});

test('the administrator opens every screen that is not built; guests and everybody see the job board above a footer', () => {
  const { permissions, wireRole } = groups.find(({ userGroupId }) => userGroupId === 'administrator') as (typeof groups)[number];
  const administrator = { roles: [wireRole], grants: [{ permissions, rowScope: 'all' as const, classes: [], companyId: '' }] };
  const notBuilt = registry.screens.filter(({ screen }) => screen.notBuilt).map(({ screen }) => screen);
  expect(notBuilt.filter((screen) => !mayOpen(screen, administrator))).toEqual([]);
  for (const path of specRoutes['Job board'] ?? []) expect(found(path)?.screen).toMatchObject({ chrome: 'footer', access: 'public' });
  expect(registry.screens.filter(({ screen }) => screen.chrome === 'footer')).toHaveLength(3);
});

test('the page of the documents says what is built', () => {
  const [first, second] = registry.screens;
  if (!first || !second) throw new Error('no screens');
  const { notBuilt: _, ...built } = first.screen;
  const page = screensPage({
    screens: [
      { slice: 'modules/a/b', page: '', screen: { ...built, path: '/dashboard' } },
      { slice: 'modules/c/d', page: '', screen: { ...second.screen, path: '/tasks', notBuilt: true } },
    ],
  });
  expect(page).toContain('\n1 of 97 routes of the specification are built.\n');
  expect(page).toContain('\n| /dashboard | modules/a/b | built |\n');
  expect(page).toContain('\n| /tasks | modules/c/d | not built |\n');
});
