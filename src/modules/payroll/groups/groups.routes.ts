import { route } from '#platform/http/context.server.ts';
import { type RowWriting, readRoute, rowKind } from '#platform/records/record-routes.server.ts';
import type { RowOwner } from '#platform/records/record-rows.store.ts';
import { createRecord, type RecordKind, writeRoutes } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { payFactors } from '../factors/factors.contract.ts';
import { groupFactorRoutes } from './group-factors.service.ts';
import { formulaChoices } from './group-formulas.service.ts';
import { addLackingFactors, addTemplateRows, factorsOf, groupOf, groupRows, groupsSource, userGroups } from './group-rows.store.ts';
import { factorChoices, readGroup, userGroupChoices } from './groups.contract.ts';
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

export const routes = [
  ...listRoutes(groupsSource),
  ...writeRoutes(rowKind(groupRows), 'pay group', { create }),
  ...groupFactorRoutes,
  route(factorChoices, async ({ db, rows, today, query: { payGroupId } }) => {
    const { companyId } = await groupOf(db, rows, payGroupId);
    return { list: await factorsOf(db, companyId), formulas: await formulaChoices(db, companyId, today) };
  }),
  route(userGroupChoices, async ({ db }) => ({ list: await userGroups(db) })),
  readRoute(readGroup, groupRows, 'payGroupId'),
];
