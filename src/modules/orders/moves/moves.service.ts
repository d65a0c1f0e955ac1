/**
 * Brings what orders move beside kind and wage in line with the signed orders of people: after a signing or an annulment. Each move goes through the doors of
 * the organisation and of the file, whose refusals stop the order; what stood before is kept, so that it comes back with an annulment.
 */
import { AppError } from '#kernel/errors.ts';
import { addDays, formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { listInWords, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { appoint } from '#modules/organisation/organisation.api.ts';
import { beginDecided, endDecided, type FirstDay, goOnDecided, movePlace, unbeginDecided } from '#modules/personnel/personnel.api.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { movesErrors } from './moves.errors.ts';
import words from './moves.messages.fa.ts';
import { changedTables, factsIn, type MovedFactName, type MovingOrder, type Placed, placed, type Rows, replay } from './moves.rules.ts';
import {
  askAtOnce,
  type DoneMove,
  doneMoves,
  employedUntil,
  forgetMove,
  giveBackBeside,
  type MovedRows,
  type MovingPerson,
  movingOrders,
  noteMove,
  numberBefore,
  partiesIn,
  putBack,
  rowsOf,
  setGrade,
  tablesOf,
  touchedBy,
  typeTitleOf,
} from './moves.store.ts';

export interface Moving {
  readonly tx: Tx;
  readonly now: Date;
  /** ISO date in Tehran. */
  readonly today: string;
  newId(): string;
  audit(entry: AuditEntry): void;
}

/** A fact that is not as an order left it. */
export interface MovedSince {
  readonly fact: MovedFactName;
  readonly from: string;
  /** Rows of the person as they were before the order, and as they are now. */
  readonly kept: Rows;
  readonly now: Rows;
}

/** Somebody else whom an order had moved, when it is annulled. */
export interface Displaced {
  readonly partyId: string;
  /** To where they were before; otherwise they have moved on since and stay. */
  readonly comesBack: boolean;
}

interface TakenBack {
  /** Facts of the person that are not as the order left them. */
  readonly moved: readonly MovedSince[];
  readonly others: readonly Displaced[];
}

const standingNames = (data: unknown): string[] => {
  const { standing } = (data ?? {}) as { readonly standing?: readonly { readonly fullName: string }[] };
  return [...new Set((standing ?? []).map(({ fullName }) => fullName))];
};

const reasonWords: Readonly<Record<string, string>> = words.reasons;
/** Refusals of the database by the names of its constraints. */
const constraints: Readonly<Record<string, string>> = {
  empl_position_party_within: 'holderOutside',
  empl_position_party_capacity: 'seatFull',
  empl_position_party_one_seat: 'heldTwice',
  empl_position_party_one_main: 'secondMain',
  org_unit_manager_one: 'secondManager',
  empl_position_party_one_chief: 'secondChief',
  personnel_structure_one: 'structureTwice',
};

/** A refusal of a door, in the words of orders. `replace`: it was said that holders give way. */
function refusalOf(error: unknown, replace: boolean): unknown {
  if (error instanceof AppError) {
    const names = standingNames(error.detail.data);
    if (names.length > 0) return movesErrors.error(replace ? 'severalHold' : 'postHeld', { values: { names: listInWords(names) } });
    if (error.errorName === 'movedSince') return error;
    return movesErrors.error('refused', { values: { why: reasonWords[error.errorName] ?? words.reasons.other } });
  }
  const { constraint } = error as { readonly constraint?: string };
  const name = constraint === undefined ? undefined : constraints[constraint];
  return name === undefined ? error : movesErrors.error('refused', { values: { why: reasonWords[name] ?? words.reasons.other } });
}

async function asOrders<T>(work: () => Promise<T>, replace = false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error, replace);
  }
}

const rowFacts = (facts: readonly MovedFactName[]): Placed[] => placed.filter((fact) => facts.includes(fact));

/** Rows of some people. */
const ofParties = (rows: Rows, ids: ReadonlySet<string>): Rows =>
  Object.fromEntries(Object.entries(rows).map(([table, own]) => [table, own.filter((row) => ids.has(String((row as { party_id: unknown }).party_id)))]));

