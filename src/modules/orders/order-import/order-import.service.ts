/** Writes orders of a sheet as signed ones, and takes them back by annulling them: what was signed is never gone. */
import { todayIn, toJalali } from '#kernel/jalali/jalali.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { HeldEmployment } from '#platform/employment-rows/employment-rows.store.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import type { Applied, Planned, Revertible, Target, Values } from '#platform/import-export/kind.define.ts';
import { codeIds } from '#platform/structure/structure-bulk.store.ts';
import { takeNumbers } from '../book/days.store.ts';
import { holdPeople } from '../book/orders.store.ts';
import { type Settling, settleOrders } from '../book/settle.service.ts';
import { dailyWageOf, totalOf } from '../counting/order-count.rules.ts';
import { setVersions } from '../issue/issued.store.ts';
import { insertIssue, insertVersions, type NewVersion } from '../issue/prepare.store.ts';
import { recountLater } from '../issue/recount.service.ts';
import { annul } from '../modify/modify.store.ts';
import { settleMoves } from '../moves/moves.service.ts';
import { insertPaperOrders, type PaperHead, type PaperLook, paperLook, paperOrders, paperOrdersById, updatePaperOrders } from './order-import.store.ts';
import messages from './orders-import.messages.fa.ts';
import { itemsOf, type PaperOrder, valuesOf } from './paper-values.rules.ts';

/** Numbers of orders on paper are a series of their own. */
const SERIES = 'paper';

/** Rials of each factor by the last order before a day. */
type Previous = (from: string) => { readonly amounts: ReadonlyMap<string, bigint>; readonly total: bigint };

function previousIn(orders: readonly Pick<PaperOrder, 'from' | 'items' | 'total'>[]): Previous {
  return (from) => {
    const last = orders.findLast((one) => one.from < from);
    return { amounts: new Map((last?.items ?? []).map(({ code, amount }) => [code, BigInt(amount)])), total: BigInt(last?.total ?? 0) };
  };
}

function versionOf(orderId: string, version: number, values: Values, { factors }: PaperLook, previous: Previous): NewVersion {
  const { amounts, total: previousTotal } = previous(values['from'] ?? '');
  const items = itemsOf(values, factors, amounts);
  const kind = values['kind'] ?? null;
  const facts = { hireDate: null, isMarried: false, children: 0, saidKind: kind, typed: {}, trail: [], seniority: [], previousOrderId: null };
  return { orderId, version, kind, dailyWage: dailyWageOf(items), total: totalOf(items), previousTotal, facts, items, explanations: [] };
}

/** Ids of posts by their codes in capitals. */
type Posts = ReadonlyMap<string, string>;

const MEMBER = 'Employee';

const postsIn = async (tx: Tx, companyId: string, rows: readonly Values[]): Promise<Posts> => {
  const codes = [...new Set(rows.flatMap(({ post }) => post ?? []))];
  const ids = await codeIds(tx, 'position', companyId, codes);
  return new Map([...ids].map(([code, id]) => [code.toUpperCase(), id]));
};

const movesOf = ({ post }: Values, posts: Posts): PaperHead['moves'] => {
  const emplPositionId = post === undefined ? undefined : posts.get(post.toUpperCase());
  return emplPositionId === undefined ? null : { post: { emplPositionId, roleTypeId: MEMBER, replace: false } };
};

const headOf = (orderId: string, values: Values, look: PaperLook, posts: Posts) => ({
  orderId,
  orderTypeId: look.types.get((values['type'] ?? '').toUpperCase())?.orderTypeId ?? '',
  agreementId: look.agreements.get((values['agreement'] ?? '').toUpperCase()) ?? null,
  orderDate: values['orderDate'] ?? values['from'] ?? '',
  from: values['from'] ?? '',
  thru: values['thru'] ?? null,
  moves: movesOf(values, posts),
});

interface Writing {
  readonly tx: Tx;
  readonly target: Target;
  readonly companyId: string;
  readonly look: PaperLook;
  readonly now: Date;
  employmentOf(row: Planned): HeldEmployment;
}

/** One issue a type, in the name of whoever imports. Answers the issue of each type. */
async function issuesOf({ tx, target, companyId, now }: Writing, typeIds: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const issues = new Map<string, string>();
  for (const orderTypeId of typeIds) {
    const issueId = target.newId();
    await insertIssue(tx, { issueId, companyId, orderTypeId, producerPartyId: target.importer?.partyId ?? null, description: null, now });
    issues.set(orderTypeId, issueId);
  }
  return issues;
}

async function insertNew(writing: Writing, rows: readonly Planned[], previousOf: (employmentId: string) => Previous): Promise<void> {
  const { tx, companyId, look, now } = writing;
  const posts = await postsIn(
    tx,
    companyId,
    rows.map(({ values }) => values),
  );
  const ordered = rows.toSorted((a, b) => ((a.values['from'] ?? '') < (b.values['from'] ?? '') ? -1 : 1)).map((row) => ({ row, head: headOf(row.id, row.values, look, posts) }));
  const issues = await issuesOf(writing, new Set(ordered.map(({ head }) => head.orderTypeId)));
  const heads: PaperHead[] = [];
  for (const [year, own] of Map.groupBy(ordered, ({ head }) => toJalali(head.orderDate).year)) {
    const first = await takeNumbers(tx, companyId, SERIES, year, own.length);
    heads.push(
      ...own.map(({ row, head }, at): PaperHead => {
        const { partyRelationshipId: employmentId, partyId } = writing.employmentOf(row);
        const issueId = issues.get(head.orderTypeId) ?? '';
        return { ...head, employmentId, partyId, issueId, number: row.values['number'] ?? '', series: SERIES, year, place: first + at };
      }),
    );
  }
  await insertPaperOrders(tx, companyId, heads, now);
  await insertVersions(
    tx,
    companyId,
    ordered.map(({ row }) => versionOf(row.id, 1, row.values, look, previousOf(writing.employmentOf(row).partyRelationshipId))),
    now,
  );
}

