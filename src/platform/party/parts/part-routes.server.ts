/**
 * The handlers of a part's calls: the engine of records, with the own file, classes, files, and dated rows that keep
 * their past.
 */
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { withUnseen } from '#kernel/form/classes.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Overwriting } from '#platform/db/past.server.ts';
import { deleteRecord } from '#platform/db/records.server.ts';
import { claimFile, type FileClaim, releaseFile } from '#platform/files/claims.service.ts';
import { type Actor, actRoute, type Route, type RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import {
  changeOf,
  insertAs,
  type RecordChange,
  type RecordHandler,
  type RecordKind,
  type RecordOf,
  type RecordWriting,
  recordRoute,
  trace,
  updateAs,
  validate,
  writeRoutes,
} from '#platform/records/write.service.ts';
import { refuseOwn } from '../own-file/own-file.server.ts';
import { announcePart, companyOfParty, endPart, holdOwner, insertPart, lockPart, type PartKey, type PartRows, type PartWriter, partRowsOf, updatePart } from './part.store.ts';
import { partErrors } from './parts.errors.ts';
import { REASON } from './past.form.ts';
import { isPlan, turnOf } from './past.rules.ts';

/**
 * The parts of a context that every write of a part uses. `isRehearsal`: it is undone when its rules have been asked,
 * whoever is to write it shows the right to.
 */
interface Writing extends RecordWriting, PartWriter {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly rows: RowScope;
}

/** The same of its list. */
interface Reading {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly query: { readonly partyId: string; readonly asOf?: string };
}

type Owner = Omit<PartKey, 'id'>;
type Handler = RecordHandler<Owner, Writing>;
type Kind = RecordKind<Owner, Writing>;

const keyOf = ({ id, owner }: RecordOf<Owner>): PartKey => ({ id, ...owner });

/**
 * Claims the files of new values and lets go of those they replace. Files of a person are about that person, others
 * content of the company.
 */
async function keepFiles(tx: Tx, { part, files = {} }: PartRows, { id, companyId, partyId }: PartKey, before: FormValues, after: FormValues): Promise<FormValues> {
  const kept = { ...after };
  for (const [name, kind] of Object.entries(files)) {
    const claimBy = (values: FormValues): FileClaim => ({
      kind: typeof kind === 'function' ? kind(values) : kind,
      companyId,
      recordId: id,
      ...(part.owner === 'person' ? { partyId } : {}),
    });
    const [old, now] = [before[name], after[name]];
    if (typeof old === 'string' && old !== now) await releaseFile(tx, old, claimBy(before));
    if (typeof now === 'string') kept[name] = await claimFile(tx, now, claimBy(after));
  }
  return kept;
}

/**
 * Whether somebody who reaches a party by a call may know of a row of it at all: in the classes of the part and of the
 * row itself.
 */
function knows({ part, classOf }: PartRows, actor: Actor, partyId: string, values: FormValues, by: AnyCall): boolean {
  const held = classesOf(actor, part.list, by)(part.owner === 'person' ? partyId : undefined);
  return held.has(part.class ?? 'public') && held.has(classOf?.(values) ?? 'public');
}

/** Whether the actor may write over the past of rows of a party. */
async function mayCorrect({ tx, actor, today, isRehearsal = false }: Writing, rows: PartRows, partyId: string): Promise<boolean> {
  const { correct } = rows.part;
  if (correct === undefined || isRehearsal) return true;
  return mayUse(actor.grants, permissionKeys(correct.permission)) && (await companyOfParty(tx, rows, scopeFor(actor, correct, today), partyId)) !== undefined;
}

/** How a row is written over, by the reason of one that keeps its past. */
const overwrite =
  (rows: PartRows, why?: Overwriting): Kind['update'] =>
  async ({ tx }, of, values) => ({ id: of.id, ...(await updatePart(tx, rows, keyOf(of), values, why)) });

const kindOf = (rows: PartRows): Kind => {
  const { part } = rows;
  return {
    records: part,
    refuse: (name, detail) => partErrors.error(name, detail),
    async ownerOf(writing) {
      const partyId = String(writing.body['partyId']);
      const companyId = await companyOfParty(writing.tx, rows, writing.rows, partyId);
      if (companyId === undefined) throw httpErrors.error('notFound');
      refuseOwn(writing, part.create, partyId);
      await holdOwner(writing.tx, rows, { partyId });
      return { companyId, partyId };
    },
    async hold(writing, id, by) {
      const found = await lockPart(writing.tx, rows, writing.rows, id);
      if (found === undefined || !knows(rows, writing.actor, found.partyId, found.values, by)) return undefined;
      refuseOwn(writing, by, found.partyId);
      const { companyId, partyId, rowVersion, values } = found;
      return { id, owner: { companyId, partyId }, rowVersion, values };
    },
    knows: ({ actor }, { partyId }, values, by) => knows(rows, actor, partyId, values, by),
    valuesOf: ({ partyId: _party, ...said }, before) => withUnseen(part.form, said, before),
    check: async ({ tx, audit }, { of, before, after }) => rows.check?.(tx, after, keyOf(of), { before, audit }),
    async before(writing, { of, before, after }) {
      await rows.admit?.(writing, keyOf(of), before, after);
      return keepFiles(writing.tx, rows, keyOf(of), before, after);
    },
    async insert({ tx }, of, values) {
      await insertPart(tx, rows, keyOf(of), values);
      return of.id;
    },
    update: overwrite(rows),
    async mayRemove(writing, { owner, values }) {
      if (part.keepsPast && !isPlan(values, writing.today) && !(await mayCorrect(writing, rows, owner.partyId))) throw partErrors.error('mayNotCorrect');
    },
    remove: ({ tx }, { id }) => deleteRecord(tx, rows.table, id),
    about: ({ companyId, partyId }) => ({ companyId, ...(part.owner === 'person' ? { subjectPartyId: partyId } : {}) }),
    belongs: ({ partyId }) => ({ partyId }),
    sealed: new Set(Object.keys(rows.sealed ?? {})),
    asListed: ({ id, owner, rowVersion, values }) => ({
      ...Object.fromEntries(part.names.map((name) => [name, null])),
      ...values,
      id,
      partyId: owner.partyId,
      rowVersion,
    }),
  };
};

// ---- dated rows ----

/** The row goes on as it is until another day. */
async function end(writing: Writing, rows: PartRows, kind: Kind, { of, before, after }: RecordChange<Owner>) {
  const thruDate = (after['thruDate'] ?? null) as string | null;
  const change = { of, before, after: { ...before, thruDate } };
  await validate(writing, kind, change);
  return updateAs(writing, kind, change, async ({ tx }, { id }) => ({ id, ...(await endPart(tx, rows, { id }, thruDate)) }));
}

/** The row ends on a day, and what is new begins the day after. */
async function split(writing: Writing, rows: PartRows, kind: Kind, { of, before, after }: RecordChange<Owner>, last: string) {
  const next = { id: writing.newId(), owner: of.owner };
  await rows.admit?.(writing, keyOf(of), before, after);
  await endPart(writing.tx, rows, of, last);
  trace(writing, kind, of, 'update', { thruDate: [before['thruDate'] ?? null, last] });
  await validate(writing, kind, { of: next, before, after });
  return insertAs(writing, kind, next, after);
}

/** A change from a day on: what the row said before that day stays. */
const changeFrom =
  (rows: PartRows): Handler =>
  async (writing, kind) => {
    const { held, change } = await changeOf(writing, kind, rows.part.change, writing.body);
    const turn = turnOf(change.before, change.after, writing.today);
    if (typeof turn === 'string') throw partErrors.error(turn);
    if (turn.way === 'split') return split(writing, rows, kind, change, turn.last);
    if (turn.way === 'end') return end(writing, rows, kind, change);
    if (turn.way === 'same') return { id: held.id, rowVersion: held.rowVersion };
    await validate(writing, kind, change);
    return updateAs(writing, kind, change, overwrite(rows, 'plan'));
  };

/** A correction: the row was never true as it stands. */
const correctBy =
  (rows: PartRows, by: AnyCall): Handler =>
  async (writing, kind) => {
    const { [REASON]: reason, ...said } = writing.body;
    const { change } = await changeOf(writing, kind, by, said);
    await validate(writing, kind, change);
    return updateAs(writing, kind, change, overwrite(rows, 'correction'), { [REASON]: [null, reason] });
  };

/** All routes of a part. */
export function partRoutes(rows: PartRows): Route[] {
  const { part } = rows;
  if (part.keepsPast && rows.files !== undefined) throw new Error(`${part.entity} keeps its past: a file would belong to two of its rows`);
  announcePart(rows);
  const kind = kindOf(rows);
  return [
    actRoute(
      part.list,
      async (context) => {
        const { db, actor, rows: scope, query } = context as unknown as Reading;
        if ((await companyOfParty(db, rows, scope, query.partyId)) === undefined) throw httpErrors.error('notFound');
        return { rows: (await partRowsOf(db, rows, scope, query)).filter((one) => knows(rows, actor, query.partyId, one, part.list)) };
      },
      'part list',
    ),
    ...writeRoutes(kind, 'part', part.keepsPast ? { change: changeFrom(rows) } : {}),
    ...(part.correct === undefined ? [] : [recordRoute(part.correct, kind, correctBy(rows, part.correct), 'part correct')]),
  ];
}
