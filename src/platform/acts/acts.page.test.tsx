import { describe, expect, test } from 'vitest';
import type { Screen } from '#kernel/screen.ts';
import { allActs, homeActs, type mayAct } from './acts.ui.ts';

const isScreen = (value: unknown): value is Screen => typeof value === 'object' && value !== null && 'chrome' in value;
const files = import.meta.glob<Record<string, unknown>>('/src/{platform,modules}/**/*.screen.ts', { eager: true });
const screens = Object.values(files).flatMap((file) => Object.values(file).filter(isScreen));
const words = import.meta.glob<{ readonly permissions?: object }>('/src/{platform,modules}/**/*.messages.fa.ts', { eager: true, import: 'default' });
/** Whatever can be granted has a name. */
const named = Object.values(words).flatMap(({ permissions = {} }) => Object.keys(permissions));

test('there are acts, each with its own id and title', () => {
  expect(allActs.length).toBeGreaterThan(30);
  for (const of of [allActs.map(({ id }) => id), allActs.map(({ words }) => words.title)]) expect(new Set(of).size).toBe(of.length);
});

describe.each(allActs.map((act) => [act.id, act] as const))('%s', (_, { href, keys, words }) => {
  test('leads to a page that is built, with values its address knows', () => {
    const { pathname, searchParams } = new URL(href, 'http://app');
    const screen = screens.find(({ path }) => path === pathname);
    expect(screen).toBeDefined();
    expect(screen?.notBuilt).toBeUndefined();
    for (const name of searchParams.keys()) expect(Object.keys(screen?.search ?? {})).toContain(name);
  });
  test('asks for keys that open something, and has other words', () => {
    for (const key of keys) expect(named.filter((one) => one === key || one.startsWith(`${key}/`))).not.toEqual([]);
    expect(words.keywords.length).toBeGreaterThan(0);
  });
});

const employee = {
  user: { partyRelationshipId: 'r' },
  permissions: { 'personnelManagement/performanceProfile/leave/request': 1, 'tasks/inbox/observe': 1 },
  urlPermissions: ['/tasks'],
} as unknown as Parameters<typeof mayAct>[1];
const titles = (person: typeof employee) => homeActs(person).map(({ id }) => id);

test('an act is offered by a key, on a page that opens, and of the own file to who has one', () => {
  expect(titles(employee)).toEqual(['leave.askLeave', 'inbox.newRequest', 'inbox.ownRequests']);
  expect(titles({ ...employee, user: null })).toEqual(['inbox.newRequest', 'inbox.ownRequests']);
  expect(titles({ ...employee, urlPermissions: [] })).toEqual([]);
  expect(titles({ ...employee, permissions: {} })).toEqual([]);
});
