import { classesOf } from '#platform/access/access.rules.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { addMany, groupChoices, payDataErrors } from './pay-data.contract.ts';
import { manyForm, usualPayData } from './pay-data.form.ts';
import { addLacking, countLacking, groupsOf, holdGroup, isUnitIn, membersSource, payDataRows } from './pay-data.store.ts';

async function addAll({ tx, actor, rows, body: { payGroupId, isTrial, ...said }, audit }: Context<typeof addMany>) {
  if (!classesOf(actor, addMany)(undefined).has('pay')) throw payDataErrors.error('classHidden');
  await mustBeOffered(tx, payDataErrors, manyForm, said);
  const group = await holdGroup(tx, rows, payGroupId);
  if (group === undefined) throw payDataErrors.error('group');
  const { fromDate, unitId, employmentStatusEnumId } = said;
  if (unitId !== null && !(await isUnitIn(tx, rows, group.companyId, unitId))) throw payDataErrors.error('unit');
  const many = { companyId: group.companyId, payGroupId, fromDate, unitId, employmentStatusEnumId, exceptPartyId: actor.partyId };
  if (isTrial) return { count: await countLacking(tx, rows, many) };
  const added = await addLacking(tx, rows, many);
  const values = Object.entries({ payGroupId, fromDate, ...usualPayData }).map(([name, value]) => [name, [null, value]] as const);
  for (const { id, partyId } of added)
    audit({
      entity: 'PayMember',
      id,
      action: 'create',
      companyId: group.companyId,
      subjectPartyId: partyId,
      changes: Object.fromEntries([['partyId', [null, partyId]], ...values]),
    });
  return { count: added.length };
}

export const routes = [
  ...partRoutes(payDataRows),
  ...listRoutes(membersSource),
  route(groupChoices, async ({ db, rows }) => ({ list: await groupsOf(db, rows) })),
  route(addMany, addAll),
];