/** Of people those whose rows of some tables are not what they were. */
const changedOf = (ids: readonly string[], was: Rows, is: Rows, tables: readonly string[]): ReadonlySet<string> =>
  new Set(ids.filter((id) => changedTables(ofParties(was, new Set([id])), ofParties(is, new Set([id])), tables).length > 0));

/** Rows of those alone that an order changed, and of the person. */
function narrowed({ partyId }: MovingPerson, before: Rows, after: Rows): Omit<MovedRows, 'began'> {
  const kept = new Set([partyId, ...changedOf([...partiesIn(before), ...partiesIn(after)], before, after, Object.keys(before))]);
  return { before: ofParties(before, kept), after: ofParties(after, kept) };
}

/** Lets the employment begin with an order; answers what stood before. Throws notFirst, and why the file cannot begin then. */
async function beginBy(moving: Moving, { employmentId, companyId }: MovingPerson, order: MovingOrder): Promise<FirstDay> {
  const number = await numberBefore(moving.tx, order);
  if (number !== undefined) throw movesErrors.error('notFirst', { values: { number: toPersianDigits(number) } });
  return asOrders(() => beginDecided(moving, { companyId, employmentId }, order.fromDate));
}

/** Does what one order says. Throws why a door refuses it. */
async function move(moving: Moving, person: MovingPerson, order: MovingOrder, isKept: boolean): Promise<void> {
  const { orderId, fromDate: from, moves } = order;
  const { tx, now, newId } = moving;
  const { partyId, companyId, employmentId } = person;
  const began = moves.begin === undefined ? null : await beginBy(moving, person, order);
  const facts = rowFacts(factsIn(moves));
  const touched = moves.post === undefined ? [] : await touchedBy(tx, moves.post.emplPositionId, companyId, from);
  const all = [...new Set([partyId, ...touched])];
  const before = await rowsOf(tx, facts, all);
  await asOrders(async () => {
    if (moves.post !== undefined) await appoint(moving, { companyId, partyId, ...moves.post, from, until: await employedUntil(tx, employmentId) });
    if (moves.structure !== undefined) await movePlace(moving, { companyId, partyId, from, said: moves.structure });
    if (moves.grade !== undefined) {
      const is = { ...(await setGrade(tx, person, from, moves.grade, newId())), from };
      moving.audit({ entity: 'EmplOrder', id: orderId, action: 'update', subjectPartyId: partyId, companyId, changes: { grade: [null, is] } });
    }
    const terminationTypeEnumId = moves.end?.terminationTypeEnumId ?? null;
    if (terminationTypeEnumId !== null)
      await endDecided(
        moving,
        { companyId, employmentId },
        { thruDate: addDays(from, -1), terminationTypeEnumId, decided: { id: orderId, as: await calledAs(tx, orderId, from) } },
      );
    await askAtOnce(tx);
  }, moves.post?.replace);
  const rows = narrowed(person, before, await rowsOf(tx, facts, all));
  if (isKept) await noteMove(tx, person, order, { ...rows, began }, now);
}

const movedSince = ({ number }: DoneMove): AppError => movesErrors.error('movedSince', { values: { number: toPersianDigits(number ?? '') } });

/** How the file calls an order that has no number yet. */
const calledAs = async (tx: Tx, orderId: string, from: string): Promise<string> => words.order({ type: await typeTitleOf(tx, orderId), from: formatJalaliFa(from) });

/**
 * Puts back what stood before an order. `goesOn`: facts that stay as the file says today where those of the person have moved since; undefined: the order only makes
 * place for an earlier one, so nothing may have moved. Others whom it touched and who have moved on since stay where they are. Throws movedSince, and why the end cannot be taken back.
 */
