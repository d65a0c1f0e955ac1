/** Types of orders, and orders as they are brought before their approvers. */
import { writeExact } from '#kernel/formula/exact.ts';
import type { CopyValue } from '#platform/db/copy.server.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { OrderSet } from '../counting/counting.store.ts';
import type { OrderItem } from '../counting/order-count.rules.ts';
import type { Moves } from '../moves/moves.rules.ts';

export interface OrderKind {
  readonly orderTypeId: string;
  readonly code: string;
  readonly title: string;
  readonly isCover: boolean;
  readonly endsCover: boolean;
  readonly pays: boolean;
  readonly movesKind: boolean;
  readonly needsEnd: boolean;
  readonly mostDays: number | null;
  /** JSON list of ids; null: all factors are counted anew. */
  readonly factorIds: string | null;
  /** JSON list of facts that it may move; null: none beside kind and wage. */
  readonly moves: string | null;
  /** Why the employment ends the day before; null: it goes on. */
  readonly terminationTypeEnumId: string | null;
  readonly series: string;
  readonly bodyText: string | null;
}

const kind = sql`
  t.order_type_id as "orderTypeId", t.code, t.title, t.is_cover = 'Y' as "isCover", t.ends_cover = 'Y' as "endsCover", t.pays = 'Y' as pays, t.moves_kind = 'Y' as "movesKind",
  t.needs_end = 'Y' as "needsEnd", t.most_days as "mostDays", t.factor_ids as "factorIds", t.moves, t.termination_type_enum_id as "terminationTypeEnumId", t.series, t.body_text as "bodyText"`;

/** Active types of a company, by title. */
export const activeKinds = (db: Db, companyId: string): Promise<OrderKind[]> =>
  db.many<OrderKind>(sql`select ${kind} from order_type t where t.company_id = ${companyId}::uuid and t.is_active = 'Y' order by t.title, t.code`);

/** A type, active or not. */
export const kindById = (db: Db, companyId: string, orderTypeId: string): Promise<OrderKind | undefined> =>
  db.maybe<OrderKind>(sql`select ${kind} from order_type t where t.company_id = ${companyId}::uuid and t.order_type_id::text = ${orderTypeId}`);

export interface NewIssue {
  readonly issueId: string;
  readonly companyId: string;
  readonly orderTypeId: string;
  /** Null: the installation itself. */
  readonly producerPartyId: string | null;
  readonly description: string | null;
  readonly now: Date;
  /** The run that it is a part of; null or absent: it is one by itself. */
  readonly runId?: string | null;
}

export const insertIssue = (tx: Tx, { issueId, companyId, orderTypeId, producerPartyId, description, now, runId = null }: NewIssue): Promise<number> =>
  tx.run(sql`
    insert into order_issue (order_issue_id, company_id, order_type_id, producer_party_id, description, at, run_id)
    values (${issueId}::uuid, ${companyId}::uuid, ${orderTypeId}::uuid, ${producerPartyId}::uuid, ${description}, ${now}, ${runId}::uuid)`);

/** What a version of an order says. */
export interface NewVersion {
  readonly orderId: string;
  readonly version: number;
  readonly kind: string | null;
  readonly dailyWage: bigint | undefined;
  readonly total: bigint;
  readonly previousTotal: bigint;
  readonly facts: object;
  readonly items: readonly OrderItem[];
  /** By place, how each came about. */
  readonly explanations: readonly unknown[];
  /** The order whose signing made it; its own where absent. */
  readonly byOrderId?: string | null;
}

export interface NewOrder extends NewVersion {
  readonly employmentId: string;
  readonly partyId: string;
  readonly agreementId: string;
  /** What it moves beside kind and wage. */
  readonly moves: Moves | null;
}

export interface OrderDates {
  readonly orderDate: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  /** The order that they correct. */
  readonly correctsId?: string | null;
}

