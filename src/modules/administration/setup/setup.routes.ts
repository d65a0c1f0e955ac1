import { permissionKeys } from '#kernel/call.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { mayFound } from '#platform/company/subsidiary/may-found.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { installationOf, nameCompany as storeName } from '#platform/settings/installation.store.ts';
import { nameCompany, setupNeeded, setupState } from './setup.contract.ts';
import { setupOf } from './setup.store.ts';

export const routes = [
  route(setupNeeded, async ({ actor, db }) => {
    if (!actor || !mayUse(actor.grants, permissionKeys(nameCompany.permission))) return { needed: false };
    const installation = await installationOf(db);
    return { needed: installation !== undefined && !installation.isDemo && !installation.isNamed };
  }),
  route(setupState, async ({ db, rows, actor }) => {
    const found = await setupOf(db, rows);
    if (!found) throw httpErrors.error('notFound');
    const { code, name, isNamed, imported } = found;
    return { code, name, isNamed, mayFound: isNamed && mayFound(actor), imported };
  }),
  route(nameCompany, async ({ tx, rows, body, today, audit }) => {
    const old = await setupOf(tx, rows);
    if (!old) throw httpErrors.error('notFound');
    const { companyId } = old;
    const next = { code: body.code, name: normaliseText(body.name) };
    await storeName(tx, { companyId, ...next }, today);
    audit({ entity: 'Company', id: companyId, action: 'update', companyId, changes: { pseudoId: [old.code, next.code], organizationName: [old.name, next.name] } });
    return next;
  }),
];
