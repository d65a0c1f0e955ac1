import { addDays } from '#kernel/jalali/jalali.ts';
import { forgetAccess } from '#platform/access/freshness.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { type AuditEntry, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { revokeSessions } from '#platform/identity/session.store.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { accessErrors } from '../access-level.errors.ts';
import { companiesOf, mayHandOut, type RuledBy, refusalOf, toldApart } from '../access-level.rules.ts';
import { accountsIn, type Changer, changing, ruledBy } from '../access-level.store.ts';
import { usersSource } from '../users/users.store.ts';
import { changeableGroup, refuseUnchangeable } from './changeable-group.service.ts';
import { addMembers, changeGroup, createGroup, endMembership, groupMembers, groupsOfUser, removeGroup, userGroups } from './groups.contract.ts';
import messages from './groups.messages.fa.ts';
import { type GroupFacts, type GroupValues, groupChanges, groupOf, hasLess } from './groups.rules.ts';
import {
  closeGroup,
  endMember,
  groupIn,
  groupsIn,
  insertGroup,
  insertMembers,
  membershipOf,
  membershipsOf,
  membersOf,
  revokeMembersSessions,
  unitsOfCompany,
  updateGroup,
} from './groups.store.ts';

/** Units belong to the company of the group; a group of the whole installation names none. */
async function checkUnits(db: Db, { rowScope, unitIds, companyId }: GroupFacts): Promise<void> {
  if (rowScope !== 'named') return;
  if (companyId === null) throw accessErrors.error('unitsOfCompany');
  if ((await unitsOfCompany(db, unitIds, companyId)) !== unitIds.length) throw accessErrors.error('unknownUnit');
}

const audited = ({ userGroupId: id, companyId }: GroupFacts, entry: Pick<AuditEntry, 'action' | 'changes'>): AuditEntry => ({
  entity: 'UserGroup',
  id,
  ...entry,
  ...(companyId === null ? {} : { companyId }),
});

/** A group with the values of the form, checked: units, company in scope, and what the actor may hand out. */
async function wanted(tx: Tx, changer: Changer, facts: RuledBy, group: GroupFacts): Promise<GroupFacts> {
  if (group.companyId !== null && !changer.rows.companyIds.includes(group.companyId)) throw httpErrors.error('notFound');
  await checkUnits(tx, group);
  refuseUnchangeable(group, changer, facts);
  return group;
}

const groupRoutes = [
  route(userGroups, async ({ db, rows, actor, today }) => {
    const facts = await ruledBy(db, actor, today);
    const groups = await groupsIn(db, rows);
    return {
      groups: groups.map(({ permissions, ...group }) => ({
        ...group,
        classes: [...group.classes],
        unitIds: [...group.unitIds],
        denialReasons: refusalOf({ ...group, permissions }, { actor, rows }, facts) ?? null,
      })),
    };
  }),
  route(createGroup, async (context) => {
    const { tx, actor, today, body, newId, audit } = context;
    return changing(tx, context, createGroup, async (changer) => {
      const fresh = groupOf(body, { userGroupId: newId(), permissions: [], isSystem: false, rowVersion: 1 });
      const group = await wanted(tx, changer, await ruledBy(tx, actor, today), fresh);
      await insertGroup(tx, group);
      audit(audited(group, { action: 'create', changes: groupChanges(undefined, group) }));
      return { messages: messages.created, userGroupId: group.userGroupId };
    });
  }),
  manualRoute(changeGroup, async (door) => {
    const { actor, today, body } = door;
    await door.transact((tx) =>
      changing(tx, door, changeGroup, async (changer) => {
        const facts = await ruledBy(tx, actor, today);
        const old = await changeableGroup(tx, changer, facts, body.userGroupId);
        // a group stays in its company: its members and units are there
        const values: GroupValues = { ...body, companyId: old.companyId };
        const group = await wanted(tx, changer, facts, groupOf(values, { ...old, rowVersion: body.rowVersion }));
        if (!(await updateGroup(tx, group))) throw accessErrors.error('stale', { data: { ...old, classes: JSON.stringify(old.classes), unitIds: JSON.stringify(old.unitIds) } });
        if (group.wireRole !== old.wireRole || hasLess(old, group)) await revokeMembersSessions(tx, group.userGroupId, today);
        await writeAudit(tx, [audited(group, { action: 'update', changes: groupChanges(old, group) })]);
      }),
    );
    forgetAccess();
    return { messages: messages.changed };
  }),
  route(removeGroup, async (context) => {
    const { tx, actor, today, query, audit } = context;
    return changing(tx, context, removeGroup, async (changer) => {
      const group = await changeableGroup(tx, changer, await ruledBy(tx, actor, today), query.userGroupId);
      if (group.isSystem) throw accessErrors.error('systemGroup');
      if (!(await closeGroup(tx, group.userGroupId, today))) throw accessErrors.error('hasMembers');
      audit(audited(group, { action: 'delete', changes: { description: [group.description, null], permissions: [group.permissions, null] } }));
      return { messages: messages.removed };
    });
  }),
];

/** Whether the actor may give and take a group in these companies; one's own groups may be given to others. */
const isGiveable = (group: GroupFacts, { actor }: Pick<Changer, 'actor'>, facts: RuledBy, companyIds: readonly string[]): boolean =>
  companyIds.every((one) => companiesOf(group, facts).includes(one)) && mayHandOut(group, companyIds, actor);

