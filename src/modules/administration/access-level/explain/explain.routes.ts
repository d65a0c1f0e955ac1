import type { AnyCall, PermissionKey } from '#kernel/call.ts';
import { plainPath, type Screen } from '#kernel/screen.ts';
import { classesOf, explain, mayOpen, openedBy, type Reason } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { subjectIn } from '#platform/access/subject.store.ts';
import { type Grant, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { accountOf } from '#platform/identity/accounts.store.ts';
import { accountsIn } from '../access-level.store.ts';
import { permissionNames } from '../permissions/house-tree.server.ts';
import { explainErrors, MOST_ACCOUNTS, mayOf, whoMay } from './explain.contract.ts';
import { candidates, heldGroups, permittingGroups } from './explain.store.ts';

interface Target {
  readonly keys: readonly [PermissionKey, ...PermissionKey[]];
  /** Of a screen. */
  readonly screen?: Pick<Screen, 'access' | 'roles'>;
}

/** A permission or a screen of this house; screens that ask for no permission say nothing about anybody. */
function targetOf(name: string): Target {
  const { keys, screens } = knownRegistry();
  const screen = screens.find((one) => plainPath(one.screen) === name)?.screen;
  const [first, ...more] = screen && typeof screen.access !== 'string' ? screen.access : keys.includes(name) ? [name as PermissionKey] : [];
  if (first === undefined) throw explainErrors.error('unknownTarget');
  return { keys: [first, ...more], ...(screen ? { screen } : {}) };
}

/** One group held in several companies says the same of a person once. */
const withoutRepeats = (reasons: readonly Reason<Grant>[]): readonly Reason<Grant>[] =>
  reasons.filter(({ grant, way }, at) => reasons.findIndex((one) => one.grant.groupId === grant.groupId && one.way === way) === at);

export const routes = [
  route(whoMay, async ({ db, rows, query, today }) => {
    const subject = await subjectIn(db, rows, query.partyId);
    if (!subject) throw httpErrors.error('notFound');
    const { keys, screen } = targetOf(query.target);
    const groups = await permittingGroups(db, today);
    const titles = new Map(groups.map(({ userGroupId, description }) => [userGroupId, description]));
    const names = permissionNames();
    const groupIds = groups.filter((group) => openedBy(group, keys) !== undefined).map(({ userGroupId }) => userGroupId);
    const found = await candidates(db, rows, { groupIds, partyId: subject.partyId, limit: MOST_ACCOUNTS + 1 });
    const call = { permission: keys, scope: 'rows' } satisfies Pick<AnyCall, 'permission' | 'scope'>;
    const may = found.flatMap(({ access, ...account }) => {
      const actor = { ...access, partyId: account.partyId };
      const reasons = screen && !mayOpen(screen, actor) ? [] : withoutRepeats(explain(actor, call, subject));
      return reasons.length === 0 ? [] : [{ ...account, reasons, classes: [...classesOf(actor, call)(subject.partyId)] }];
    });
    return {
      accounts: may
        .filter(({ isInScope }) => isInScope)
        .map(({ userId, fullName, username, classes, reasons }) => ({
          userId,
          fullName,
          username,
          classes,
          reasons: reasons.map(({ grant, permission, way }) => ({
            userGroupId: grant.groupId,
            group: titles.get(grant.groupId) ?? grant.groupId,
            permission,
            permissionName: names.get(permission) ?? permission,
            way,
          })),
        })),
      beyond: may.filter(({ isInScope }) => !isInScope).length,
      isCapped: found.length > MOST_ACCOUNTS,
    };
  }),
  route(mayOf, async ({ db, rows, query, today }) => {
    const [account] = await accountsIn(db, rows, [query.userId]);
    if (!account) throw httpErrors.error('notFound');
    const names = permissionNames();
    const groups = await heldGroups(db, account, today);
    const access = await accessOf(db, await accountOf(db, account.userId, today), today, 'anywhere');
    const { screens } = knownRegistry();
    return {
      username: account.username,
      groups: groups.map((group) => ({ ...group, permissions: group.permissions.map((permission) => ({ permission, description: names.get(permission) ?? permission })) })),
      // what asks for no permission is open to everybody
      screens: screens.filter(({ screen }) => typeof screen.access !== 'string' && mayOpen(screen, access)).map(({ screen, title }) => ({ path: plainPath(screen), title })),
    };
  }),
];