const asJson = (rows: readonly object[]): string => JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const itemColumns = {
  table: 'empl_order_item',
  columns: [
    ...['empl_order_id', 'version', 'place', 'company_id', 'pay_factor_id', 'code', 'title', 'group_enum_id', 'basis_enum_id', 'paid_as'],
    ...['score', 'amount', 'previous', 'explanation'],
  ],
} as const;

/** Of fewer rows a copy costs more than it saves: it makes a table of the transaction. */
const WORTH_COPYING = 32;

function insertItems(tx: Tx, items: readonly (readonly CopyValue[])[]): Promise<number> {
  const texts = (at: number): (string | null)[] => items.map((row) => (row[at] == null ? null : String(row[at])));
  return tx.run(sql`
    insert into empl_order_item (empl_order_id, version, place, company_id, pay_factor_id, code, title, group_enum_id, basis_enum_id, paid_as, score, amount, previous, explanation)
    select * from unnest(${texts(0)}::uuid[], ${texts(1)}::smallint[], ${texts(2)}::smallint[], ${texts(3)}::uuid[], ${texts(4)}::uuid[], ${texts(5)}::text[], ${texts(6)}::text[],
      ${texts(7)}::text[], ${texts(8)}::text[], ${texts(9)}::text[], ${texts(10)}::text[], ${texts(11)}::bigint[], ${texts(12)}::bigint[], ${texts(13)}::jsonb[])`);
}

/** Writes versions with their items. */
export async function insertVersions(tx: Tx, companyId: string, versions: readonly NewVersion[], now: Date): Promise<void> {
  const heads = versions.map(({ orderId, version, kind: said, dailyWage = null, total, previousTotal, facts, byOrderId = null }) => ({
    orderId,
    version,
    kind: said,
    dailyWage,
    total,
    previousTotal,
    facts,
    byOrderId,
  }));
  await tx.run(sql`
    insert into empl_order_version (empl_order_id, version, company_id, employment_status_enum_id, daily_wage, total, previous_total, facts, by_order_id, at)
    select v."orderId", v.version, ${companyId}::uuid, v.kind, v."dailyWage", v.total, v."previousTotal", v.facts, v."byOrderId", ${now}
    from jsonb_to_recordset(${asJson(heads)}::jsonb) as v ("orderId" uuid, version smallint, kind text, "dailyWage" bigint, total bigint, "previousTotal" bigint, facts jsonb,
      "byOrderId" uuid)`);
  const items = versions.flatMap(({ orderId, version, items: said, explanations }) =>
    said.map(({ payFactorId, code, title, groupEnumId, basis, paidAs, score, amount, previous }, at): CopyValue[] => {
      const explanation = explanations[at] ?? null;
      return [
        ...[orderId, version, at + 1, companyId, payFactorId, code, title, groupEnumId, basis, paidAs],
        ...[score === null ? null : writeExact(score), amount, previous, explanation === null ? null : JSON.stringify(explanation)],
      ];
    }),
  );
  await (items.length < WORTH_COPYING ? insertItems(tx, items) : tx.copy(itemColumns, items));
}

/** Writes orders that are brought before their approvers. */
export async function insertOrders(tx: Tx, issue: NewIssue, type: OrderKind, dates: OrderDates, orders: readonly NewOrder[]): Promise<void> {
  const { issueId, companyId, now } = issue;
  const yes = (is: boolean): string => (is ? 'Y' : 'N');
  const rows = orders.map(({ orderId, employmentId, partyId, agreementId, moves }) => ({ orderId, employmentId, partyId, agreementId, moves }));
  await tx.run(sql`
    insert into empl_order (empl_order_id, company_id, party_relationship_id, party_id, order_issue_id, order_type_id, agreement_id, status_id, order_date, from_date, thru_date, is_cover, ends_cover, pays, corrects_id, moves)
    select o."orderId", ${companyId}::uuid, o."employmentId", o."partyId", ${issueId}::uuid, ${type.orderTypeId}::uuid, o."agreementId", 'EoInApproval', ${dates.orderDate}::date,
      ${dates.fromDate}::date, ${dates.thruDate}::date, ${yes(type.isCover)}, ${yes(type.endsCover)}, ${yes(type.pays)}, ${dates.correctsId ?? null}::uuid, o.moves
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o ("orderId" uuid, "employmentId" uuid, "partyId" uuid, "agreementId" uuid, moves jsonb)`);
  await insertVersions(tx, companyId, orders, now);
}

