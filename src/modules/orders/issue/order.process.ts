/**
 * Orders on their way: their approvers by type or in general, whoever issued them when they come back, and their signing in the transaction of the last
 * answer. A case is about everybody of an issue and divided where others decide; each part is signed by itself, whole or not at all.
 */
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { subjectIdsOf } from '#platform/workflow/cases/subjects.store.ts';
import { defineProcess, type FormKind, type ProcessCase, type WritingCase } from '#platform/workflow/process.define.ts';
import { heldOf, holdPeople, type OrderedPerson } from '../book/orders.store.ts';
import { withMoves } from '../moves/asked-moves.service.ts';
import { saidMoves } from '../moves/seen-moves.store.ts';
import { partsWaiting } from './in-parts/in-parts.store.ts';
import { issueErrors } from './issue.errors.ts';
import { chainKindsOf, chainOfIssue, type IssuedOrder, moveOrders, type OrderStatus, ordersOfIssue, setVersions } from './issued.store.ts';
import { CHAIN, FORMS, PROCESS, SERVICES, steps, variables } from './order.steps.ts';
import words from './order-process.messages.fa.ts';
import { newOrder, type Prepared } from './prepare.service.ts';
import { insertVersions } from './prepare.store.ts';
import { countAgain } from './recount.service.ts';
import { signAndTell } from './sign.service.ts';

/** Orders of a case that are on their way. */
async function ordersOf(db: Db, of: ProcessCase): Promise<readonly IssuedOrder[]> {
  return of.recordId === null ? [] : ordersOfIssue(db, of.recordId, await subjectIdsOf(db, of));
}

async function move(writing: WritingCase, orders: readonly IssuedOrder[], status: OrderStatus): Promise<void> {
  await moveOrders(
    writing.tx,
    orders.map(({ orderId }) => orderId),
    status,
  );
  for (const { orderId: id, partyId: subjectPartyId, companyId, status: was } of orders)
    writing.audit({ entity: 'EmplOrder', id, companyId, subjectPartyId, action: 'update', changes: { status: [was, status] } });
}

const MOST_SHOWN = 200;

/** What whoever decides reads: each order with its sums, which are class pay. */
const read: FormKind['read'] = async ({ db, case: of }) => {
  const orders = await ordersOf(db, of);
  const [first] = orders;
  const moves = Map.groupBy(
    await saidMoves(
      db,
      orders.slice(0, MOST_SHOWN).map(({ orderId }) => orderId),
    ),
    ({ orderId }) => orderId,
  );
  return {
    data: {
      typeTitle: first?.typeTitle ?? '',
      orderDate: first?.orderDate ?? null,
      fromDate: first?.fromDate ?? null,
      thruDate: first?.thruDate ?? null,
      count: orders.length,
      people: orders
        .slice(0, MOST_SHOWN)
        .map(({ orderId, fullName, pseudoId }) => ({ orderId, fullName, pseudoId, moves: (moves.get(orderId) ?? []).map(({ fact, value }) => ({ fact, value })) })),
      sums: orders.slice(0, MOST_SHOWN).map(({ orderId, total, previousTotal }) => ({ orderId, total: String(total), previous: String(previousTotal) })),
      total: String(orders.reduce((sum, one) => sum + one.total, 0n)),
      previousTotal: String(orders.reduce((sum, one) => sum + one.previousTotal, 0n)),
    },
    readClasses: ['pay'],
    classed: { sums: 'pay', total: 'pay', previousTotal: 'pay' },
  };
};

/** The same, and what else of the same run waits for the reader. */
const readToVerify: FormKind['read'] = async (reading) => {
  const shown = await read(reading);
  const { db, case: of, readerPartyId } = reading;
  const waiting = of.recordId === null ? null : await partsWaiting(db, readerPartyId, of.recordId, FORMS.verify);
  return { ...shown, data: { ...shown.data, waiting } };
};

const verify: FormKind = {
  title: words.forms.verify,
  sees: 'case',
  values: z.strictObject({}),
  read: readToVerify,
  async apply(writing, { outcome }) {
    if (outcome !== MODIFY) return undefined;
    await move(writing, await ordersOf(writing.tx, writing.case), 'EoReturned');
    return { returned: true };
  },
};

/** Counted on the file as it is once the orders have moved it. Throws why it cannot become that. */
async function countedMoving(writing: WritingCase, orders: readonly IssuedOrder[], people: readonly OrderedPerson[]): Promise<Prepared[]> {
  const { tx, now, today } = writing;
  const moves = new Map(orders.flatMap((order) => (order.moves === null ? [] : [[order.employmentId, order.moves] as const])));
  const corrects = new Map(orders.map(({ employmentId, correctsId }) => [employmentId, correctsId]));
  const tried = await withMoves(
    { tx, now, today, newId: () => writing.newId() },
    people,
    moves,
    { day: orders[0]?.fromDate ?? today, correctsOf: (id) => corrects.get(id) ?? null },
    async (refused) => {
      for (const error of refused.values()) throw error;
      return countAgain(tx, orders, await heldOf(tx, people), true);
    },
  );
  return tried.found.map((one) => ('error' in one ? one : { ...one, changes: tried.changes.get(one.person.employmentId) }));
}

/** What came back is counted anew from the facts as they stand, as a further version. */
async function recount(writing: WritingCase): Promise<void> {
  const { tx, now } = writing;
  const orders = (await ordersOf(tx, writing.case)).filter(({ status }) => status === 'EoReturned');
  const people = await holdPeople(
    tx,
    orders.map(({ employmentId }) => employmentId),
  );
  const counted = new Map((await countedMoving(writing, orders, people)).map((one) => [one.person.employmentId, one]));
  const made = orders.map((order) => {
    const one = counted.get(order.employmentId);
    if (one === undefined) throw issueErrors.error('notOpen');
    if ('error' in one) throw one.error;
    return newOrder(order.orderId, order.version + 1, one);
  });
  const [first] = orders;
  if (first !== undefined) await insertVersions(tx, first.companyId, made, now);
  await setVersions(tx, made);
  await move(writing, orders, 'EoInApproval');
}

const correct: FormKind = {
  title: words.forms.correct,
  sees: 'case',
  values: z.strictObject({}),
  read,
  async apply(writing, { outcome }) {
    if (outcome !== RESUBMIT) return undefined;
    await recount(writing);
    return { returned: false };
  },
};

async function sign(writing: WritingCase): Promise<undefined> {
  const { tx, now, today } = writing;
  await signAndTell({ tx, now, today, newId: () => writing.newId(), audit: (entry) => writing.audit(entry) }, await ordersOf(tx, writing.case));
}

export const orderProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['pay'],
  begunAt: { path: '/emplOrder/issuance', permission: ['emplOrder/issuance/add'] },
  kinds: {
    process: CHAIN,
    list: async (db, companyId) => (await chainKindsOf(db, companyId)).map(({ id, title, isContract }) => ({ id, title: isContract ? words.chainOfContract(title) : title })),
    of: chainOfIssue,
  },
  forms: { [FORMS.verify]: verify, [FORMS.correct]: correct },
  services: { [SERVICES.sign]: { title: words.services.sign, run: sign } },
  /** Refused or called off: the orders are over. */
  async ended(writing, how, last) {
    const open = (await ordersOf(writing.tx, writing.case)).filter(({ status }) => status === 'EoInApproval' || status === 'EoReturned');
    const isRefused = how === 'completed' && last?.isRefusal === true && open.every(({ status }) => status === 'EoInApproval');
    if (open.length > 0) await move(writing, open, isRefused ? 'EoRejected' : 'EoWithdrawn');
  },
});
