import { changesBetween } from '#platform/audit/changes.rules.ts';
import { refusedChoices } from '#platform/forms/choices.store.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { areaChoices, companyErrors, editCompany, readCompany } from './company.contract.ts';
import { companyForm } from './company.form.ts';
import { areaRows, branchChoices, companyIn, companyParts, lockCompany, organChoices, writeCompany } from './company.store.ts';

async function edit({ tx, rows, actor, body: { rowVersion, ...facts }, audit }: Context<typeof editCompany>) {
  const stored = await lockCompany(tx, rows, actor.companyId);
  if (!stored) throw httpErrors.error('notFound');
  if (stored.rowVersion !== rowVersion) throw companyErrors.error('stale', staleDetail(readCompany, actor, stored, undefined));
  const roleIds: readonly string[] = facts.partyRoleList === null ? [] : JSON.parse(facts.partyRoleList);
  if ((await refusedChoices(tx, companyForm, facts, { ...stored })).length > 0) throw companyErrors.error('role', { fields: { partyRoleList: 'role' } });
  const written = await writeCompany(tx, stored.partyId, facts, roleIds);
  audit({ entity: 'Company', id: stored.partyId, action: 'update', companyId: stored.partyId, changes: changesBetween(stored, facts) });
  return written;
}

export const routes = [
  route(readCompany, async ({ db, rows, actor }) => {
    const company = await companyIn(db, rows, actor.companyId);
    if (!company) throw httpErrors.error('notFound');
    return company;
  }),
  route(editCompany, edit),
  route(areaChoices, async ({ db }) => ({ organs: await organChoices(db), branches: await branchChoices(db) })),
  ...companyParts.flatMap(partRoutes),
  ...areaRows.flatMap(registerRoutes),
];
