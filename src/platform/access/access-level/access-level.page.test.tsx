import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import messages from './access-level.messages.fa.ts';
import AccessLevelPage from './access-level.page.tsx';
import { accessLevelScreen } from './access-level.screen.ts';
import explainMessages from './explain/explain.messages.fa.ts';
import groupMessages from './groups/groups.messages.fa.ts';
import permissionMessages from './permissions/permissions.messages.fa.ts';
import userMessages from './users/users.messages.fa.ts';

const KEY = 'systemManagement/accessLevel';
afterEach(() => vi.unstubAllGlobals());

const user = {
  userId: 'u1',
  partyId: 'p1',
  fullName: 'Sara Karimi',
  pseudoId: '1001',
  username: 'sara',
  groupNames: 'Readers',
  statusId: 'ActiveRel',
  disabled: 'N',
  locked: 'Y',
  mustChange: 'N',
  lastSignIn: null,
  isOwn: false,
};
const group = {
  userGroupId: 'g1',
  description: 'Readers',
  wireRole: 'hcmJobUsers',
  rowScope: 'company',
  classes: ['public'],
  companyId: null,
  companyName: null,
  unitIds: [],
  isSystem: false,
  memberCount: 1,
  whyNot: null,
  rowVersion: 3,
};
const permissions = [
  { permission: '*', parent: null, description: 'All' },
  { permission: 'a', parent: '*', description: 'Branch' },
  { permission: 'a/x', parent: 'a', description: 'First' },
  { permission: 'a/y', parent: 'a', description: 'Second' },
];
const grants = [
  { permission: 'a/x', description: 'First', fromDate: '2026-05-10', thruDate: null, isCurrent: true },
  { permission: 'a/z', description: 'Gone', fromDate: '2026-05-10', thruDate: '2026-05-11', isCurrent: false },
];
const EDIT = 'POST /rest/s1/hcm/editAceessLevelPeronnel';
const SAVE = 'POST /rest/s1/security/artifactAuth';

const open = (at: string, held: readonly string[], groups: readonly object[] = [group], row = user) =>
  openPage({
    page: AccessLevelPage,
    screen: accessLevelScreen,
    at,
    permissions: held.map((key) => `${KEY}/${key}`),
    answers: {
      'GET /rest/s1/security/users': () => ({ rows: [row], count: 1, countIsCapped: false, totals: {} }),
      'GET /rest/s1/security/userGroup': () => ({ groups }),
      'GET /rest/s1/security/userGroupAndUserGroupMember': () => ({ members: [], isCapped: false }),
      'GET /rest/s1/security/accessPageData': () => ({ permissions }),
      'GET /rest/s1/security/artifactAuth/artifactAuthList': () => ({ grants }),
      'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [] }),
      'GET /rest/s1/security/accessOfUser': () => ({ username: 'sara', groups: [], screens: [{ path: '/x', title: 'A screen' }] }),
      [EDIT]: () => ({ messages: userMessages.saved }),
      [SAVE]: () => ({ messages: permissionMessages.saved, added: 1, removed: 1 }),
    },
  });

test('each tab is for the holders of its own key, and without one the page says so', async () => {
  await open('/accessLevel', ['permissions/observe', 'explain/observe']);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([messages.tabs.permissions, messages.tabs.explain]);
});

test('without any of them the page says so', async () => {
  await open('/accessLevel', []);
  expect(screen.getByText(messages.noTab)).toBeTruthy();
});

test('an account is disabled after a question, unlocked at once, and explained', async () => {
  const page = await open('/accessLevel?tab=users', ['users/observe', 'users/edit', 'explain/observe']);
  await screen.findByText('Sara Karimi');
  expect(page.asked('GET /rest/s1/security/users')[0]?.query.get('status')).toBe('ActiveRel');
  const act = async (name: string) => {
    await page.user.pointer({ keys: '[MouseRight]', target: screen.getByText('Sara Karimi') });
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  await act(userMessages.actions.unlock);
  await waitFor(() => expect(page.asked(EDIT)[0]?.body).toEqual({ userId: 'u1', unlock: true }));
  await act(userMessages.actions.disable);
  const question = await screen.findByRole('alertdialog');
  expect(page.asked(EDIT)).toHaveLength(1);
  await page.user.click(within(question).getByRole('button', { name: userMessages.actions.disable }));
  await waitFor(() => expect(page.asked(EDIT)[1]?.body).toEqual({ userId: 'u1', disabled: 'Y' }));
  await act(userMessages.actions.explain);
  expect(await screen.findByText('A screen')).toBeTruthy();
});

test('nobody switches the own account', async () => {
  const page = await open('/accessLevel?tab=users', ['users/observe', 'users/edit', 'explain/observe'], [], { ...user, isOwn: true });
  await page.user.hover(await screen.findByText('Sara Karimi'));
  expect(await screen.findByRole('button', { name: userMessages.actions.explain })).toBeTruthy();
  expect(screen.queryByRole('button', { name: userMessages.actions.disable })).toBeNull();
});

test('a tick on a branch takes the leaves along; what is sent is the difference', async () => {
  const page = await open('/accessLevel?tab=permissions&group=g1', ['permissions/observe', 'permissions/edit']);
  const box = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement).getByRole('checkbox') as HTMLInputElement;
  expect((await box('Branch')).indeterminate).toBe(true);
  await page.user.click(await box('Branch'));
  await page.user.click(screen.getByRole('button', { name: permissionMessages.save }));
  await waitFor(() => expect(page.asked(SAVE)).toHaveLength(1));
  // the only branch of all: choosing it is choosing everything
  expect(page.asked(SAVE)[0]?.body).toEqual({ userGroupId: 'g1', add: ['*'], remove: ['a/x'], thruDate: null });
});

test('a group that one may not change shows what it holds and why, and the grants that have ended', async () => {
  await open('/accessLevel?tab=permissions&group=g1', ['permissions/observe', 'permissions/edit'], [{ ...group, whyNot: 'ownGroup' }]);
  expect(await screen.findByText(new RegExp(groupMessages.whyNot.ownGroup))).toBeTruthy();
  expect(await screen.findByText('Gone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: permissionMessages.save })).toBeNull();
});

test('the list of groups offers change and removal where they are possible', async () => {
  const fixed = { ...group, userGroupId: 'g2', description: 'Fixed', isSystem: true };
  const own = { ...group, userGroupId: 'g3', description: 'Own', whyNot: 'ownGroup' };
  await open('/accessLevel?tab=groups', ['userGroups/observe', 'userGroups/edit'], [group, fixed, own]);
  const has = (name: string) => screen.queryAllByRole('button', { name }).length > 0;
  await screen.findByText('Fixed');
  const acts = [groupMessages.editOf, groupMessages.removeOf];
  expect(['Readers', 'Fixed', 'Own'].map((name) => acts.map((act) => has(act({ group: name }))))).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('the explanation waits for a person and a permission', async () => {
  await open('/accessLevel?tab=explain', ['explain/observe']);
  expect(await screen.findByText(explainMessages.choose)).toBeTruthy();
});
