import { forgetAccess } from '#platform/access/freshness.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { accessErrors } from '../access-level.errors.ts';
import { refusalOf } from '../access-level.rules.ts';
import { changing, ruledBy } from '../access-level.store.ts';
import { changeableGroup } from '../groups/changeable-group.service.ts';
import { groupIn, revokeMembersSessions } from '../groups/groups.store.ts';
import { permissionNames, permissionsTree } from './house-tree.server.ts';
import { accessPageData, grantList, saveGrants } from './permissions.contract.ts';
import messages from './permissions.messages.fa.ts';
import { beginGrants, endGrants, grantsOf, markEdited } from './permissions.store.ts';
import type { PermissionNode } from './tree.rules.ts';

const flat = (node: PermissionNode, parent: string | null): { permission: string; parent: string | null; description: string }[] => [
  { permission: node.permission, parent, description: node.description },
  ...node.children.flatMap((child) => flat(child, node.permission)),
];

export const routes = [
  route(accessPageData, async () => ({ permissions: flat(permissionsTree(), null) })),
  route(grantList, async ({ db, rows, query, today }) => {
    if (!(await groupIn(db, rows, query.userGroupId))) throw httpErrors.error('notFound');
    const names = permissionNames();
    const grants = await grantsOf(db, query.userGroupId, today);
    return { grants: grants.map((grant) => ({ ...grant, description: names.get(grant.permission) ?? grant.permission })) };
  }),
  manualRoute(saveGrants, async (door) => {
    const { actor, today, body } = door;
    const { userGroupId, thruDate = null } = body;
    const known = permissionNames();
    if (body.add.some((one) => !known.has(one))) throw accessErrors.error('unknownPermission');
    if (thruDate !== null && thruDate < today) throw accessErrors.error('endBeforeBegin');
    const counts = await door.transact((tx) =>
      changing(tx, door, saveGrants, async (changer) => {
        const facts = await ruledBy(tx, actor, today);
        const old = await changeableGroup(tx, changer, facts, userGroupId);
        const why = refusalOf({ ...old, permissions: [...old.permissions, ...body.add] }, changer, facts);
        if (why) throw accessErrors.error(why);
        const removed = await endGrants(tx, userGroupId, body.remove, today);
        const added = await beginGrants(tx, userGroupId, [...new Set(body.add)], { fromDate: today, thruDate });
        if (added.length + removed.length === 0) return { added: 0, removed: 0 };
        await markEdited(tx, userGroupId);
        if (removed.length > 0) await revokeMembersSessions(tx, userGroupId, today);
        const wanted = (await grantsOf(tx, userGroupId, today)).filter(({ isCurrent }) => isCurrent).map(({ permission }) => permission);
        await writeAudit(tx, [
          {
            entity: 'UserGroupPermission',
            id: userGroupId,
            action: 'update',
            changes: { permissions: [old.permissions, wanted.sort()], added: [null, added], removed: [removed, null], thruDate: [null, thruDate] },
            ...(old.companyId === null ? {} : { companyId: old.companyId }),
          },
        ]);
        return { added: added.length, removed: removed.length };
      }),
    );
    forgetAccess();
    return { messages: messages.saved, ...counts };
  }),
];
