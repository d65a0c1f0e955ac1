/** Persons in posts of a sheet, for one company: new links, and changes of those that stand. The record is the person. */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, date, oneOf, wholeNumber } from '#platform/import-export/cells.rules.ts';
import {
  type Applied,
  type Changes,
  defineImport,
  type FileRow,
  type Planned,
  type Reverter,
  type Revertible,
  type RowFault,
  type Target,
} from '#platform/import-export/kind.define.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { roles } from '#platform/reference-data/catalogue/facts.catalogue.ts';
import { rewriting } from '#platform/structure/holders.rules.ts';
import { insertHolding, updateHolding } from '#platform/structure/holders.store.ts';
import { type KeptTable, restoreSnapshots, type Snapshot, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { hasStructure } from '#platform/structure/structure-bulk.store.ts';
import { changesFrom } from '../positions.rules.ts';
import messages from './holders-import.messages.fa.ts';
import { after, type Book, leaversFirst, type Move, moveOf, obstacle, placed } from './holders-import.rules.ts';
import { readBook } from './holders-import.store.ts';

const kept: readonly KeptTable[] = [{ table: 'empl_position_party', key: 'party_id' }];
const roleWords = Object.fromEntries(roles.filter(({ parent }) => parent !== null).map(({ id, name }) => [name, id]));

function bookOf(db: Db, { companyId = '', today }: Target, rows: readonly FileRow[]): Promise<Book> {
  const codesIn = (column: string): string[] => [...new Set(rows.map(({ values }) => (values[column] ?? '').toUpperCase()))];
  return readBook(db, companyId, { posts: codesIn('positionCode'), people: codesIn('personCode') }, today);
}

/** Row after row, each on what those before it leave. */
async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  let book = await bookOf(db, target, rows);
  return leaversFirst(rows).flatMap(({ row, values }): RowFault[] => {
    const move = moveOf(values, book, target.today);
    const isOwn = !('code' in move) && move.partyId === target.importer?.partyId && Object.keys(changesOf(move)).length > 0;
    const fault = 'code' in move ? move : isOwn ? { column: 'personCode', code: 'own_file' } : obstacle(move, book);
    if (fault !== undefined) return [{ row, ...fault }];
    if (!('code' in move)) book = after(book, move, placed(move, target.newId));
    return [];
  });
}

/** What stands in a link's last words, as the audit says it. */
const factsOf = (spans: Move['spans']) => ({ ...spans.at(-1)?.values, from: spans[0]?.from, until: spans.at(-1)?.until });

function changesOf({ position, standing, spans }: Move): Changes {
  const before = standing === undefined ? {} : factsOf([standing]);
  const isSame = standing !== undefined && spans.length === 1 && Object.keys(changesFrom(before, factsOf(spans))).length === 0;
  return isSame ? {} : { emplPositionId: [standing?.positionId ?? null, position.positionId], ...changesFrom(before, factsOf(spans)) };
}

function sound(values: FileRow['values'], book: Book, today: string): Move {
  const move = moveOf(values, book, today);
  if ('code' in move) throw new Error(`a row that was checked is refused: ${move.code}`);
  return move;
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  let book = await bookOf(db, target, rows);
  return rows.map((row) => {
    const move = sound(row.values, book, target.today);
    book = after(book, move, placed(move, target.newId));
    const changes = changesOf(move);
    const action = move.standing === undefined ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged';
    return { ...row, companyId: target.companyId ?? '', id: move.partyId, changes, action };
  });
}

/** The links of a person before a batch; of several batches the one with the lowest stamp came first. */
interface Before {
  readonly stamp: string;
  readonly links: Snapshot;
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const { companyId = '', today, newId } = target;
  const before = await takeSnapshots(tx, kept, [...new Set(rows.map(({ id }) => id))]);
  const stamp = newId();
  let book = await bookOf(tx, target, rows);
  for (const { values } of rows) {
    const move = sound(values, book, today);
    const links = placed(move, newId);
    for (const link of links) {
      const { standing } = move;
      if (link.holdingId !== standing?.holdingId) await insertHolding(tx, { ...link, companyId });
      else await updateHolding(tx, { ...link, companyId }, rewriting(standing, move.spans, today));
    }
    book = after(book, move, links);
  }
  return {
    changes: rows.map(({ row, id, action }) => ({ row, id, action: action === 'create' ? 'create' : 'update', before: { stamp, links: before.get(id) ?? {} } satisfies Before })),
  };
}

/** Ids are made in the order of time. Throws ownByOthers: nobody takes back what a colleague wrote of them. */
async function revert(tx: Tx, { changes }: Revertible, by: Reverter | undefined): Promise<void> {
  if (changes.some(({ id }) => id === by?.actor.partyId)) throw ownFileErrors.error('ownByOthers');
  const oldestLast = changes.map(({ id, before }) => ({ id, ...(before as Before) })).sort((a, b) => (a.stamp < b.stamp ? 1 : -1));
  const first = new Map(oldestLast.map(({ id, links }) => [id, links]));
  await restoreSnapshots(
    tx,
    kept,
    [...first].map(([id, links]) => ({ id, before: links })),
  );
}

export const importKind = defineImport({
  kind: 'holders',
  entity: 'EmplPositionParty',
  order: 5,
  aboutPeople: true,
  texts: messages.importHolders,
  columns: [
    { name: 'personCode', required: true, fieldClass: 'public', codeOf: 'employment', read: code(20) },
    { name: 'positionCode', required: true, fieldClass: 'public', codeOf: 'position', read: code(40) },
    { name: 'roleTypeId', fieldClass: 'public', read: oneOf(roleWords) },
    { name: 'mainPosition', fieldClass: 'public', read: oneOf(messages.importMain) },
    { name: 'occupancyRate', fieldClass: 'public', read: wholeNumber(100) },
    { name: 'partyFromDate', fieldClass: 'public', read: date },
    { name: 'partyThruDate', fieldClass: 'public', read: date },
  ],
  rowFaults: ({ occupancyRate, partyFromDate, partyThruDate }) => [
    ...(occupancyRate === '0' ? [{ column: 'occupancyRate', code: 'bad_number', facts: { max: 100, min: 1 } }] : []),
    ...(partyFromDate !== undefined && partyThruDate !== undefined && partyThruDate < partyFromDate ? [{ column: 'partyThruDate', code: 'thru_before_from' }] : []),
  ],
  labels: ['personCode', 'positionCode'],
  unique: {},
  needs: async (db, { companyId }) => (companyId && (await hasStructure(db, 'seats', companyId)) ? undefined : 'positions'),
  check,
  arrange: async (_db, _target, rows) => leaversFirst(rows),
  plan,
  apply,
  dependants: async () => ({}),
  revert,
});
