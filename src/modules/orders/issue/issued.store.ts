/** Orders of an issue on their way, and their signing. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { FileChange } from '../moves/file-changes.rules.ts';
import type { Moves } from '../moves/moves.rules.ts';

export type OrderStatus = 'EoInApproval' | 'EoReturned' | 'EoRejected' | 'EoWithdrawn' | 'EoSigned';

export interface IssuedOrder {
  readonly orderId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly orderTypeId: string;
  readonly agreementId: string | null;
  readonly status: OrderStatus | 'EoDraft' | 'EoAnnulled';
  readonly version: number;
  readonly orderDate: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly typeTitle: string;
  readonly series: string;
  /** How numbers of the type are written; null: year and number. */
  readonly numberPattern: string | null;
  readonly kind: string | null;
  /** Among those of a day; null: not signed. */
  readonly signedNo: number | null;
  /** The order that it corrects. */
  readonly correctsId: string | null;
  readonly total: bigint;
  readonly previousTotal: bigint;
  /** What it moves beside kind and wage. */
  readonly moves: Moves | null;
  /** KeptFacts. */
  readonly facts: { readonly saidKind: string | null; readonly typed: Readonly<Record<string, string>>; readonly changes?: readonly FileChange[] };
}

const issued = sql`
  select o.empl_order_id as "orderId", o.party_relationship_id as "employmentId", o.party_id as "partyId", o.company_id as "companyId", o.order_type_id as "orderTypeId",
    o.agreement_id as "agreementId", o.status_id as status, o.version, o.order_date as "orderDate", o.from_date as "fromDate", o.thru_date as "thruDate", ${fullName(sql`p`)} as "fullName",
    r.pseudo_id as "pseudoId", t.title as "typeTitle", t.series, t.number_pattern as "numberPattern", v.employment_status_enum_id as kind, o.signed_no::int as "signedNo", o.corrects_id as "correctsId", v.total, v.previous_total as "previousTotal", v.facts, o.moves
  from empl_order o join empl_order_version v using (empl_order_id, version) join party_relationship r using (party_relationship_id) join person p on p.party_id = o.party_id
    join order_type t using (order_type_id)`;

/** Orders of an issue about these people, by personnel code. Without a RowScope: of a case about them. */
export const ordersOfIssue = (db: Db, issueId: string, partyIds: readonly string[]): Promise<IssuedOrder[]> =>
  db.many<IssuedOrder>(sql`${issued} where o.order_issue_id = ${issueId}::uuid and o.party_id = any (${[...partyIds]}::uuid[]) order by r.code_key, o.empl_order_id`);

/** Signed orders of employments from a day on that the product counted, the earliest first; what was signed on paper stands as it was. Without a RowScope: of employments that the caller holds. */
export const signedSince = (db: Db, employmentIds: readonly string[], from: string): Promise<IssuedOrder[]> =>
  db.many<IssuedOrder>(sql`
    ${issued} where o.party_relationship_id = any (${[...employmentIds]}::uuid[]) and o.status_id = 'EoSigned' and o.from_date >= ${from}::date
      and o.old_number is null
    order by o.from_date, o.signed_no`);

/**
 * Whose chain approves an issue: the type of order, or the one type of contract of all its orders where the type leaves it to that; null: the general one
 * of orders, and of an issue that is not there. Without a RowScope: of a case.
 */
export const chainOfIssue = async (db: Db, issueId: string): Promise<string | null> =>
  (
    await db.maybe<{ id: string | null }>(sql`
      select case t.chain_of when 'type' then t.order_type_id::text when 'contract' then (
        select min(a.agreement_id::text) from empl_order o join agreement_type a using (agreement_id)
        where o.order_issue_id = i.order_issue_id having count(distinct a.agreement_id) = 1 and min(a.chain_of) = 'contract') end as id
      from order_issue i join order_type t using (order_type_id) where i.order_issue_id = ${issueId}::uuid`)
  )?.id ?? null;

/** What may have a chain of its own: active types of orders, and after them active types of contract that are gone by. */
export const chainKindsOf = (db: Db, companyId: string): Promise<{ id: string; title: string; isContract: boolean }[]> =>
  db.many(sql`
    select t.order_type_id::text as id, t.title, false as "isContract" from order_type t where t.company_id = ${companyId}::uuid and t.is_active = 'Y' and t.chain_of = 'type'
    union all
    select a.agreement_id::text, a.description, true from agreement_type a
    where a.company_id = ${companyId}::uuid and a.status_id = 'ActiveAgr' and a.chain_of = 'contract'
      and exists (select from order_type t where t.company_id = a.company_id and t.is_active = 'Y' and t.chain_of = 'contract')
    order by 3, 2, 1`);

/** Without a RowScope: of orders of a case. */
export const moveOrders = (tx: Tx, orderIds: readonly string[], status: OrderStatus): Promise<number> =>
  tx.run(sql`update empl_order set status_id = ${status}, row_version = row_version + 1 where empl_order_id = any (${[...orderIds]}::uuid[])`);

/** The version of an order that counts. */
export interface CountingVersion {
  readonly orderId: string;
  readonly version: number;
}

/** Without a RowScope: of orders of a case. */
export async function setVersions(tx: Tx, versions: readonly CountingVersion[]): Promise<void> {
  if (versions.length === 0) return;
  await tx.run(sql`
    update empl_order o set version = v.version, row_version = o.row_version + 1
    from unnest(${versions.map(({ orderId }) => orderId)}::uuid[], ${versions.map(({ version }) => version)}::smallint[]) as v (id, version) where o.empl_order_id = v.id`);
}

export interface Signature {
  readonly orderId: string;
  readonly series: string;
  readonly year: number;
  readonly number: number;
  /** As it stands on the order. */
  readonly label: string;
}

/** Signs in the sequence given. Without a RowScope: of orders of a case. */
export async function signAll(tx: Tx, signatures: readonly Signature[], now: Date): Promise<void> {
  await tx.run(sql`
    with given as materialized (
      select s.*, nextval('empl_order_signing') as signing from (
        select * from unnest(${signatures.map(({ orderId }) => orderId)}::uuid[], ${signatures.map(({ series }) => series)}::text[], ${signatures.map(({ year }) => year)}::smallint[],
          ${signatures.map(({ number }) => number)}::integer[], ${signatures.map(({ label }) => label)}::text[])
          with ordinality as g (id, series, year, number, label, place) order by place) as s)
    update empl_order o set status_id = 'EoSigned', order_series = g.series, order_year = g.year, order_number = g.number, number_label = g.label, signed_no = g.signing, signed_at = ${now},
      row_version = o.row_version + 1
    from given g where o.empl_order_id = g.id`);
}
