/** Orders of the demo that the product's own calls issue: those that wait for approvers, one that came back, and those that change pay of a month that is paid. */
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { peopleOf } from '#modules/orders/book/orders.store.ts';
import { orderAmount, orderScore } from '#modules/orders/counting/orders.formula.ts';
import { ordersOfIssue } from '#modules/orders/issue/issued.store.ts';
import { orderProcess } from '#modules/orders/issue/order.process.ts';
import { PROCESS } from '#modules/orders/issue/order.steps.ts';
import processWords from '#modules/orders/issue/order-process.messages.fa.ts';
import { anewOf, newOrder, type PreparedOrder, prepareOrders } from '#modules/orders/issue/prepare.service.ts';
import { activeKinds, insertIssue, insertOrders } from '#modules/orders/issue/prepare.store.ts';
import { signOrders } from '#modules/orders/issue/sign.service.ts';
import { wageTable } from '#modules/orders/wage-table/wage-table.formula.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { payFactor } from '#modules/payroll/pay-run/pay-run.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { library } from '#platform/formula/library/library.formula.ts';
import { allVocabularies, announceFormulas } from '#platform/formula/registry.server.ts';
import { MODIFY } from '#platform/workflow/answers.rules.ts';
import { answerTask, beginCaseOfMany } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, processKind } from '#platform/workflow/registry.server.ts';
import { openTask } from './leaves.store.ts';
import words from './orders.messages.fa.ts';
import { orderedSince } from './orders.store.ts';
import { type DemoOrders, lawYears, writeOrders } from './orders.ts';
import { confirmLaw } from './pay.store.ts';

export interface Issuing {
  /** ISO day. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly companyId: string;
  /** Who issues. */
  readonly partyId: string;
  newId(): string;
}

export interface Issued {
  readonly employmentIds: readonly string[];
  /** Code of the type. */
  readonly type: string;
  readonly from: string;
  /** Last day; null: none of its own. */
  readonly thru: string | null;
  readonly description: string;
  /** Rials a day that are granted, by employment. */
  readonly wages: ReadonlyMap<string, bigint>;
}

interface Brought {
  readonly issueId: string;
  readonly typeTitle: string;
  readonly partyIds: readonly string[];
}

/** Counts and writes orders as the page of issuing does; undefined where nobody of them can have one. */
async function bring(tx: Tx, issuing: Issuing, { employmentIds, type: code, from, thru, description, wages }: Issued): Promise<Brought | undefined> {
  const { companyId, partyId, today, now, newId } = issuing;
  const type = (await activeKinds(tx, companyId)).find((one) => one.code === code);
  if (type === undefined) return undefined;
  const people = await peopleOf(tx, systemScope([companyId], today), employmentIds);
  const typedOf = (id: string): ReadonlyMap<string, Exact> => {
    const wage = wages.get(id);
    return wage === undefined ? new Map() : new Map([['dailyWage', readExact(String(wage)) ?? 0]]);
  };
  const counted = await prepareOrders({ db: tx, companyId, isExplained: true, typedOf }, { fromDate: from, agreementId: null, kind: null, anew: anewOf(type) }, people);
  const ready = counted.filter((one): one is PreparedOrder => !('error' in one));
  if (ready.length === 0) return undefined;
  const issue = { issueId: newId(), companyId, orderTypeId: type.orderTypeId, producerPartyId: partyId, description, now: new Date(now) };
  await insertIssue(tx, issue);
  const dates = { orderDate: today, fromDate: from, thruDate: thru };
  await insertOrders(
    tx,
    issue,
    type,
    dates,
    ready.map((one) => newOrder(newId(), 1, one)),
  );
  return { issueId: issue.issueId, typeTitle: type.title, partyIds: ready.map((one) => one.person.partyId) };
}

/** Issues orders and signs them at once. */
export async function signNow(tx: Tx, issuing: Issuing, issued: Issued): Promise<void> {
  const brought = await bring(tx, issuing, issued);
  if (brought === undefined) return;
  await signOrders(
    { tx, now: new Date(issuing.now), today: issuing.today, newId: issuing.newId, audit: () => undefined },
    await ordersOfIssue(tx, brought.issueId, brought.partyIds),
  );
}

/** Issues orders and brings them before their approvers; answers the case. */
async function ask(tx: Tx, issuing: Issuing, issued: Issued): Promise<string | undefined> {
  const brought = await bring(tx, issuing, issued);
  if (brought === undefined) return undefined;
  const subject = processWords.subject({ type: brought.typeTitle, count: toPersianDigits(String(brought.partyIds.length)) });
  const of = { recordId: brought.issueId, subjects: brought.partyIds.map((partyId) => ({ partyId, known: {} })), subject, variables: { returned: false } };
  return (await beginCaseOfMany(contextOf(tx, issuing), { key: PROCESS }, of, issuing.partyId)).instanceId;
}

const contextOf = (tx: Tx, { today, now, newId, companyId }: Issuing) => ({ tx, today, clock: { now: () => now }, newId, audit: () => undefined, companyId });

/** People of each of them. */
const GROWN = 5;
const PROMOTED = 3;

/** What waits for approvers, and what one of them has sent back. */
async function askForSome(tx: Tx, issuing: Issuing): Promise<void> {
  // before the server is composed nobody has announced it
  if (processKind(orderProcess.key) === undefined) announceProcesses([{ slice: 'modules/orders/issue', kind: orderProcess }]);
  const { companyId, today, partyId } = issuing;
  const ids = await orderedSince(tx, companyId, { day: today, but: partyId, most: GROWN + PROMOTED + 1 });
  const plain = { from: today, thru: null, wages: new Map() } as const;
  await ask(tx, issuing, { ...plain, employmentIds: ids.slice(0, GROWN), type: 'EotFamily', description: words.grown });
  await ask(tx, issuing, { ...plain, employmentIds: ids.slice(GROWN, GROWN + PROMOTED), type: 'EotPromotion', description: words.promoted });
  const back = await ask(tx, issuing, { ...plain, employmentIds: ids.slice(GROWN + PROMOTED), type: 'EotPromotion', description: words.promoted });
  const task = back && (await openTask(tx, back));
  if (task) await answerTask(contextOf(tx, issuing), { ...task, outcome: MODIFY, comment: words.back, values: {} });
}

/** All in the given transaction, after the people and their contracts; the actor must reach the companies. */
export async function layOrdersOfDemo(
  tx: Tx,
  demo: Omit<DemoOrders, 'officer'> & { readonly officer: { readonly partyId: string; readonly companyId: string } | undefined },
): Promise<void> {
  const { officer } = demo;
  // before the server is composed nobody has announced them
  if (allVocabularies().length === 0) announceFormulas([employment, relatives, person, library, law, payFactor, orderAmount, orderScore, wageTable]);
  await confirmLaw(tx, lawYears, demo.today);
  await writeOrders(tx, { ...demo, officer: officer?.partyId ?? null });
  if (officer !== undefined && officer.companyId !== '') await askForSome(tx, { ...demo, ...officer });
}
