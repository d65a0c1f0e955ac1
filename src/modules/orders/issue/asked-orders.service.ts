/** Orders as they are asked for: the people within reach, each with an order that is counted or the reason why there is none. Nothing is stored. */
import type { BodyInput } from '#kernel/call.ts';
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { cleanDigits, listInWords, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type OrderedPerson, peopleByCode, peopleOf } from '../book/orders.store.ts';
import { issueOrders, type previewOrders } from './issue.contract.ts';
import { issueErrors } from './issue.errors.ts';
import { anewOf, type OrderDef, type Prepared, prepareOrders } from './prepare.service.ts';
import { isKindOfEmployment, kindById, type OrderKind, openOn } from './prepare.store.ts';

export type Asked = BodyInput<typeof previewOrders>;

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

/** Chosen people within reach. Throws notFound of any other, unknownCodes. */
async function chosenPeople(db: Db, rows: RowScope, { companyId }: Pick<Actor, 'companyId'>, { persons = [], codes = [] }: Asked): Promise<OrderedPerson[]> {
  const ids = [...new Set(persons)];
  const byId = await peopleOf(db, rows, ids);
  if (byId.length < ids.length) throw httpErrors.error('notFound');
  const wanted = [...new Set(codes.map((code) => cleanDigits(code).toUpperCase()))];
  const byCode = await peopleByCode(db, rows, companyId, wanted);
  const found = new Set(byCode.map(({ pseudoId }) => pseudoId.toUpperCase()));
  const strange = wanted.filter((code) => !found.has(code));
  if (strange.length > 0) throw issueErrors.error('unknownCodes', { values: { codes: listInWords(strange.slice(0, MOST_TOLD).map(toPersianDigits)) } });
  return [...new Map([...byId, ...byCode].map((person) => [person.employmentId, person])).values()];
}

export interface Asking {
  readonly db: Db;
  readonly rows: RowScope;
  readonly actor: Actor;
  readonly body: Asked;
}

/** The type, and by person what is ordered. Throws classNeeded, unknownType, notFound of somebody out of reach, unknownCodes and what is wrong with the days. */
export async function askedOrders({ db, rows, actor, body }: Asking, isExplained: boolean): Promise<{ readonly type: OrderKind; readonly all: readonly Prepared[] }> {
  if (!classesOf(actor, issueOrders)(undefined).has('pay')) throw issueErrors.error('classNeeded');
  const type = await kindById(db, actor.companyId, body.settingId);
  if (type === undefined) throw issueErrors.error('unknownType');
  await judge(db, type, body);
  const people = await chosenPeople(db, rows, actor, body);
  const open = await openOn(
    db,
    people.map(({ employmentId }) => employmentId),
    body.fromDate,
  );
  const refused = new Map(
    people.flatMap((person): [string, Prepared][] => {
      const { employmentId, partyId, companyId } = person;
      if (partyId === actor.partyId) return [[employmentId, { person, error: issueErrors.error('ownOrder') }]];
      if (companyId !== actor.companyId) return [[employmentId, { person, error: issueErrors.error('elsewhere') }]];
      return open.has(employmentId) ? [[employmentId, { person, error: issueErrors.error('alreadyOpen') }]] : [];
    }),
  );
  const def: OrderDef = { fromDate: body.fromDate, agreementId: body.agreementId ?? null, kind: body.employmentStatusEnumId ?? null, anew: anewOf(type) };
  const typed = new Map(Object.entries(body.typed ?? {}).map(([code, value]) => [code, exactOf(value)]));
  const counted = await prepareOrders(
    { db, companyId: actor.companyId, isExplained, typedOf: () => typed },
    def,
    people.filter(({ employmentId }) => !refused.has(employmentId)),
  );
  const byId = new Map(counted.map((one) => [one.person.employmentId, one]));
  return { type, all: people.map(({ employmentId }) => refused.get(employmentId) ?? (byId.get(employmentId) as Prepared)) };
}

/** Whom an answer speaks of. */
export const told = ({ employmentId, partyId, fullName, pseudoId }: OrderedPerson) => ({ partyRelationshipId: employmentId, partyId, fullName, pseudoId });
