import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import { today } from '#ui/format/today.ts';
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
  denialReasons: null,
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

const open = (at: string, held: readonly string[], groups: readonly object[] = [group], row = user, more: Parameters<typeof openPage>[0]['answers'] = {}) =>
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
      ...more,
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
  await page.user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Sara Karimi') });
  expect(await screen.findByRole('menuitem', { name: userMessages.actions.explain })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: userMessages.actions.disable })).toBeNull();
});

const GROUPS_OF = 'GET /rest/s1/security/userGroup/ofUser';
const membership = { userGroupId: 'g1', description: 'Readers', companyId: 'c1', companyName: 'Company', fromDate: '2026-05-01', thruDate: null, mayEnd: true };
const MEMBERS = '/rest/s1/security/userGroupAndUserGroupMember';

/** The page with the dialog of the groups of the account open. */
async function openGroups(answer: object, held: readonly string[] = ['userGroups/members'], refused?: Response) {
  const page = await open('/accessLevel?tab=users', ['users/observe', 'userGroups/observe', ...held], [group], user, {
    [GROUPS_OF]: () => answer,
    [`POST ${MEMBERS}`]: () => refused ?? { messages: groupMessages.membersAdded({ count: 1 }), added: 1 },
    [`PUT ${MEMBERS}`]: () => ({ messages: groupMessages.memberEnded }),
  });
  await page.user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Sara Karimi') });
  await page.user.click(await screen.findByRole('menuitem', { name: userMessages.actions.groups }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: groupMessages.groupsOf({ name: 'Sara Karimi' }) })) };
}

test('from the row of an account a group is given and another one taken', async () => {
  const { user: person, dialog, asked } = await openGroups({ memberships: [membership], giveable: [{ userGroupId: 'admins', description: 'Administrators' }], isOwn: false });
  expect(asked(GROUPS_OF)[0]?.query.get('userId')).toBe('u1');
  await person.click(await dialog.findByRole('button', { name: groupMessages.addToGroup }));
  expect(dialog.getByText(groupMessages.groupNeeded)).toBeTruthy();
  expect(asked(`POST ${MEMBERS}`)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: new RegExp(`^${groupMessages.group}`) }));
  await person.click(await screen.findByRole('option', { name: 'Administrators' }));
  await person.click(dialog.getByRole('button', { name: groupMessages.addToGroup }));
  await waitFor(() => expect(asked(`POST ${MEMBERS}`)[0]?.body).toEqual({ userGroupId: 'admins', selection: { keys: ['u1'] }, status: 'all', fromDate: today(), thruDate: null }));
  await person.click(dialog.getByRole('button', { name: groupMessages.endOfGroup({ group: 'Readers' }) }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: groupMessages.endOfGroup({ group: 'Readers' }) }));
  await waitFor(() =>
    expect(asked(`PUT ${MEMBERS}`)[0]?.body).toEqual({ userGroupId: 'g1', userId: 'u1', companyId: 'c1', fromDate: '2026-05-01', thruDate: addDays(today(), -1) }),
  );
});

test('a refused day stands at its field, and what was chosen stays', async () => {
  const refused = refusal(400, 'modules/administration/access-level.endBeforeBegin', { fields: { thruDate: messages.errors.endBeforeBegin } });
  const { user: person, dialog } = await openGroups({ memberships: [], giveable: [{ userGroupId: 'admins', description: 'Administrators' }], isOwn: false }, undefined, refused);
  expect(await dialog.findByText(groupMessages.noMemberships)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: new RegExp(`^${groupMessages.group}`) }));
  await person.click(await screen.findByRole('option', { name: 'Administrators' }));
  await person.click(dialog.getByRole('button', { name: groupMessages.addToGroup }));
  expect(await dialog.findByText(messages.errors.endBeforeBegin)).toBeTruthy();
  expect(dialog.getByRole('button', { name: new RegExp(`^${groupMessages.group}`) }).textContent).toContain('Administrators');
});

test('nobody changes the own groups here, and who may only look sees no way to', async () => {
  const own = await openGroups({ memberships: [{ ...membership, mayEnd: false }], giveable: [], isOwn: true });
  expect(await own.dialog.findByText(groupMessages.ownNote)).toBeTruthy();
  expect(own.dialog.queryByRole('button', { name: groupMessages.endOfGroup({ group: 'Readers' }) })).toBeNull();
  cleanup();
  const looking = await openGroups({ memberships: [membership], giveable: [{ userGroupId: 'admins', description: 'Administrators' }], isOwn: false }, []);
  expect(await looking.dialog.findByText('Company')).toBeTruthy();
  expect(looking.dialog.queryByRole('button', { name: groupMessages.endOfGroup({ group: 'Readers' }) })).toBeNull();
  expect(looking.dialog.queryByRole('button', { name: groupMessages.addToGroup })).toBeNull();
});

test('a lock is seen beside the state, and the user name as it is typed', async () => {
  await open('/accessLevel?tab=users', ['users/observe'], [], { ...user, username: '100110' });
  expect((await screen.findByText('100110')).getAttribute('dir')).toBe('ltr');
  expect(screen.getByText(userMessages.columns.locked)).toBeTruthy();
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
  await open('/accessLevel?tab=permissions&group=g1', ['permissions/observe', 'permissions/edit'], [{ ...group, denialReasons: 'ownGroup' }]);
  expect(await screen.findByText(new RegExp(groupMessages.denialReasons.ownGroup))).toBeTruthy();
  expect(await screen.findByText('Gone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: permissionMessages.save })).toBeNull();
});

test('the list of groups offers change and removal where they are possible', async () => {
  const fixed = { ...group, userGroupId: 'g2', description: 'Fixed', isSystem: true };
  const own = { ...group, userGroupId: 'g3', description: 'Own', denialReasons: 'ownGroup' };
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