async function takeBack(moving: Moving, person: MovingPerson, done: DoneMove, goesOn: ReadonlySet<string> | undefined): Promise<TakenBack> {
  const { tx, now } = moving;
  const { moves, before, after, fromDate: from } = done;
  const { companyId, employmentId, partyId } = person;
  if (done.isEnding) {
    const went = await asOrders(() => goOnDecided({ ...moving, clock: { now: () => now.getTime() } }, { companyId, employmentId }, done.orderId));
    if (went === 'other') throw movedSince(done);
    if (went === 'gone') await giveBackBeside(tx, person, from);
  }
  const facts = rowFacts(factsIn(moves));
  const parties = [...new Set([partyId, ...partiesIn(before), ...partiesIn(after)])];
  const is = await rowsOf(tx, facts, parties);
  const found: MovedSince[] = [];
  const others = new Map<string, Displaced>();
  for (const fact of facts) {
    const own = new Set([partyId]);
    const [kept, now] = [ofParties({ [tablesOf[fact]]: before[tablesOf[fact]] ?? [] }, own), ofParties({ [tablesOf[fact]]: is[tablesOf[fact]] ?? [] }, own)];
    const movedOn = changedOf(parties, after, is, [tablesOf[fact]]);
    for (const id of changedOf(parties, before, after, [tablesOf[fact]])) if (id !== partyId) others.set(id, { partyId: id, comesBack: !movedOn.has(id) });
    const hasMoved = movedOn.has(partyId);
    if (hasMoved && goesOn === undefined) throw movedSince(done);
    if (hasMoved) found.push({ fact, from, kept, now });
    if (hasMoved && goesOn?.has(fact)) continue;
    const back = parties.filter((id) => id === partyId || !movedOn.has(id));
    await asOrders(() => putBack(tx, fact, back, before));
    const table = tablesOf[fact];
    for (const subjectPartyId of changedOf(back, is, before, [table])) {
      const of = (rows: Rows): readonly unknown[] => ofParties(rows, new Set([subjectPartyId]))[table] ?? [];
      moving.audit({ entity: 'EmplOrder', id: done.orderId, action: 'undo', subjectPartyId, companyId, changes: { [fact]: [of(is), of(before)] } });
    }
  }
  const { began } = done;
  if (began !== null && !(await asOrders(() => unbeginDecided(moving, { companyId, employmentId }, from, began)))) throw movedSince(done);
  await forgetMove(tx, done.orderId);
  await asOrders(() => askAtOnce(tx));
  return { moved: found, others: [...others.values()] };
}

interface Settlement {
  readonly planned?: readonly MovingOrder[];
  readonly isTrial?: boolean;
  readonly goesOn?: ReadonlySet<string>;
  readonly anew?: ReadonlySet<string>;
}

/**
 * People are held. `planned`: orders that are to be signed in this transaction, `isTrial`: or that are only looked at, in work that is taken back. Answers by
 * employment which facts have moved since the orders that go, and what becomes of others whom those had moved; `goesOn`: of those the ones that stay as the file says today; `anew`: orders that say something else since they moved. Throws why an order cannot move what it says.
 */
export async function settleMoves(
  moving: Moving,
  people: readonly MovingPerson[],
  { planned = [], isTrial = false, goesOn = new Set(), anew = new Set() }: Settlement = {},
): Promise<ReadonlyMap<string, TakenBack>> {
  const { tx } = moving;
  const ids = people.map(({ employmentId }) => employmentId);
  const standing = Map.groupBy([...(await movingOrders(tx, ids)), ...planned], ({ employmentId }) => employmentId);
  const done = Map.groupBy(await doneMoves(tx, ids), ({ employmentId }) => employmentId);
  const trial = new Set(isTrial ? planned.map(({ orderId }) => orderId) : []);
  const found = new Map<string, TakenBack>();
  for (const person of people) {
    const own = standing.get(person.employmentId) ?? [];
    const { back, todo } = replay(done.get(person.employmentId) ?? [], own, anew);
    const gone: TakenBack[] = [];
    for (const one of back) {
      const comesAgain = own.some(({ orderId }) => orderId === one.orderId);
      const taken = await takeBack(moving, person, one, comesAgain ? undefined : goesOn);
      gone.push(comesAgain ? { ...taken, others: [] } : taken);
    }
    for (const one of todo) await move(moving, person, one, !trial.has(one.orderId));
    if (gone.length > 0) found.set(person.employmentId, { moved: gone.flatMap(({ moved }) => moved), others: gone.flatMap(({ others }) => others) });
  }
  return found;
}