/** The group, if the actor may give and take it in these companies. */
async function giveableGroup(tx: Tx, changer: Changer, facts: RuledBy, userGroupId: string, companyIds: readonly string[]): Promise<GroupFacts> {
  const group = await groupIn(tx, changer.rows, userGroupId);
  if (!group) throw httpErrors.error('notFound');
  if (!companyIds.every((one) => companiesOf(group, facts).includes(one))) throw accessErrors.error('otherCompany');
  if (!mayHandOut(group, companyIds, changer.actor)) throw accessErrors.error('beyondOwn');
  return group;
}

const memberRoutes = [
  route(groupMembers, async ({ db, rows, actor, query }) => {
    if (!(await groupIn(db, rows, query.userGroupId))) throw httpErrors.error('notFound');
    const { members, isCapped } = await membersOf(db, rows, query.userGroupId);
    return { members: members.map((member) => ({ ...member, isOwn: member.userId === actor.userId })), isCapped };
  }),
  route(groupsOfUser, async ({ db, rows, actor, query, today }) => {
    const [account] = await accountsIn(db, rows, [query.userId]);
    if (!account) throw httpErrors.error('notFound');
    const facts = await ruledBy(db, actor, today);
    const inSight = await groupsIn(db, rows);
    const groups = new Map(inSight.map((group) => [group.userGroupId, group]));
    const titles = toldApart(inSight, { whole: messages.wholeInstallation, ofCompany: messages.ofCompany });
    const isOwn = account.userId === actor.userId;
    const may = (userGroupId: string, companyId: string): boolean => {
      const group = groups.get(userGroupId);
      return !isOwn && group !== undefined && isGiveable(group, { actor }, facts, [companyId]);
    };
    const memberships = await membershipsOf(db, rows, account.userId);
    return {
      memberships: memberships.map((one) => ({ ...one, description: titles.get(one.userGroupId) ?? one.userGroupId, mayEnd: may(one.userGroupId, one.companyId) })),
      giveable: [...groups.values()]
        .filter(({ userGroupId }) => may(userGroupId, account.companyId))
        .map(({ userGroupId, description }) => ({ userGroupId, description: titles.get(userGroupId) ?? description })),
      isOwn,
    };
  }),
  route(addMembers, async (context) => {
    const { tx, actor, today, body, audit } = context;
    const { userGroupId, fromDate, thruDate } = body;
    if (fromDate < today) throw accessErrors.error('pastDay');
    if (thruDate !== null && thruDate < fromDate) throw accessErrors.error('endBeforeBegin');
    return changing(tx, context, addMembers, async (changer) => {
      const { rows } = changer;
      const chosen = await selectionOf(usersSource, { db: tx, actor: changer.actor, rows, today, by: addMembers, query: { status: body.status, order: 'asc' } }, body.selection);
      const accounts = await accountsIn(tx, rows, chosen);
      if (accounts.some(({ userId }) => userId === actor.userId)) throw accessErrors.error('ownAccount');
      await giveableGroup(tx, changer, await ruledBy(tx, actor, today), userGroupId, [...new Set(accounts.map(({ companyId }) => companyId))]);
      const joined = new Set((await insertMembers(tx, userGroupId, chosen, { fromDate, thruDate })).map(({ userId }) => userId));
      for (const { userId, partyId: subjectPartyId, companyId } of accounts.filter((account) => joined.has(account.userId))) {
        if (fromDate === today) await revokeSessions(tx, userId, 'roles changed');
        audit({
          entity: 'UserGroupMember',
          id: userId,
          action: 'create',
          changes: { userGroupId: [null, userGroupId], fromDate: [null, fromDate], thruDate: [null, thruDate] },
          subjectPartyId,
          companyId,
        });
      }
      return { messages: messages.membersAdded({ count: joined.size }), added: joined.size };
    });
  }),
  route(endMembership, async (context) => {
    const { tx, actor, today, body, audit } = context;
    const { userGroupId, userId, companyId, fromDate, thruDate } = body;
    if (userId === actor.userId) throw accessErrors.error('ownAccount');
    return changing(tx, context, endMembership, async (changer) => {
      const membership = await membershipOf(tx, changer.rows, body);
      if (!membership) throw httpErrors.error('notFound');
      // what has been stays: a membership ends yesterday at the earliest
      if (thruDate < addDays(today, -1)) throw accessErrors.error('pastDay', { fields: { thruDate: 'pastDay' } });
      await giveableGroup(tx, changer, await ruledBy(tx, actor, today), userGroupId, [companyId]);
      await endMember(tx, body, thruDate);
      if (fromDate <= today && thruDate < today) await revokeSessions(tx, userId, 'roles changed');
      const changes = { userGroupId: [userGroupId, userGroupId], fromDate: [fromDate, fromDate], thruDate: [membership.thruDate, thruDate] } as const;
      audit({ entity: 'UserGroupMember', id: userId, action: 'update', changes, subjectPartyId: membership.partyId, companyId });
      return { messages: messages.memberEnded };
    });
  }),
];

export const routes = [...groupRoutes, ...memberRoutes];
