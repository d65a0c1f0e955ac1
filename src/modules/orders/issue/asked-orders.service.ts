/** Orders as they are asked for: the people within reach, each with an order that is counted or the reason why there is none. Nothing is stored. */
import type { AnyCall, BodyOf } from '#kernel/call.ts';
import type { AppError } from '#kernel/errors.ts';
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import { addDays, formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { cleanDigits, listInWords, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { selectedEmployments } from '#modules/personnel/personnel.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { heldOf, type OrderedPerson, peopleByCode, peopleOf } from '../book/orders.store.ts';
import { beyondContract } from '../contracts/contract.rules.ts';
import { judgeMoves, movesFor, mustMove, withMoves } from '../moves/asked-moves.service.ts';
import { movesErrors } from '../moves/moves.errors.ts';
import type { Moves } from '../moves/moves.rules.ts';
import { issueOrders, MOST_PEOPLE, type previewOrders } from './issue.contract.ts';
import { issueErrors } from './issue.errors.ts';
import words from './issue.messages.fa.ts';
import { defOf, type Prepared, prepareOrders } from './prepare.service.ts';
import { type ContractDays, contractDays, isKindOfEmployment, kindById, type OrderKind, openOn, signedFrom } from './prepare.store.ts';

export type Asked = BodyOf<typeof previewOrders>;

const exactOf = (value: string | number): Exact => readExact(String(value)) ?? 0;

const DAY_MS = 86_400_000;

/** Throws needsEnd, daysOrder, tooLong, kindNotMoved, option. */
async function judge(db: Db, type: OrderKind, { fromDate, thruDate = null, employmentStatusEnumId = null }: Asked): Promise<void> {
  if (type.needsEnd && thruDate === null) throw issueErrors.error('needsEnd');
  if (thruDate !== null && thruDate < fromDate) throw issueErrors.error('daysOrder');
  const { mostDays } = type;
  const days = thruDate === null ? 0 : (Date.parse(addDays(thruDate, 1)) - Date.parse(fromDate)) / DAY_MS;
  if (mostDays !== null && days > mostDays) throw issueErrors.error('tooLong', { values: { most: toPersianDigits(String(mostDays)) } });
  if (employmentStatusEnumId === null) return;
  if (!type.movesKind) throw issueErrors.error('kindNotMoved');
  if (!(await isKindOfEmployment(db, employmentStatusEnumId))) throw issueErrors.error('option', { fields: { employmentStatusEnumId: 'option' } });
}

/** Codes of nobody that are told. */
const MOST_TOLD = 10;

/** Chosen people within reach, without those left out. Throws notFound of any other, unknownCodes, noneChosen, tooMany. */
async function chosenPeople({ db, rows, actor, today, by, body, most = MOST_PEOPLE }: Asking): Promise<OrderedPerson[]> {
  const { persons = [], codes = [], unitId, people, except = [], fromDate } = body;
  const ids = [...new Set(persons)];
  const byId = await peopleOf(db, rows, ids);
  if (byId.length < ids.length) throw httpErrors.error('notFound');
  const wanted = [...new Set(codes.map((code) => cleanDigits(code).toUpperCase()))];
  const byCode = await peopleByCode(db, rows, actor.companyId, wanted);
  const found = new Set(byCode.map(({ pseudoId }) => pseudoId.toUpperCase()));
  const strange = wanted.filter((code) => !found.has(code));
  if (strange.length > 0) throw issueErrors.error('unknownCodes', { values: { codes: listInWords(strange.slice(0, MOST_TOLD).map(toPersianDigits)) } });
  const isFiltered = unitId !== undefined || people !== undefined;
  const filtered = isFiltered ? await selectedEmployments({ db, actor, rows, today, by }, { unitId, people }, actor.companyId, fromDate) : [];
  const byFilter = await peopleOf(db, rows, filtered);
  const left = new Set(except);
  const chosen = [...new Map([...byId, ...byCode, ...byFilter].map((person) => [person.employmentId, person])).values()].filter(({ employmentId }) => !left.has(employmentId));
  if (chosen.length === 0) throw issueErrors.error('noneChosen');
  if (chosen.length > most) throw issueErrors.error('tooMany', { values: { most: toPersianDigits(String(most)) } });
  return chosen;
}

type Contracts = ReadonlyMap<string, readonly ContractDays[]>;

/** The contract that stands on the day, else the nearest before it. */
const contractOn = (own: readonly ContractDays[], day: string): ContractDays | undefined => own.findLast(({ from }) => from <= day);

/** Of whoever has contracts: no order reaches beyond the one of its day. */
function mustBeWithin(own: readonly ContractDays[] = [], { fromDate: from, thruDate: thru = null }: Asked): AppError | undefined {
  const last = contractOn(own, from) ?? own[0];
  if (last === undefined || !beyondContract({ from, thru }, last)) return undefined;
  const values = { number: toPersianDigits(last.number), thru: last.thru === null ? words.noEnd : formatJalaliFa(last.thru) };
  return issueErrors.error('beyondContract', { values });
}

/** Why somebody has no order whatever it says; undefined of whom it can be counted. */
function refusalOf(
  { employmentId, partyId, companyId }: OrderedPerson,
  { actor, body }: Asking,
  { open, later, contracts }: { readonly open: ReadonlySet<string>; readonly later: ReadonlyMap<string, string>; readonly contracts: Contracts },
): AppError | undefined {
  if (partyId === actor.partyId) return issueErrors.error('ownOrder');
  if (companyId !== actor.companyId) return issueErrors.error('elsewhere');
  if (open.has(employmentId)) return issueErrors.error('alreadyOpen');
  const number = later.get(employmentId);
  if (number !== undefined) return issueErrors.error('laterOrders', { values: { number: toPersianDigits(number) } });
  return mustBeWithin(contracts.get(employmentId), body);
}

export interface Asking {
  readonly db: Tx;
  readonly rows: RowScope;
  readonly actor: Actor;
  readonly body: Asked;
  /** ISO date in Tehran. */
  readonly today: string;
  readonly now: Date;
  /** The call by whose classes the filters choose. */
  readonly by: AnyCall;
  /** People that one question is about; as many as a case where absent. */
  readonly most?: number;
  newId(): string;
}

/** The type and the people, of whom nothing is counted yet. Throws birthUnseen and what `askedOrders` throws. */
export async function chosenFor(asking: Asking) {
  const { db, actor, body } = asking;
  if (!classesOf(actor, issueOrders)(undefined).has('pay')) throw issueErrors.error('classNeeded');
  if (body.moves?.begin !== undefined && !classesOf(actor, issueOrders)(undefined).has('personal')) throw movesErrors.error('birthUnseen');
  const moves = await judgeMoves(asking, body.moves ?? {}, body.fromDate);
  const type = await kindById(db, actor.companyId, body.settingId);
  if (type === undefined) throw issueErrors.error('unknownType');
  await judge(db, type, body);
  mustMove(type, moves);
  return { type, moves, people: await chosenPeople(asking) };
}

/** The type, and by person what is ordered. Throws classNeeded, unknownType, notFound of somebody out of reach, what chosenPeople throws and what is wrong with the days. */
export async function askedOrders(asking: Asking, isExplained: boolean): Promise<{ readonly type: OrderKind; readonly all: readonly Prepared[] }> {
  const { db, body } = asking;
  const { type, moves, people } = await chosenFor(asking);
  const ids = people.map(({ employmentId }) => employmentId);
  const open = await openOn(db, ids, body.fromDate);
  // none begins after an end
  const later = type.terminationTypeEnumId === null ? new Map<string, string>() : await signedFrom(db, ids, body.fromDate);
  const contracts: Contracts = Map.groupBy(await contractDays(db, ids), ({ employmentId }) => employmentId);
  const refused = new Map(
    people.flatMap((person): [string, Prepared][] => {
      const error = refusalOf(person, asking, { open, later, contracts });
      return error === undefined ? [] : [[person.employmentId, { person, error }]];
    }),
  );
  const ready = people.filter(({ employmentId }) => !refused.has(employmentId));
  const planned = await movesFor(asking, type, moves, ready, body.fromDate);
  for (const person of ready) {
    const error = planned.refused.get(person.employmentId);
    if (error !== undefined) refused.set(person.employmentId, { person, error });
  }
  const counted = await countedMoving(asking, type, ready, planned.moves, { isExplained, contracts });
  const byId = new Map(counted.map((one) => [one.person.employmentId, one]));
  return { type, all: people.map(({ employmentId }) => refused.get(employmentId) ?? (byId.get(employmentId) as Prepared)) };
}

/** Counted on the file as it is once the orders have moved it. */
async function countedMoving(
  { db, actor, today, now, body, newId }: Asking,
  type: OrderKind,
  people: readonly OrderedPerson[],
  moves: ReadonlyMap<string, Moves>,
  { isExplained, contracts }: { readonly isExplained: boolean; readonly contracts: Contracts },
): Promise<Prepared[]> {
  const { fromDate, agreementId = null, employmentStatusEnumId: kind = null } = body;
  const def = defOf(type, { fromDate, agreementId, kind, ends: type.terminationTypeEnumId !== null });
  const typed = new Map(Object.entries(body.typed ?? {}).map(([code, value]) => [code, exactOf(value)]));
  const agreementOf = (id: string): string | undefined => contractOn(contracts.get(id) ?? [], body.fromDate)?.agreementId;
  const preparing = { db, companyId: actor.companyId, isExplained, typedOf: () => typed, agreementOf, isTrial: body.trial === true };
  const { found, refused, changes } = await withMoves({ tx: db, now, today, newId }, people, moves, { day: body.fromDate }, async (stopped) => {
    const ready = people.filter(({ employmentId }) => !stopped.has(employmentId));
    // an employment that begins by it has another first day
    return prepareOrders(preparing, def, body.moves?.begin === undefined ? ready : await heldOf(db, ready));
  });
  const byId = new Map(found.map((one) => [one.person.employmentId, one]));
  return people.map((person): Prepared => {
    const error = refused.get(person.employmentId);
    const one = byId.get(person.employmentId);
    if (error !== undefined || one === undefined) return { person, error: error ?? issueErrors.error('notOpen') };
    return 'error' in one ? one : { ...one, moves: moves.get(person.employmentId), changes: changes.get(person.employmentId) };
  });
}

/** Whom an answer speaks of. */
export const told = ({ employmentId, partyId, fullName, pseudoId }: OrderedPerson) => ({ partyRelationshipId: employmentId, partyId, fullName, pseudoId });
