/** What is asked to be moved for people: judged once, resolved for each from the orders before, and tried in work that is taken back. */
import { AppError } from '#kernel/errors.ts';
import type { z } from '#kernel/schema.ts';
import { positionOptionsOf } from '#modules/organisation/organisation.api.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { outranking } from '#platform/identity/others-account.service.ts';
import { type FileChange, fileChanges } from './file-changes.rules.ts';
import type { askedMoves } from './moves.contract.ts';
import { movesErrors } from './moves.errors.ts';
import { endsBy, type Moves, type MovingOrder, movable, movableBy, movesNothing, type Placed, placed, placeFields } from './moves.rules.ts';
import { type Moving, settleMoves } from './moves.service.ts';
import { isClassOf, isOffered, isPostOf, type MovingPerson, movingOrders } from './moves.store.ts';
import { seenMoves } from './seen-moves.store.ts';

export type AskedMoves = z.infer<typeof askedMoves>;

/** Of a type of orders. */
export interface MovingType {
  /** JSON list; null: none. */
  readonly moves: string | null;
  readonly terminationTypeEnumId: string | null;
  /** Of a correction: what it corrects ends nothing any more. */
  readonly goesOn?: boolean;
}

interface Judging {
  readonly db: Db;
  readonly rows: RowScope;
  readonly actor: Pick<Actor, 'companyId' | 'roles'>;
  readonly today: string;
}

const MEMBER = 'Employee';
const option = (field: string): AppError => movesErrors.error('option', { fields: { [field]: 'option' } });

const unknownPost = (): AppError => movesErrors.error('unknownPost', { fields: { post: 'unknownPost' } });

/** Whether whoever asks reaches a post of the company on a day. */
async function isReached({ db, rows, actor: { companyId } }: Judging, emplPositionId: string, day: string): Promise<boolean> {
  const [found] = await positionOptionsOf(db, rows, { companyId, words: '', emplPositionId, day });
  return found !== undefined && (await isPostOf(db, companyId, emplPositionId));
}

/** Whoever asks reaches what they name. Throws unknownPost, option. */
async function mustKnow(judging: Judging, { post, structure, grade }: AskedMoves, day: string): Promise<void> {
  const { db, actor } = judging;
  const { companyId } = actor;
  const emplPositionId = post?.emplPositionId ?? null;
  if (emplPositionId !== null && !(await isReached(judging, emplPositionId, day))) throw unknownPost();
  for (const field of placeFields) {
    const id = structure?.[field] ?? null;
    if (id !== null && !(await isClassOf(db, companyId, id))) throw option(field);
  }
  const { jobGradeEnumId = null, payGradeEnumId = null } = grade ?? {};
  if (jobGradeEnumId !== null && !(await isOffered(db, 'JobGrade', jobGradeEnumId))) throw option('jobGradeEnumId');
  if (payGradeEnumId !== null && !(await isOffered(db, 'PayGrade', payGradeEnumId))) throw option('payGradeEnumId');
}

const named = <T extends object>(said: T): T | undefined => (Object.keys(said).length === 0 ? undefined : said);
const isSaid = (asked: { readonly from?: string | undefined } | undefined): boolean => asked !== undefined && asked.from !== 'previous';

/** What is said of all of them alike. */
function fixedIn({ post, structure, grade, begin }: AskedMoves): Moves {
  const { emplPositionId = null, roleTypeId = null, replace = false } = post ?? {};
  const { jobGradeEnumId = null, payGradeEnumId = null } = grade ?? {};
  const place = Object.fromEntries(placeFields.flatMap((field) => (structure?.[field] == null ? [] : [[field, structure[field]] as const])));
  return {
    ...(isSaid(post) && emplPositionId !== null && { post: { emplPositionId, roleTypeId: roleTypeId ?? MEMBER, replace } }),
    ...(isSaid(structure) && { structure: named(place) }),
    ...(begin !== undefined && { begin }),
    ...(isSaid(grade) && { grade: named({ ...(jobGradeEnumId !== null && { jobGradeEnumId }), ...(payGradeEnumId !== null && { payGradeEnumId }) }) }),
  };
}

export interface JudgedMoves {
  readonly fixed: Moves;
  /** Facts that each has from the orders before. */
  readonly previous: readonly Placed[];
}

/** Asked first of all, before anything is told of the type or of people. Throws unknownPost, option. */
export async function judgeMoves(judging: Judging, asked: AskedMoves, day: string): Promise<JudgedMoves> {
  await mustKnow(judging, asked, day);
  return { fixed: fixedIn(asked), previous: placed.filter((fact) => asked[fact]?.from === 'previous') };
}

/** Throws notMoved. */
export function mustMove({ moves }: MovingType, { fixed, previous }: JudgedMoves): void {
  const may = movableBy(moves);
  const strange = movable.find((fact) => (fixed[fact] !== undefined || previous.some((one) => one === fact)) && !may.includes(fact));
  if (strange !== undefined) throw movesErrors.error('notMoved', { fields: { [strange]: 'notMoved' } });
}

/** What an order goes on saying of one before; that others gave way then says nothing of those who stand in the way now. */
const carried = ({ post, ...moves }: Moves): Moves => ({ ...moves, ...(post !== undefined && { post: { ...post, replace: false } }) });

