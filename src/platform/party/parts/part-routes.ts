/** The handlers of a part's calls. */
import type { AnyCall } from '#kernel/call.ts';
import { withUnseen } from '#kernel/form/classes.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { deleteRecord } from '#platform/db/records.ts';
import { claimFile, type FileClaim, releaseFile } from '#platform/files/claims.ts';
import { staleDetail } from '#platform/forms/stale.ts';
import { type Actor, type AuditEntry, type Base, type Route, type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refusedChoices } from '#platform/reference-data/choices.store.ts';
import { announcePart, companyOfParty, holdOwner, insertPart, lockPart, type PartKey, type PartRows, partRowsOf, type StoredPart, updatePart } from './part.store.ts';
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

/** The same of its list. */
interface Reading {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly query: { readonly partyId: string; readonly asOf?: string };
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
    const claimBy = (values: FormValues): FileClaim => ({
      kind: typeof kind === 'function' ? kind(values) : kind,
      companyId,
      recordId: id,
      ...aboutPerson(part, partyId, 'partyId'),
    });
    const [old, now] = [before[name], after[name]];
    if (typeof old === 'string' && old !== now) await releaseFile(tx, old, claimBy(before));
    if (typeof now === 'string') kept[name] = await claimFile(tx, now, claimBy(after));
  }
  return kept;
}

/** Who a trace or a file of a part is about. */
const aboutPerson = <K extends string>({ owner }: PartRows['part'], partyId: string, name: K): { [N in K]?: string } =>
  (owner === 'person' ? { [name]: partyId } : {}) as { [N in K]?: string };

/** Whether somebody who reaches a party by a call may know of a row of it at all: in the classes of the part and of the row itself. */
function knows({ part, classOf }: PartRows, actor: Actor, partyId: string, values: FormValues, by: AnyCall): boolean {
  const held = classesOf(actor, part.list, by)(part.owner === 'person' ? partyId : undefined);
  return held.has(part.class ?? 'public') && held.has(classOf?.(values) ?? 'public');
}

/** Refuses choices that their lists do not offer, and those of the slice's own check. */
async function judge({ tx, audit }: Writing, rows: PartRows, of: PartKey, values: FormValues, stored: FormValues): Promise<void> {
  const refused = await refusedChoices(tx, rows.part.form, values, stored);
  if (refused.length > 0) throw partErrors.error('option', { fields: Object.fromEntries(refused.map((path) => [path, 'option'])) });
  await rows.check?.(tx, values, of, { before: stored, audit });
}

async function create(context: Writing, rows: PartRows) {
  const { tx, rows: scope, actor, body, newId, audit } = context;
  const { partyId: party, ...said } = body;
  const partyId = String(party);
  const companyId = await companyOfParty(tx, rows, scope, partyId);
  if (companyId === undefined) throw httpErrors.error('notFound');
  const [of, values] = [{ id: newId(), companyId, partyId }, withUnseen(rows.part.form, said, {})];
  const { id } = of;
  if (!knows(rows, actor, partyId, values, rows.part.create)) throw httpErrors.error('notFound');
  await holdOwner(tx, rows, { partyId });
  await judge(context, rows, of, values, {});
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

async function held({ tx, rows: scope, actor, params: { id } }: Writing, rows: PartRows, by: AnyCall): Promise<StoredPart> {
  const stored = await lockPart(tx, rows, scope, id);
  if (!stored || !knows(rows, actor, stored.partyId, stored.values, by)) throw httpErrors.error('notFound');
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
  const by = rows.part.change;
  const stored = await held(context, rows, by);
  const call = { ...rows.part.list, reply: rows.part.row };
  if (stored.rowVersion !== rowVersion) throw partErrors.error('stale', staleDetail(call, actor, asListed(rows, params.id, stored), undefined, by));
  const values = withUnseen(rows.part.form, said, stored.values);
  const of = { ...params, companyId: stored.companyId, partyId: stored.partyId };
  if (!knows(rows, actor, stored.partyId, values, by)) throw httpErrors.error('notFound');
  await judge(context, rows, of, values, stored.values);
  const kept = await keepFiles(tx, rows, of, stored.values, values);
  const written = await updatePart(tx, rows, of, kept);
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
  const stored = await held(context, rows, rows.part.remove);
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
  announcePart(rows);
  const handled = (call: AnyCall, handler: (context: Writing, rows: PartRows) => Promise<unknown>): Route =>
    route(call, async (context) => handler(context as unknown as Writing, rows));
  const { part } = rows;
  return [
    route(part.list, async (context) => {
      const { db, actor, rows: scope, query } = context as unknown as Reading;
      if ((await companyOfParty(db, rows, scope, query.partyId)) === undefined) throw httpErrors.error('notFound');
      return { rows: (await partRowsOf(db, rows, scope, query)).filter((one) => knows(rows, actor, query.partyId, one, part.list)) };
    }),
    handled(part.create, create),
    handled(part.change, change),
    handled(part.remove, remove),
  ];
}
