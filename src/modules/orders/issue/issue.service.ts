/** Shows orders before they are issued, and brings them before their approvers. */
import type { BodyInput } from '#kernel/call.ts';
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { cleanDigits, listInWords, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, Context, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { beginCaseOfMany } from '#platform/workflow/cases/cases.service.ts';
import { type OrderedPerson, peopleByCode, peopleOf } from '../book/orders.store.ts';
import { shownItem, shownTotals, shownTrail } from '../counting/calculate.rules.ts';
import { groupNamesOf } from '../counting/counting.store.ts';
import { issueOrders, type previewOrders } from './issue.contract.ts';
import { issueErrors } from './issue.errors.ts';
import { reasonOf } from './issue-reasons.rules.ts';
import { PROCESS } from './order.steps.ts';
import words from './order-process.messages.fa.ts';
import { anewOf, newOrder, type OrderDef, type Prepared, type PreparedOrder, prepareOrders } from './prepare.service.ts';
import { insertIssue, insertOrders, isKindOfEmployment, kindById, type OrderKind, openOn } from './prepare.store.ts';

type Asked = BodyInput<typeof previewOrders>;

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

interface Asking {
  readonly db: Db;
  readonly rows: RowScope;
  readonly actor: Actor;
  readonly body: Asked;
}

/** Throws classNeeded, unknownType and what is wrong with the days. */
async function prepared({ db, rows, actor, body }: Asking, isExplained: boolean): Promise<{ readonly type: OrderKind; readonly all: readonly Prepared[] }> {
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

const told = ({ employmentId, partyId, fullName, pseudoId }: OrderedPerson) => ({ partyRelationshipId: employmentId, partyId, fullName, pseudoId });

/** What would be issued. Throws classNeeded, unknownType, notFound of somebody out of reach and what is wrong with the days. */
export async function preview({ tx, rows, actor, body }: Context<typeof previewOrders>) {
  const { all } = await prepared({ db: tx, rows, actor, body }, true);
  const groups = await groupNamesOf(tx);
  return {
    orders: all.flatMap((one) => {
      if ('error' in one) return [];
      const totals = shownTotals(one.items);
      return [
        {
          ...told(one.person),
          items: one.items.map((item) => shownItem(item, groups)),
          ...totals,
          previous: String(one.previousTotal),
          difference: String(one.total - one.previousTotal),
          trail: shownTrail(one.trail),
        },
      ];
    }),
    errors: all.flatMap((one) => ('error' in one ? [{ ...told(one.person), code: one.error.errorName, reason: reasonOf(one.error) }] : [])),
  };
}

/** Issues. Throws what preview throws, nobody, notAll. */
export async function issue(context: Context<typeof issueOrders>) {
  const { tx, rows, actor, body, today, clock, audit } = context;
  const { type, all } = await prepared({ db: tx, rows, actor, body }, true);
  const ready = all.filter((one): one is PreparedOrder => !('error' in one));
  const left = all.length - ready.length;
  if (ready.length === 0) {
    const [first] = all;
    if (all.length === 1 && first !== undefined && 'error' in first) throw first.error;
    throw issueErrors.error('nobody');
  }
  if (left > 0 && body.leaveOut !== true) throw issueErrors.error('notAll', { values: { count: toPersianDigits(String(left)) } });
  const now = new Date(clock.now());
  const { companyId, partyId } = actor;
  const one = { issueId: context.newId(), companyId, orderTypeId: type.orderTypeId, producerPartyId: partyId, description: body.description ?? null, now };
  await insertIssue(tx, one);
  const orders = ready.map((order) => newOrder(context.newId(), 1, order));
  await insertOrders(tx, one, type, { orderDate: body.orderDate, fromDate: body.fromDate, thruDate: body.thruDate ?? null }, orders);
  for (const { orderId, partyId: subjectPartyId } of orders)
    audit({ entity: 'EmplOrder', id: orderId, companyId, subjectPartyId, action: 'create', changes: { status: [null, 'EoInApproval'] } });
  const ctx = { tx, today, clock, newId: () => context.newId(), audit, companyId };
  const subjects = orders.map((order) => ({ partyId: order.partyId, known: {} }));
  const subject = words.subject({ type: type.title, count: toPersianDigits(String(orders.length)) });
  await beginCaseOfMany(ctx, { key: PROCESS }, { recordId: one.issueId, subjects, subject, variables: { returned: false } }, partyId);
  return { orderIssueId: one.issueId, orders: orders.length, left };
}
