/**
 * Whether the posts of a sheet have room for those it puts there, as the database will count when the rows are written:
 * who moves leaves the old post today, who is new holds the post from the day of hiring on.
 */
import type { Days } from '#kernel/intervals/intervals.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { FileRow, RowFault, Target } from '#platform/import-export/kind.define.ts';
import { fullDay, type Occupant } from '#platform/structure/holders.rules.ts';
import { codeIds } from '#platform/structure/structure-bulk.store.ts';
import { peopleOfRows } from './personnel-import.store.ts';

interface Link extends Occupant {
  readonly partyId: string;
  readonly positionId: string;
  readonly mainPosition: 'Y' | 'N';
}

/** A row that puts somebody into another post than the one they hold. */
interface Move {
  readonly row: FileRow;
  readonly positionId: string;
  readonly link: Occupant;
  /** What they leave by it. */
  readonly left: Link | undefined;
}

const linksOf = (db: Db, positionIds: readonly string[], partyIds: readonly string[]): Promise<Link[]> =>
  db.many<Link>(sql`
    select h.party_id as "partyId", h.empl_position_id as "positionId", h.main_position as "mainPosition", h.role_type_id as "roleTypeId", h.occupancy_rate as "occupancyRate",
      lower(h.valid)::text as "from", upper(h.valid)::text as until
    from empl_position_party h where h.empl_position_id = any (${[...positionIds]}::uuid[]) or (h.party_id = any (${[...partyIds]}::uuid[]) and h.main_position = 'Y')
    order by lower(h.valid) nulls first`);

const approvedNumbers = async (db: Db, positionIds: readonly string[]): Promise<ReadonlyMap<string, (Days & { seats: number })[]>> =>
  Map.groupBy(
    await db.many<Days & { positionId: string; seats: number }>(sql`
      select empl_position_id as "positionId", seats, lower(valid)::text as "from", upper(valid)::text as until from empl_position_fact where empl_position_id = any (${[...positionIds]}::uuid[])`),
    ({ positionId }) => positionId,
  );

const column = (rows: readonly FileRow[], name: string): string[] => [...new Set(rows.flatMap(({ values }) => values[name] ?? []))];

async function movesOf(db: Db, { companyId = '', today }: Target, rows: readonly FileRow[]): Promise<{ moves: Move[]; links: Link[] }> {
  const seats = await codeIds(db, 'position', companyId, column(rows, 'positionCode'));
  const people = await peopleOfRows(db, companyId, rows, today);
  const links = await linksOf(db, [...seats.values()], [...people.values()]);
  const ofPerson = Map.groupBy(links, ({ partyId }) => partyId);
  const moves = rows.flatMap((row): Move[] => {
    const [positionId, partyId] = [seats.get(row.values['positionCode'] ?? ''), people.get(row.row)];
    const main = (partyId === undefined ? undefined : ofPerson.get(partyId))?.filter(({ mainPosition }) => mainPosition === 'Y') ?? [];
    const current = main.findLast(({ until }) => until === null || until > today);
    if (positionId === undefined || current?.positionId === positionId) return [];
    const left = main.find(({ until }) => until === null);
    const isToCome = left !== undefined && left.from !== null && left.from >= today;
    const hired = row.values['hireDate'] ?? today;
    const after = main.map(({ until }) => until ?? '').reduce((one, other) => (one > other ? one : other), hired);
    const from = left === undefined ? after : isToCome ? left.from : today;
    return [{ row, positionId, left, link: { from, until: null, roleTypeId: isToCome ? left.roleTypeId : 'Employee', occupancyRate: isToCome ? left.occupancyRate : 100 } }];
  });
  return { moves, links };
}

/** The links that stay when these rows are written; what would begin today or later never does. */
function staying(links: readonly Link[], moves: readonly Move[], today: string): Link[] {
  const left = new Set(moves.map((move) => move.left));
  return links.flatMap((link) => (!left.has(link) ? link : link.from !== null && link.from >= today ? [] : { ...link, until: today }));
}

/** Rows whose post is full, when all other rows are written that have found room. */
export async function fullPosts(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const { moves, links } = await movesOf(db, target, rows);
  const approved = await approvedNumbers(db, [...new Set(moves.map(({ positionId }) => positionId))]);
  let sound: readonly Move[] = moves;
  // whoever finds no room does not leave either: judged again until nobody more is refused
  for (;;) {
    const occupants: Map<string, Occupant[]> = Map.groupBy(staying(links, sound, target.today), ({ positionId }) => positionId);
    const placed = sound.filter(({ positionId, link }) => {
      const all = [...(occupants.get(positionId) ?? []), link];
      const hasRoom = fullDay(all, approved.get(positionId) ?? []) === undefined;
      if (hasRoom) occupants.set(positionId, all);
      return hasRoom;
    });
    if (placed.length === sound.length) break;
    sound = placed;
  }
  const passed = new Set(sound);
  return moves.filter((move) => !passed.has(move)).map(({ row: { row } }) => ({ row, column: 'positionCode', code: 'position_full' }));
}

/** Rows in the order in which posts become free: batches are written one after the other, and each must fit. */
export async function leaversFirst(db: Db, target: Target, rows: readonly FileRow[]): Promise<readonly FileRow[]> {
  const { moves } = await movesOf(db, target, rows);
  const leaving = Map.groupBy(moves, ({ left }) => left?.positionId);
  const moveOf = new Map(moves.map((move) => [move.row, move]));
  const ordered = new Set<FileRow>();
  const seen = new Set<FileRow>();
  const visit = (row: FileRow): void => {
    if (seen.has(row)) return;
    seen.add(row);
    const wanted = moveOf.get(row)?.positionId;
    if (wanted !== undefined) for (const before of leaving.get(wanted) ?? []) visit(before.row);
    ordered.add(row);
  };
  for (const row of rows) visit(row);
  return [...ordered];
}