/** Employments that have an order of the day before approvers. Without a RowScope: of employments in reach. */
export const openOn = async (db: Db, employmentIds: readonly string[], fromDate: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select party_relationship_id as id from empl_order
        where party_relationship_id = any (${[...employmentIds]}::uuid[]) and from_date = ${fromDate}::date and status_id in ('EoInApproval', 'EoReturned')`)
    ).map(({ id }) => id),
  );

/** By employment the number of the last signed order that begins on a day or after it. Without a RowScope: of employments that the caller holds. */
export const signedFrom = async (db: Db, employmentIds: readonly string[], day: string, except: readonly string[] = []): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ id: string; number: string }>(sql`
        select distinct on (party_relationship_id) party_relationship_id as id, shown_number as number from empl_order
        where party_relationship_id = any (${[...employmentIds]}::uuid[]) and status_id = 'EoSigned' and from_date >= ${day}::date and empl_order_id <> all (${[...except]}::uuid[])
        order by 1, from_date desc, signed_no desc`)
    ).map(({ id, number }) => [id, number]),
  );

/** Whether it is a kind of employment that may be chosen. */
export const isKindOfEmployment = async (db: Db, enumId: string): Promise<boolean> =>
  (await db.maybe(sql`select from enumeration where enum_id = ${enumId} and enum_type_id = 'EmploymentStatus' and option_indicator = 'Y'`)) !== undefined;

/** Kinds of employment by id. */
export const kindNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.many<{ id: string; name: string }>(sql`select enum_id as id, description as name from enumeration where enum_type_id = 'EmploymentStatus'`)).map(({ id, name }) => [
      id,
      name,
    ]),
  );

/** Factors whose value somebody may say, in their order. */
export const typedFactors = (db: Db, companyId: string): Promise<{ code: string; title: string; isScored: boolean; basis: string; sets: OrderSet[] }[]> =>
  db.many(sql`
    select f.code, f.title, f.is_scored = 'Y' as "isScored", f.basis_enum_id as basis,
      array(select distinct coalesce(a.order_set, s.order_set) from order_rule s left join agreement_type a on a.agreement_id = s.agreement_id
        where s.pay_factor_id = f.pay_factor_id order by 1) as sets
    from pay_factor f
    where f.company_id = ${companyId}::uuid and f.branch = 'order' and (f.way = 'typed' or exists (
      select from order_rule r where r.pay_factor_id = f.pay_factor_id and concat(r.amount_text, ' ', r.score_text) ~ ('\\mEMPL_T_' || f.code || '\\M')))
    order by f.display_order, f.code`);

export interface ContractDays {
  readonly employmentId: string;
  readonly agreementId: string;
  readonly number: string;
  /** First and last day, ISO; null: no end. */
  readonly from: string;
  readonly thru: string | null;
}

/** Signed contracts of employments. Without a RowScope: of employments that were found in reach. */
export const contractDays = (db: Db, employmentIds: readonly string[]): Promise<ContractDays[]> =>
  db.many<ContractDays>(sql`
    select party_relationship_id as "employmentId", agreement_id as "agreementId", shown_number as number, lower(valid) as "from",
      upper(valid) - 1 as thru
    from employment_contract where party_relationship_id = any (${[...employmentIds]}::uuid[]) and state <> 'draft' order by 1, lower(valid)`);
