/** The handlers of a part's calls. */
import type { AnyCall } from '#kernel/call.ts';
import { withUnseen } from '#kernel/form/classes.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Tx } from '#platform/db/db.ts';
import { deleteRecord } from '#platform/db/records.ts';
import { claimFile, type FileClaim, releaseFile } from '#platform/files/claims.ts';
import { staleData } from '#platform/forms/stale.ts';
import { type Actor, type AuditEntry, type Base, type Route, type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refusedChoices } from '#platform/reference-data/choices.store.ts';
import { companyOfParty, insertPart, lockPart, type PartKey, type PartRows, partRowsOf, type StoredPart, updatePart } from './part.store.ts';
import { partErrors } from './parts.errors.ts';

/** The parts of a context that every write of a part uses; only its form knows the type of the body. */
interface Writing extends Base {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly body: FormValues;
  readonly params: { readonly id: string };
  audit(entry: AuditEntry): void;
}

/** Sealed values leave no trace in the clear. */
function changesOf({ sealed = {} }: PartRows, before: FormValues, after: FormValues): Record<string, readonly [unknown, unknown]> {
  const shown = (name: string, value: unknown): unknown => (value !== null && name in sealed ? '***' : value);
  return Object.fromEntries(Object.entries(changesBetween(before, after)).map(([name, [from, to]]) => [name, [shown(name, from), shown(name, to)] as const]));
}

/** Claims the files of new values and lets go of those they replace. Files of a person are about that person, others content of the company. */
async function keepFiles(tx: Tx, { part, files = {} }: PartRows, { id, companyId, partyId }: PartKey, before: FormValues, after: FormValues): Promise<FormValues> {
  const kept = { ...after };
  for (const [name, kind] of Object.entries(files)) {
    const claim: FileClaim = { kind, companyId, recordId: id, ...aboutPerson(part, partyId, 'partyId') };
    const [old, now] = [before[name], after[name]];
    if (typeof old === 'string' && old !== now) await releaseFile(tx, old, claim);
    if (typeof now === 'string') kept[name] = await claimFile(tx, now, claim);
  }
  return kept;
}

/** Who a trace or a file of a part is about. */
const aboutPerson = <K extends string>({ owner }: PartRows['part'], partyId: string, name: K): { [N in K]?: string } =>
  (owner === 'person' ? { [name]: partyId } : {}) as { [N in K]?: string };

/** A new choice must be offered, and what else only the database knows. */
async function check(tx: Tx, rows: PartRows, values: FormValues, of: PartKey, before: FormValues): Promise<void> {
  const refused = await refusedChoices(tx, rows.part.form, values, before);
  if (refused.length > 0) throw partErrors.error('option', { fields: Object.fromEntries(refused.map((name) => [name, 'option'])) });
  await rows.check?.(tx, values, of, before);
}

async function create({ tx, rows: scope, body, newId, audit }: Writing, rows: PartRows) {
  const { partyId: party, ...said } = body;
  const partyId = String(party);
  const companyId = await companyOfParty(tx, rows, scope, partyId);
  if (companyId === undefined) throw httpErrors.error('notFound');
  const [of, values] = [{ id: newId(), companyId, partyId }, withUnseen(rows.part.form, said, {})];
  const { id } = of;
  await check(tx, rows, values, of, {});
  const kept = await keepFiles(tx, rows, of, {}, values);
  await insertPart(tx, rows, of, kept);
  audit({
    entity: rows.part.entity,
    id,
    action: 'create',
    companyId,
    ...aboutPerson(rows.part, partyId, 'subjectPartyId'),
    changes: { partyId: [null, partyId], ...changesOf(rows, {}, kept) },
  });
  return { id, rowVersion: 1 };
}

async function held({ tx, rows: scope, params: { id } }: Writing, rows: PartRows): Promise<StoredPart> {
  const stored = await lockPart(tx, rows, scope, id);
  if (!stored) throw httpErrors.error('notFound');
  return stored;
}

/** A row as its list gives it, for the answer to a save on an older version. */
const asListed = ({ part }: PartRows, id: string, { values, rowVersion, partyId }: StoredPart) => ({
  ...Object.fromEntries(part.names.map((name) => [name, null])),
  ...values,
  id,
  partyId,
  rowVersion,
});

async function change(context: Writing, rows: PartRows) {
  const { tx, actor, body, params, audit } = context;
  const { rowVersion, ...said } = body;
  const stored = await held(context, rows);
  const call = { ...rows.part.list, reply: rows.part.row };
  if (stored.rowVersion !== rowVersion) throw partErrors.error('stale', { data: staleData(call, actor, asListed(rows, params.id, stored), undefined) });
  const values = withUnseen(rows.part.form, said, stored.values);
  const of = { ...params, companyId: stored.companyId, partyId: stored.partyId };
  await check(tx, rows, values, of, stored.values);
  const kept = await keepFiles(tx, rows, of, stored.values, values);
  const written = await updatePart(tx, rows, params.id, kept);
  audit({
    entity: rows.part.entity,
    id: params.id,
    action: 'update',
    companyId: stored.companyId,
    ...aboutPerson(rows.part, stored.partyId, 'subjectPartyId'),
    changes: changesOf(rows, stored.values, kept),
  });
  return { id: params.id, rowVersion: written.rowVersion };
}

async function remove(context: Writing, rows: PartRows) {
  const { tx, params, audit } = context;
  const stored = await held(context, rows);
  await keepFiles(tx, rows, { ...params, companyId: stored.companyId, partyId: stored.partyId }, stored.values, {});
  await deleteRecord(tx, rows.table, params.id);
  audit({
    entity: rows.part.entity,
    id: params.id,
    action: 'delete',
    companyId: stored.companyId,
    ...aboutPerson(rows.part, stored.partyId, 'subjectPartyId'),
    changes: changesOf(rows, stored.values, {}),
  });
  return { removed: true };
}

/** All routes of a part. */
export function partRoutes(rows: PartRows): Route[] {
  const handled = (call: AnyCall, handler: (context: Writing, rows: PartRows) => Promise<unknown>): Route =>
    route(call, async (context) => handler(context as unknown as Writing, rows));
  const { part } = rows;
  return [
    route(part.list, async (context) => {
      const { db, rows: scope, query } = context as unknown as { readonly db: Tx; readonly rows: RowScope; readonly query: { readonly partyId: string; readonly asOf?: string } };
      if ((await companyOfParty(db, rows, scope, query.partyId)) === undefined) throw httpErrors.error('notFound');
      return { rows: await partRowsOf(db, rows, scope, query) };
    }),
    handled(part.create, create),
    handled(part.change, change),
    handled(part.remove, remove),
  ];
}
