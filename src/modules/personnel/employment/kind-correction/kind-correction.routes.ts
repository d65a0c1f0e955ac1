import { refusedChoices } from '#platform/forms/choices.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { REASON } from '#platform/party/parts/past.form.ts';
import { lockEmployment } from '../employment.store.ts';
import { correctKind, kindErrors } from './kind-correction.contract.ts';
import { kindCorrectionForm } from './kind-correction.form.ts';
import { endBefore } from './kind-correction.rules.ts';
import { lockKinds, overwriteKind, touchPerson } from './kind-correction.store.ts';

async function correct(context: Context<typeof correctKind>) {
  const { tx, rows, params, body, audit } = context;
  const tie = await lockEmployment(tx, rows, params.partyRelationshipId);
  if (!tie) throw httpErrors.error('notFound');
  const { partyRelationshipId: id, partyId, companyId } = tie;
  refuseOwn(context, correctKind, partyId);
  const kinds = await lockKinds(tx, id);
  const at = kinds.findIndex(({ from }) => from === body.kindFrom);
  const stored = kinds[at];
  if (stored === undefined || stored.version !== body.rowVersion) throw partErrors.error('stale');
  const { employmentStatusEnumId: kind, fromDate } = body;
  const refused = await refusedChoices(tx, kindCorrectionForm, body, { employmentStatusEnumId: stored.employmentStatusEnumId });
  if (refused.length > 0) throw partErrors.error('option', { fields: Object.fromEntries(refused.map((path) => [path, 'option'])) });
  if (kind === stored.employmentStatusEnumId && fromDate === stored.from) throw partErrors.error('nothingNew', { fields: { employmentStatusEnumId: 'nothingNew' } });
  const before = endBefore(fromDate, stored, kinds[at - 1], tie.from);
  if (before === undefined) throw kindErrors.error('kindDay');
  await overwriteKind(tx, id, stored, { kind, from: fromDate, until: before.until });
  await touchPerson(tx, partyId);
  const said = { employmentStatusEnumId: [stored.employmentStatusEnumId, kind] as const, fromDate: [stored.from, fromDate] as const };
  const changes = Object.fromEntries(Object.entries(said).filter(([, [was, is]]) => was !== is));
  audit({ entity: 'EmploymentKind', id, action: 'update', subjectPartyId: partyId, companyId, changes: { ...changes, [REASON]: [null, body[REASON]] } });
  return { partyRelationshipId: id };
}

export const routes = [route(correctKind, correct)];
