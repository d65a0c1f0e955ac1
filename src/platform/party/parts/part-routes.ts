/** The handlers of a part's calls. */
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { withUnseen } from '#kernel/form/classes.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Overwriting } from '#platform/db/past.ts';
import { deleteRecord } from '#platform/db/records.ts';
import { claimFile, type FileClaim, releaseFile } from '#platform/files/claims.ts';
import { staleDetail } from '#platform/forms/stale.ts';
import { type Actor, type AuditEntry, type Base, type Route, type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refusedChoices } from '#platform/reference-data/choices.store.ts';
import { refuseOwn } from '../own-file/own-file.ts';
import {
  announcePart,
  companyOfParty,
  endPart,
  holdOwner,
  insertPart,
  lockPart,
  type PartKey,
  type PartRows,
  type PartWriter,
  partRowsOf,
  type StoredPart,
  updatePart,
} from './part.store.ts';
import { partErrors } from './parts.errors.ts';
import { REASON } from './past.form.ts';
import { isPlan, turnOf } from './past.rules.ts';

/** The parts of a context that every write of a part uses; only its form knows the type of the body. */
interface Writing extends Base, PartWriter {
  readonly rows: RowScope;
  readonly body: FormValues;
  readonly params: { readonly id: string };
  /** It is undone when its rules have been asked: whoever is to write it shows the right to. */
  readonly isRehearsal?: boolean;
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
  refuseOwn(context, rows.part.create, partyId);
  if (!knows(rows, actor, partyId, values, rows.part.create)) throw httpErrors.error('notFound');
  await holdOwner(tx, rows, { partyId });
  await judge(context, rows, of, values, {});
  await rows.admit?.(context, of, {}, values);
  const kept = await keepFiles(tx, rows, of, {}, values);
  await insertPart(tx, rows, of, kept);
  audit(trace(rows, of, 'create', { partyId: [null, partyId], ...changesOf(rows, {}, kept) }));
  return { id, rowVersion: 1 };
}