/** What the orders before the day said last of each of these facts. */
function saidBefore(orders: readonly MovingOrder[], facts: readonly Placed[], day: string): Moves {
  const before = orders.filter(({ fromDate }) => fromDate < day).toSorted((a, b) => (a.fromDate === b.fromDate ? a.signedNo - b.signedNo : a.fromDate < b.fromDate ? -1 : 1));
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const last = before.findLast(({ moves }) => moves[fact] !== undefined);
      return last === undefined ? [] : [[fact, carried(last.moves)[fact]]];
    }),
  );
}

/** Posts of what is moved that whoever asks does not reach. */
async function strangePosts(judging: Judging, all: readonly Moves[], day: string): Promise<string[]> {
  const strange: string[] = [];
  for (const id of new Set(all.flatMap(({ post }) => post?.emplPositionId ?? []))) if (!(await isReached(judging, id, day))) strange.push(id);
  return strange;
}

/**
 * By employment what an order of the day (ISO) moves; nothing of whom it moves nothing. The type may move it (mustMove). `stronger` is told of each whose end would shut out somebody
 * with more rights, unknownPost of each whose post of the order before whoever asks does not reach.
 */
export async function movesFor(judging: Judging, type: MovingType, judged: JudgedMoves, people: readonly MovingPerson[], day: string) {
  const { previous } = judged;
  const { terminationTypeEnumId, goesOn = false } = type;
  const fixed: Moves = { ...judged.fixed, ...((terminationTypeEnumId !== null || goesOn) && { end: { terminationTypeEnumId } }) };
  const ids = people.map(({ employmentId }) => employmentId);
  const orders = previous.length === 0 ? new Map<string, MovingOrder[]>() : Map.groupBy(await movingOrders(judging.db, ids), ({ employmentId }) => employmentId);
  const parties = people.map(({ partyId }) => partyId);
  const strong = !endsBy(fixed) && fixed.begin === undefined ? new Set<string>() : await outranking(judging.db, judging.actor.roles, parties, judging.today);
  const moves = new Map<string, Moves>();
  for (const { employmentId } of people) {
    const own = { ...saidBefore(orders.get(employmentId) ?? [], previous, day), ...fixed };
    if (!movesNothing(own)) moves.set(employmentId, own);
  }
  const refused = new Map(people.flatMap(({ employmentId, partyId }) => (strong.has(partyId) ? [[employmentId, movesErrors.error('stronger')] as const] : [])));
  for (const id of await strangePosts(judging, previous.includes('post') ? [...moves.values()] : [], day))
    for (const [employmentId, { post }] of moves) if (post?.emplPositionId === id) refused.set(employmentId, unknownPost());
  return { moves, refused };
}

export interface TriedMoves<T> {
  readonly found: T;
  /** Why somebody's file cannot become that. */
  readonly refused: ReadonlyMap<string, AppError>;
  readonly changes: ReadonlyMap<string, readonly FileChange[]>;
}

/** One person's, or why not; what is refused leaves nothing behind. */
async function tryOne(moving: Moving, person: MovingPerson, planned: MovingOrder): Promise<AppError | undefined> {
  const { tx } = moving;
  await tx.run(sql`savepoint moving_one`);
  try {
    await settleMoves(moving, [person], { planned: [planned], isTrial: true });
    return undefined;
  } catch (error) {
    await tx.run(sql`rollback to savepoint moving_one`);
    if (error instanceof AppError) return error;
    throw error;
  } finally {
    await tx.run(sql`release savepoint moving_one`);
  }
}

interface PlannedOrders {
  /** ISO. */
  readonly day: string;
  /** The order that somebody's corrects. */
  correctsOf?(employmentId: string): string | null;
}

/**
 * Moves the file of people as their orders would, works on what it says then, and takes all of that back. The trial leaves no trace in the audit.
 */
export async function withMoves<T>(
  moving: Omit<Moving, 'audit'>,
  people: readonly MovingPerson[],
  moves: ReadonlyMap<string, Moves>,
  { day, correctsOf = () => null }: PlannedOrders,
  work: (refused: ReadonlyMap<string, AppError>) => Promise<T>,
): Promise<TriedMoves<T>> {
  const own = people.filter(({ employmentId }) => moves.has(employmentId));
  const refused = new Map<string, AppError>();
  if (own.length === 0) return { found: await work(refused), refused, changes: new Map() };
  const { tx } = moving;
  const ids = own.map(({ employmentId }) => employmentId);
  await tx.run(sql`savepoint moving_all`);
  const was = await seenMoves(tx, ids);
  for (const person of own) {
    const { employmentId } = person;
    const of = { employmentId, correctsId: correctsOf(employmentId), moves: moves.get(employmentId) ?? {} };
    const planned = { ...of, orderId: moving.newId(), fromDate: day, signedNo: Number.MAX_SAFE_INTEGER };
    const error = await tryOne({ ...moving, audit: () => undefined }, person, planned);
    if (error !== undefined) refused.set(person.employmentId, error);
  }
  const is = await seenMoves(tx, ids);
  const found = await work(refused);
  await tx.run(sql`rollback to savepoint moving_all`);
  await tx.run(sql`release savepoint moving_all`);
  return { found, refused, changes: new Map(ids.map((id) => [id, fileChanges(was(id), is(id))])) };
}
