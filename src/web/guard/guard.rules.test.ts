import { describe, expect, test } from 'vitest';
import type { PermissionKey } from '#kernel/call.ts';
import { matchScreen, type Screen } from '#kernel/screen.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import { mayOpen, permissionDictionary } from '#platform/access/access.rules.ts';
import { navigationFor } from '#platform/access/menu.server.ts';
import type { NavigationNode } from '#ui/client/session.ts';
import { screens } from '#web/router/screens.ts';
import { type Decision, decide, type GuardConfig, type GuardSession, type GuardUser, homeOf, mayEnter, wantedPath } from './guard.rules.ts';
import { menuUrls } from './guard.ts';

const guest: GuardSession = { hasKey: false, isExpired: false, isSilent: false, user: null };
const open: GuardConfig = { workEffort: true, setupNeeded: false };
const keys = screens.flatMap(({ access }) => (typeof access === 'string' ? [] : [...access]));

const actorOf = (group: (typeof groups)[number]) => ({
  roles: [group.wireRole],
  grants: [{ permissions: group.permissions, rowScope: group.rowScope, classes: group.classes, companyId: '' }],
});

/** A person of a group, as the server's answers make one. */
function personOf(group: (typeof groups)[number], hasPersonnel: boolean): GuardUser {
  const actor = actorOf(group);
  const titled = screens.map((screen) => ({ screen, title: screen.title }));
  const navigation = navigationFor(actor, titled, { node: (id) => id }) as readonly NavigationNode[];
  return { roles: actor.roles, permissions: permissionDictionary(actor, [...new Set<PermissionKey>(keys)], new Set()), hasPersonnel, menuUrls: menuUrls(navigation) };
}

const signedIn = (user: GuardUser): GuardSession => ({ ...guest, hasKey: true, user });
const roleless: GuardUser = { roles: [], permissions: {}, hasPersonnel: false, menuUrls: [] };

/** Address of a screen with invented params; optional ones once with and once without. */
const samples = (path: string): string[] => [path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '7'), path.replace(/:\w+\??/g, '7')];

/** To the rules a screen that is not built is like the others of its area: one of each is enough. */
const area = ({ access }: Screen): string => (typeof access === 'string' ? access : (access[0].split('/')[0] ?? ''));
const walked = screens.filter((screen, at) => !screen.notBuilt || screens.findIndex((one) => one.notBuilt && area(one) === area(screen)) === at);
const addresses = [...new Set(['/', '/nowhere', '/jobBoards/7/8', '/403?x=1', ...walked.flatMap(({ path }) => samples(path))])];

const everybody: readonly (readonly [string, GuardSession])[] = [
  ['guest', guest],
  ['expired', { ...signedIn(roleless), isExpired: true }],
  ['silent', { ...signedIn(roleless), isSilent: true }],
  ['key without person, silent', { ...guest, hasKey: true, isSilent: true }],
  ['without roles', signedIn(roleless)],
  ...groups.flatMap((group) => [true, false].map((has) => [`${group.userGroupId} ${has ? 'with' : 'without'} file`, signedIn(personOf(group, has))] as const)),
];

interface Walk {
  readonly steps: readonly string[];
  readonly end: Decision;
}

/** Follows the guard from an address to where somebody stays; what a step changes is changed here as the app does it. */
function walk(start: string, who: GuardSession, config: GuardConfig, stored: string | null): Walk {
  const steps = [start];
  let session = who;
  let storedUrl = stored;
  for (;;) {
    const href = steps.at(-1) as string;
    const decision = decide({ href, session, screens, config, storedUrl });
    if (decision.kind === 'expired') {
      session = guest;
      steps.push('/');
    } else if (decision.kind === 'redirect') {
      storedUrl = decision.carry ?? storedUrl;
      steps.push(decision.to);
    } else return { steps, end: decision };
    if (steps.length > 10) return { steps, end: decision };
  }
}

describe('every person x every address', () => {
  // half a million walks: an assertion for each would take several times what they take
  const stored = [...new Set([null, ...addresses.map((address) => wantedPath(address, screens))])];
  test.each(everybody)('%s is sent on at most twice', (_, who) => {
    const astray: string[] = [];
    for (const config of [open, { workEffort: false, setupNeeded: false }, { workEffort: true, setupNeeded: true }])
      for (const wanted of stored)
        for (const address of addresses) {
          const { steps, end } = walk(address, who, config, wanted);
          if (steps.length - 1 > 2 || !['open', 'forbidden', 'notFound'].includes(end.kind)) astray.push(`${steps.join(' > ')}: ${end.kind}`);
        }
    expect(astray.slice(0, 10)).toEqual([]);
  });

  test.each(groups.map((group) => [group.userGroupId, group] as const))('%s opens what the server opens', (_, group) => {
    const person = personOf(group, true);
    for (const screen of screens) expect(mayEnter(screen, person), screen.path).toBe(mayOpen(screen, actorOf(group)));
  });

  test.each(everybody.filter(([, { user }]) => user !== null && user.roles.length > 0))('%s finds a page at /', (_, who) => {
    const { steps, end } = walk('/', who, open, null);
    expect(steps.length - 1).toBeLessThanOrEqual(2);
    expect(end.kind).toBe('open');
    expect(end).not.toHaveProperty('screen.notBuilt');
  });

  test('the tiles are the home of who has no dashboard, else the first page of the menu that is built; the own file of who has none says so', () => {
    const employee = groups.find(({ userGroupId }) => userGroupId === 'employee') as (typeof groups)[number];
    expect(homeOf(personOf(employee, true), screens)).toBe('/home');
    const without = screens.filter(({ path }) => path !== '/home');
    expect(homeOf(personOf(employee, true), without)).toBe(personOf(employee, true).menuUrls.find((url) => !matchScreen(url, screens)?.notBuilt));
    expect(homeOf({ ...personOf(employee, false), menuUrls: [] }, without)).toBe('/userNotFound');
  });
});