async function held(context: Writing, rows: PartRows, by: AnyCall): Promise<StoredPart> {
  const { tx, rows: scope, actor, params } = context;
  const { id } = params;
  const stored = await lockPart(tx, rows, scope, id);
  if (!stored || !knows(rows, actor, stored.partyId, stored.values, by)) throw httpErrors.error('notFound');
  refuseOwn(context, by, stored.partyId);
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

/** A row that is held, and what it is to say. */
interface Change {
  readonly of: PartKey;
  readonly stored: StoredPart;
  readonly values: FormValues;
}

/** The row that a body is about, on the version that it names. */
async function changed(context: Writing, rows: PartRows, by: AnyCall, said: FormValues): Promise<Change> {
  const { actor, body, params } = context;
  const stored = await held(context, rows, by);
  const call = { ...rows.part.list, reply: rows.part.row };
  if (stored.rowVersion !== body['rowVersion']) throw partErrors.error('stale', staleDetail(call, actor, asListed(rows, params.id, stored), undefined, by));
  const values = withUnseen(rows.part.form, said, stored.values);
  if (!knows(rows, actor, stored.partyId, values, by)) throw httpErrors.error('notFound');
  return { of: { ...params, companyId: stored.companyId, partyId: stored.partyId }, stored, values };
}

type Changes = NonNullable<AuditEntry['changes']>;

const trace = ({ part }: PartRows, { id, companyId, partyId }: PartKey, action: AuditEntry['action'], changes: Changes): AuditEntry => ({
  entity: part.entity,
  id,
  action,
  companyId,
  ...aboutPerson(part, partyId, 'subjectPartyId'),
  changes,
});

/** Writes over a row; `why` of one that keeps its past, `more` beside its fields in the trace. */
async function writeOver(context: Writing, rows: PartRows, { of, stored, values }: Change, why: Overwriting | undefined, more: Changes = {}) {
  const { tx, audit } = context;
  await judge(context, rows, of, values, stored.values);
  await rows.admit?.(context, of, stored.values, values);
  const kept = await keepFiles(tx, rows, of, stored.values, values);
  const { rowVersion } = await updatePart(tx, rows, of, kept, why);
  audit(trace(rows, of, 'update', { ...changesOf(rows, stored.values, kept), ...more }));
  return { id: of.id, rowVersion };
}

/** The row goes on as it is until another day. */
async function end(context: Writing, rows: PartRows, { of, stored, values: { thruDate } }: Change) {
  const { tx, audit } = context;
  const values = { ...stored.values, thruDate };
  await judge(context, rows, of, values, stored.values);
  await rows.admit?.(context, of, stored.values, values);
  const { rowVersion } = await endPart(tx, rows, of, (thruDate ?? null) as string | null);
  audit(trace(rows, of, 'update', changesOf(rows, stored.values, values)));
  return { id: of.id, rowVersion };
}

/** The row ends on a day, and what is new begins the day after. */
async function split(context: Writing, rows: PartRows, { of, stored, values }: Change, last: string) {
  const { tx, newId, audit } = context;
  const next = { ...of, id: newId() };
  await rows.admit?.(context, of, stored.values, values);
  await endPart(tx, rows, of, last);
  audit(trace(rows, of, 'update', { thruDate: [stored.values['thruDate'] ?? null, last] }));
  await judge(context, rows, next, values, stored.values);
  await insertPart(tx, rows, next, values);
  audit(trace(rows, next, 'create', { partyId: [null, of.partyId], ...changesOf(rows, {}, values) }));
  return { id: next.id, rowVersion: 1 };
}

async function change(context: Writing, rows: PartRows) {
  const { rowVersion, ...said } = context.body;
  const found = await changed(context, rows, rows.part.change, said);
  if (!rows.part.keepsPast) return writeOver(context, rows, found, undefined);
  const turn = turnOf(found.stored.values, found.values, context.today);
  if (typeof turn === 'string') throw partErrors.error(turn);
  if (turn.way === 'split') return split(context, rows, found, turn.last);
  if (turn.way === 'end') return end(context, rows, found);
  return turn.way === 'same' ? { id: found.of.id, rowVersion } : writeOver(context, rows, found, 'plan');
}

const correctBy =
  (by: AnyCall) =>
  async (context: Writing, rows: PartRows): Promise<unknown> => {
    const { rowVersion: _, [REASON]: reason, ...said } = context.body;
    return writeOver(context, rows, await changed(context, rows, by, said), 'correction', { [REASON]: [null, reason] });
  };

/** Whether the actor may write over the past of rows of a party. */
async function mayCorrect({ tx, actor, today, isRehearsal = false }: Writing, rows: PartRows, partyId: string): Promise<boolean> {
  const { correct } = rows.part;
  if (correct === undefined || isRehearsal) return true;
  return mayUse(actor.grants, permissionKeys(correct.permission)) && (await companyOfParty(tx, rows, scopeFor(actor, correct, today), partyId)) !== undefined;
}

async function remove(context: Writing, rows: PartRows) {
  const { tx, params, today, audit } = context;
  const stored = await held(context, rows, rows.part.remove);
  if (rows.part.keepsPast && !isPlan(stored.values, today) && !(await mayCorrect(context, rows, stored.partyId))) throw partErrors.error('mayNotCorrect');
  const of = { ...params, companyId: stored.companyId, partyId: stored.partyId };
  await rows.admit?.(context, of, stored.values, {});
  await keepFiles(tx, rows, of, stored.values, {});
  await deleteRecord(tx, rows.table, params.id);
  audit(trace(rows, of, 'delete', changesOf(rows, stored.values, {})));
  return { removed: true };
}

/** All routes of a part. */
export function partRoutes(rows: PartRows): Route[] {
  if (rows.part.keepsPast && rows.files !== undefined) throw new Error(`${rows.part.entity} keeps its past: a file would belong to two of its rows`);
  announcePart(rows);
  const handled = (act: string, call: AnyCall, handler: (context: Writing, rows: PartRows) => Promise<unknown>): Route =>
    route(call, async (context) => handler(context as unknown as Writing, rows), `part ${act}`);
  const { part } = rows;
  return [
    route(
      part.list,
      async (context) => {
        const { db, actor, rows: scope, query } = context as unknown as Reading;
        if ((await companyOfParty(db, rows, scope, query.partyId)) === undefined) throw httpErrors.error('notFound');
        return { rows: (await partRowsOf(db, rows, scope, query)).filter((one) => knows(rows, actor, query.partyId, one, part.list)) };
      },
      'part list',
    ),
    handled('create', part.create, create),
    handled('change', part.change, change),
    ...(part.correct === undefined ? [] : [handled('correct', part.correct, correctBy(part.correct))]),
    handled('remove', part.remove, remove),
  ];
}