interface Said {
  readonly orderId: string;
  readonly employmentId: string;
  readonly version: number;
  readonly values: Values;
}

/** What orders say from now on, as further versions under their numbers. */
async function sayAnew(tx: Tx, companyId: string, orders: readonly Said[], look: PaperLook, previousOf: (employmentId: string) => Previous, now: Date): Promise<void> {
  if (orders.length === 0) return;
  const posts = await postsIn(
    tx,
    companyId,
    orders.map(({ values }) => values),
  );
  await updatePaperOrders(
    tx,
    orders.map(({ orderId, employmentId, values }) => ({ ...headOf(orderId, values, look, posts), employmentId })),
  );
  const versions = orders.map(({ orderId, employmentId, version, values }) => versionOf(orderId, version + 1, values, look, previousOf(employmentId)));
  await insertVersions(tx, companyId, versions, now);
  await setVersions(tx, versions);
}

/** By the last of the orders of each employment: the ledger of effects names it. */
async function settle(
  settling: Settling,
  orders: readonly { readonly employmentId: string; readonly orderId: string; readonly from: string }[],
  { isRecounted, today }: { readonly isRecounted: boolean; readonly today: string },
): Promise<void> {
  if (orders.length === 0) return;
  const people = await holdPeople(settling.tx, [...new Set(orders.map(({ employmentId }) => employmentId))]);
  const causes = new Map(orders.toSorted((a, b) => (a.from < b.from ? 1 : -1)).map(({ employmentId, orderId, from }) => [employmentId, { orderId, fromDate: from }]));
  const audits: AuditEntry[] = [];
  const anew = new Set(orders.map(({ orderId }) => orderId));
  await settleMoves({ ...settling, newId: () => settling.newId(), today, audit: (entry) => void audits.push(entry) }, people, { anew });
  await writeAudit(settling.tx, audits);
  if (isRecounted) await recountLater(settling, people, causes);
  await settleOrders(settling, people, new Map([...causes].map(([id, { orderId }]) => [id, orderId])));
}

export async function writePaper(tx: Tx, target: Target, planned: readonly Planned[], employmentOf: (row: Planned) => HeldEmployment): Promise<Applied> {
  const companyId = target.companyId ?? '';
  const [look, now] = [await paperLook(tx, companyId), new Date(target.clock.now())];
  const writing: Writing = { tx, target, companyId, look, now, employmentOf };
  const ids = [...new Set(planned.map((row) => employmentOf(row).partyRelationshipId))];
  const standing = await paperOrders(tx, ids);
  const known = new Map(standing.map((one) => [one.orderId, one]));
  const [created, updated] = [planned.filter(({ action }) => action === 'create'), planned.filter(({ action }) => action === 'update')];
  // what the sheet says of earlier days is what its later orders come after
  const said = planned.map((row) => {
    const { items, total } = versionOf(row.id, 1, { ...row.stored, ...row.values }, look, previousIn([]));
    const from = row.values['from'] ?? '';
    return {
      orderId: row.id,
      employmentId: employmentOf(row).partyRelationshipId,
      from,
      total: String(total),
      items: items.map(({ code, amount }) => ({ code, amount: String(amount), score: null })),
    };
  });
  const isSaid = new Set(said.map(({ orderId }) => orderId));
  const byEmployment = Map.groupBy([...standing.filter(({ orderId }) => !isSaid.has(orderId)), ...said], ({ employmentId }) => employmentId);
  const previousOf = (id: string): Previous => previousIn((byEmployment.get(id) ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1)));
  await sayAnew(
    tx,
    companyId,
    updated.map((row) => ({
      orderId: row.id,
      employmentId: employmentOf(row).partyRelationshipId,
      version: known.get(row.id)?.version ?? 1,
      values: { ...row.stored, ...row.values },
    })),
    look,
    previousOf,
    now,
  );
  if (created.length > 0) await insertNew(writing, created, previousOf);
  await settle({ tx, now, newId: target.newId }, said, { isRecounted: false, today: target.today });
  return {
    changes: [
      ...created.map(({ row, id }) => ({ row, id, action: 'create' as const })),
      ...updated.map(({ row, id }) => ({ row, id, action: 'update' as const, before: known.get(id) && valuesOf(known.get(id) as PaperOrder) })),
    ],
  };
}

/** Those that a run brought are annulled, those that it changed say what they said before; what the product has signed since is counted anew. */
export async function takeBack(settling: Settling, companyId: string, { changes }: Revertible, today = todayIn('Asia/Tehran', settling.now.getTime())): Promise<void> {
  const { tx, now } = settling;
  const orders = await paperOrdersById(
    tx,
    changes.map(({ id }) => id),
  );
  const before = new Map(changes.flatMap(({ id, action, before: said }) => (action === 'update' ? [[id, said as Values] as const] : [])));
  await sayAnew(
    tx,
    companyId,
    orders.flatMap((order) => {
      const values = before.get(order.orderId);
      return values === undefined ? [] : [{ orderId: order.orderId, employmentId: order.employmentId, version: order.version, values }];
    }),
    await paperLook(tx, companyId),
    () => previousIn([]),
    now,
  );
  for (const { orderId } of orders) if (!before.has(orderId)) await annul(tx, orderId, messages.undone, now);
  await settle(settling, orders, { isRecounted: true, today });
}
