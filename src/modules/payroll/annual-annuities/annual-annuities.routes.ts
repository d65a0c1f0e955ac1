import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { copyYear, correctParameter, legalYears, lockYear, verifyParameter } from './annual-annuities.contract.ts';
import { legalErrors } from './annual-annuities.errors.ts';
import messages from './annual-annuities.messages.fa.ts';
import { correctRow } from './corrections.store.ts';
import { copyParameters, parameterRows, setLock, verifyRow, yearsOf } from './legal.store.ts';

export const routes = [
  ...registerRoutes(parameterRows),
  route(legalYears, async ({ db }) => ({ years: await yearsOf(db) })),
  route(verifyParameter, async ({ tx, params: { id }, body, actor, today, audit }) => {
    if (!(await verifyRow(tx, id, body.rowVersion, { partyId: actor.partyId, today }))) throw httpErrors.error('notFound');
    audit({ entity: 'LegalParameter', id, action: 'update', changes: { verifiedVersion: [null, body.rowVersion] } });
    return { verified: true };
  }),
  route(correctParameter, async ({ tx, params, body, newId, audit }) => {
    const { rowVersion, ...said } = body;
    const id = newId();
    const before = await correctRow(tx, { ...said, id, corrects: params.id, rowVersion });
    if (before === undefined) throw httpErrors.error('notFound');
    const { fromMonth, amount, rate, reason } = said;
    audit({
      ...{ entity: 'LegalParameter', id, action: 'create' },
      changes: { corrects: [null, params.id], fromMonth: [null, fromMonth], amount: [before.amount, amount], rate: [before.rate, rate], reason: [null, reason] },
    });
    return { id };
  }),
  route(copyYear, async ({ tx, body: { fromYear, toYear }, audit }) => {
    if (fromYear === toYear) throw legalErrors.error('ownYear');
    const copied = await copyParameters(tx, fromYear, toYear, messages.copiedFrom(fromYear));
    audit({ entity: 'LegalYear', id: String(toYear), action: 'create', changes: { copiedFrom: [null, fromYear] } });
    return { copied };
  }),
  route(lockYear, async ({ tx, body: { jalaliYear, isLocked, rowVersion }, actor, audit }) => {
    const version = await setLock(tx, jalaliYear, isLocked, rowVersion, actor.partyId);
    if (version === undefined) throw httpErrors.error('notFound');
    audit({ entity: 'LegalYear', id: String(jalaliYear), action: 'update', changes: { isLocked: [null, isLocked] } });
    return { rowVersion: version };
  }),
];
