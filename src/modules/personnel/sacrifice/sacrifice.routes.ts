import { withUnseen } from '#kernel/form/classes.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { editHealthState, healthErrors, healthState } from './sacrifice.contract.ts';
import { healthForm } from './sacrifice.form.ts';
import { type HealthFacts, healthOf, healthParts, lockHealth, writeHealth } from './sacrifice.store.ts';

/** That something changed is told, not what. */
const traceOf = (changes: ReturnType<typeof changesBetween>) =>
  Object.fromEntries(Object.entries(changes).map(([name, values]) => [name, values.map((value) => (value === null ? null : '***')) as [unknown, unknown]]));

export const routes = [
  ...healthParts.flatMap(partRoutes),
  route(healthState, async ({ db, rows, actor, params: { partyId } }) => {
    const found = await healthOf(db, rows, partyId);
    if (!found) throw httpErrors.error('notFound');
    const { hasDisease, isSmoker } = found;
    // a version would tell that something was said
    const rowVersion = classesOf(actor, healthState)(partyId).has('health') ? found.rowVersion : 0;
    return { partyId, rowVersion, hasDisease, isSmoker };
  }),
  route(editHealthState, async ({ tx, rows, actor, params: { partyId }, body, audit }) => {
    const stored = await lockHealth(tx, rows, partyId);
    if (!stored || !classesOf(actor, editHealthState)(partyId).has('health')) throw httpErrors.error('notFound');
    const { companyId, ...seen } = stored;
    if (stored.rowVersion !== body.rowVersion) throw healthErrors.error('stale', staleDetail(healthState, actor, seen, undefined));
    const { rowVersion: _version, ...said } = body;
    const facts = withUnseen(healthForm, said, { hasDisease: stored.hasDisease, isSmoker: stored.isSmoker }) as HealthFacts;
    const written = await writeHealth(tx, stored, facts);
    audit({
      entity: 'HealthState',
      id: partyId,
      action: stored.rowVersion === 0 ? 'create' : 'update',
      subjectPartyId: partyId,
      companyId,
      changes: traceOf(changesBetween({ hasDisease: stored.hasDisease, isSmoker: stored.isSmoker }, facts)),
    });
    return written;
  }),
];