describe('guests', () => {
  const own = screens.find(({ access }) => typeof access !== 'string')?.path as string;
  const ask = (href: string, session = guest, storedUrl: string | null = null) => decide({ href, session, screens, config: open, storedUrl });

  test('are sent to sign in with the wanted address', () => {
    expect(ask(`${own}?page=2`)).toEqual({ kind: 'redirect', to: '/login', carry: `${own}?page=2` });
    expect(ask('/nowhere')).toEqual({ kind: 'redirect', to: '/login' });
  });

  test.each(['/403', '/register', '/passwordRecovery', '/userNotFound', '/waiting', '/login', '/signUp', '/jobBoards', '/jobBoards/12'])('open %s', (path) => {
    expect(ask(path).kind).toBe('open');
  });

  test('see the not-found page for public addresses without a screen, and everywhere when work effort is off', () => {
    expect(ask('/jobBoards/12/apply').kind).toBe('notFound');
    expect(decide({ href: '/nowhere', session: guest, screens, config: { ...open, workEffort: false }, storedUrl: null }).kind).toBe('notFound');
  });

  test.each(['/dashboard', '/help', own])('without a key and with work effort off %s leads nowhere: it is refused under its address', (href) => {
    const off = { ...open, workEffort: false };
    expect(decide({ href, session: guest, screens, config: off, storedUrl: null })).toEqual({ kind: 'forbidden' });
    // a key of somebody without roles is a key: the route guard sends to sign in
    expect(decide({ href, session: signedIn(roleless), screens, config: off, storedUrl: null })).toEqual({ kind: 'redirect', to: '/login', carry: href });
  });
});

describe('signed in', () => {
  const officer = personOf(groups.find(({ userGroupId }) => userGroupId === 'hrOfficer') as (typeof groups)[number], true);
  const session = signedIn(officer);
  const refused = screens.find((screen) => typeof screen.access !== 'string' && !mayEnter(screen, officer))?.path as string;
  const allowed = screens.find((screen) => typeof screen.access !== 'string' && mayEnter(screen, officer))?.path as string;
  const ask = (href: string, storedUrl: string | null = null, change: Partial<GuardSession> = {}) =>
    decide({ href, session: { ...session, ...change }, screens, config: open, storedUrl });

  test('a refused address leads to the stored one only if that is allowed and different', () => {
    expect(ask(refused)).toEqual({ kind: 'forbidden' });
    expect(ask(refused, refused)).toEqual({ kind: 'forbidden' });
    expect(ask(refused, allowed)).toEqual({ kind: 'redirect', to: allowed });
  });

  test('the page for guests leads to the wanted address', () => {
    expect(ask('/login', allowed)).toEqual({ kind: 'redirect', to: allowed });
    expect(ask('/login')).toMatchObject({ kind: 'redirect' });
  });

  test('an expired session ends, except at /login', () => {
    expect(ask(allowed, null, { isExpired: true })).toEqual({ kind: 'expired' });
    expect(ask('/login', null, { isExpired: true }).kind).toBe('open');
  });

  test('a silent server leads to /waiting with the wanted address, and back', () => {
    expect(ask(allowed, null, { isSilent: true })).toEqual({ kind: 'redirect', to: '/waiting', carry: allowed });
    expect(ask('/waiting', null, { isSilent: true }).kind).toBe('open');
    expect(ask('/waiting', allowed)).toEqual({ kind: 'redirect', to: allowed });
  });

  test('a set-up that is not done comes before everything else at /', () => {
    const administrator = personOf(groups[0] as (typeof groups)[number], false);
    const setupNeeded = { ...open, setupNeeded: true };
    expect(decide({ href: '/', session: signedIn(administrator), screens, config: setupNeeded, storedUrl: null })).toEqual({ kind: 'redirect', to: '/setup' });
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/nowhere', '/login', '/403', '/', '', '/personnel/search\n', 7, undefined])(
  'an address that is no page of ours is not carried over: %s',
  (text) => {
    expect(wantedPath(text, screens)).toBeNull();
  },
);
