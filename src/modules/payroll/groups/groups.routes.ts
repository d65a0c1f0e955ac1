import { type Context, route } from '#platform/http/context.server.ts';
import { type RowWriting, readRoute, rowKind } from '#platform/records/record-routes.server.ts';
import type { RowOwner } from '#platform/records/record-rows.store.ts';
import { createRecord, type RecordKind, writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { payFactors } from '../factors/factors.contract.ts';
import { datedGroupRoutes } from './dated-group-rows.service.ts';
import { formulaChoices } from './group-formulas.service.ts';
import {
  accountingLinksOf,
  addLackingFactors,
  addTemplateRows,
  copyGroup,
  factorsOf,
  groupFactorRows,
  groupOf,
  groupRows,
  groupsSource,
  headNamesOf,
  openGroupTo,
  userGroups,
} from './group-rows.store.ts';
import { accountingLinkChoices, areaChoices, duplicatePayGroup, factorChoices, methodChoices, readGroup, userGroupChoices } from './groups.contract.ts';
import { civilTemplate, labourTemplate, type TemplateFactor } from './template.rules.ts';

const templates: Readonly<Record<string, readonly TemplateFactor[]>> = { labour: labourTemplate(), civil: civilTemplate() };

/** A group and, in the same transaction, the factors of its template: those that the company lacks, and what each counts for. */
async function create(writing: RowWriting, kind: RecordKind<RowOwner, RowWriting>) {
  const { tx, actor, body } = writing;
  const made = await createRecord(writing, kind);
  const of = { companyId: actor.companyId, rows: templates[String(body['template'])] ?? [] };
  for (const { payFactorId: id, code, title } of await addLackingFactors(tx, of))
    writing.audit({ entity: payFactors.entity, id, action: 'create', companyId: of.companyId, changes: { code: [null, code], title: [null, title] } });
  await addTemplateRows(tx, { ...of, payGroupId: made.id });
  return made;
}

const rows = rowKind(groupRows);
/** With the user groups that the group is open to, said last: what was written before is the writer's to see. */
const kind: RecordKind<RowOwner, RowWriting> = {
  ...rows,
  async insert(writing, of, values) {
    const id = await rows.insert(writing, of, values);
    await openGroupTo(writing.tx, of.owner.companyId, of.id, values['openToIds']);
    return id;
  },
  async update(writing, of, values) {
    const after = await rows.update(writing, of, values);
    await openGroupTo(writing.tx, of.owner.companyId, of.id, values['openToIds']);
    return after;
  },
};

async function duplicate({ tx, rows: scope, newId, audit, body: { payGroupId: from, standardCode, description } }: Context<typeof duplicatePayGroup>) {
  const { companyId } = await groupOf(tx, scope, from);
  const id = newId();
  await copyGroup(tx, { id, from, standardCode, description });
  audit({ entity: 'PayGroup', id, action: 'create', companyId, changes: { copyOf: [null, from], standardCode: [null, standardCode], description: [null, description] } });
  return { id };
}

export const routes = [
  ...listRoutes(groupsSource),
  ...writeRoutes(kind, 'pay group', { create }),
  ...datedGroupRoutes(groupFactorRows, 'group factor'),
  route(factorChoices, async ({ db, rows: scope, query: { payGroupId } }) => ({ list: await factorsOf(db, (await groupOf(db, scope, payGroupId)).companyId) })),
  route(methodChoices, async ({ db, rows: scope, today, query: { payGroupId } }) => ({
    formulas: await formulaChoices(db, (await groupOf(db, scope, payGroupId)).companyId, today, 'factor'),
  })),
  route(areaChoices, ({ db, rows: scope, actor: { companyId } }) => headNamesOf(db, scope, companyId)),
  route(accountingLinkChoices, async ({ db, rows: scope, actor: { companyId } }) => ({ list: await accountingLinksOf(db, scope, companyId) })),
  route(duplicatePayGroup, duplicate),
  route(userGroupChoices, async ({ db }) => ({ list: await userGroups(db) })),
  readRoute(readGroup, groupRows, 'payGroupId'),
];
