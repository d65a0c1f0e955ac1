/** Signed orders of employments, what they say, and what the file says beside them. */
import type { Exact } from '#kernel/formula/exact.ts';
import { readExact } from '#kernel/formula/exact.ts';
import type { Days } from '#kernel/intervals/intervals.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { Basis } from '../counting/order-count.rules.ts';
import type { FactName, FactSpan, KeptBefore } from './facts.rules.ts';
import type { SaidOrder } from './settled.rules.ts';

/** Whose order it is. */
export interface OrderedPerson {
  readonly employmentId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly pseudoId: string;
  readonly fullName: string;
  /** First day, and the first one after the last; null: open. ISO. */
  readonly from: string | null;
  readonly until: string | null;
}

const person = sql`
  r.party_relationship_id as "employmentId", r.party_id as "partyId", r.company_id as "companyId", r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName",
  lower(r.valid) as "from", upper(r.valid) as until`;

/** Employments in reach, by personnel code. */
export const peopleOf = (db: Db, rows: RowScope, employmentIds: readonly string[]): Promise<OrderedPerson[]> =>
  db.many<OrderedPerson>(sql`
    select ${person} from party_relationship r join person p using (party_id)
    where r.party_relationship_id = any (${[...employmentIds]}::uuid[]) and r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by r.code_key, r.party_relationship_id`);

/** The same, held until the end of the transaction: what becomes of somebody's orders happens one after the other. Without a RowScope: of orders that the caller holds. */
export const holdPeople = (tx: Tx, employmentIds: readonly string[]): Promise<OrderedPerson[]> =>
  tx.many<OrderedPerson>(sql`
    select ${person} from party_relationship r join person p using (party_id) where r.party_relationship_id = any (${[...employmentIds]}::uuid[])
    order by r.party_relationship_id for no key update of r`);

/** The same people as they are now. Without a RowScope: of orders that the caller holds. */
export const heldOf = (tx: Tx, people: readonly OrderedPerson[]): Promise<OrderedPerson[]> =>
  holdPeople(
    tx,
    people.map(({ employmentId }) => employmentId),
  );

export interface BookedOrder extends SaidOrder {
  readonly employmentId: string;
  readonly pays: boolean;
  readonly agreementId: string | null;
  readonly total: bigint;
}

/** Signed orders of employments that stand. Without a RowScope: of employments in reach. */
export const signedOrders = (db: Db, employmentIds: readonly string[]): Promise<BookedOrder[]> =>
  db.many<BookedOrder>(sql`
    select o.empl_order_id as "orderId", o.party_relationship_id as "employmentId", o.from_date as "from", o.thru_date as thru, o.is_cover = 'Y' as "isCover",
      o.ends_cover = 'Y' as "endsCover", o.signed_no::int as "signedNo", o.corrects_id as "correctsId", o.version, o.pays = 'Y' as pays, o.agreement_id as "agreementId", v.employment_status_enum_id as kind,
      v.daily_wage::text as "dailyWage", v.total
    from empl_order o join empl_order_version v using (empl_order_id, version)
    where o.party_relationship_id = any (${[...employmentIds]}::uuid[]) and o.status_id = 'EoSigned'`);

export interface BookedItem {
  readonly orderId: string;
  readonly version: number;
  readonly payFactorId: string;
  readonly code: string;
  readonly title: string;
  readonly groupEnumId: string;
  readonly basis: Basis;
  readonly paidAs: string;
  readonly score: Exact | null;
  readonly amount: bigint;
  readonly previous: bigint;
  readonly isDailyWage: boolean;
}

/** What versions of orders say, in their order. Without a RowScope: of orders in reach. */
export async function itemsOf(db: Db, versions: readonly { readonly orderId: string; readonly version: number }[]): Promise<BookedItem[]> {
  if (versions.length === 0) return [];
  const asked = sql`jsonb_to_recordset(${JSON.stringify(versions.map(({ orderId, version }) => ({ orderId, version })))}::jsonb) as a ("orderId" uuid, version smallint)`;
  const rows = await db.many<Omit<BookedItem, 'score'> & { score: string | null }>(sql`
    select i.empl_order_id as "orderId", i.version, i.pay_factor_id as "payFactorId", i.code, i.title, i.group_enum_id as "groupEnumId", i.basis_enum_id as basis,
      i.paid_as as "paidAs", i.score, i.amount, i.previous, f.is_daily_wage = 'Y' as "isDailyWage"
    from ${asked} join empl_order_item i on i.empl_order_id = a."orderId" and i.version = a.version join pay_factor f using (pay_factor_id)
    order by i.empl_order_id, i.place`);
  return rows.map((row) => ({ ...row, score: row.score === null ? null : (readExact(row.score) ?? null) }));
}

const factTables = { kind: ['employment_kind', 'employment_status_enum_id'], wage: ['employment_salary', 'daily_wage'] } as const satisfies Readonly<
  Record<FactName, readonly [table: string, column: string]>
>;

export interface StoredFact extends FactSpan {
  readonly employmentId: string;
}

/** Dated facts of employments, oldest first. Without a RowScope: of employments in reach. */
export function factsOf(db: Db, name: FactName, employmentIds: readonly string[]): Promise<StoredFact[]> {
  const [table, column] = factTables[name];
  return db.many<StoredFact>(sql`
    select t.party_relationship_id as "employmentId", t.${raw(column)}::text as value, lower(t.valid) as "from", upper(t.valid) as until from ${raw(table)} t
    where t.party_relationship_id = any (${[...employmentIds]}::uuid[]) order by 1, lower(t.valid) nulls first`);
}

/** A span of an employment that goes or comes. */
export interface OwnFact extends FactSpan {
  readonly employmentId: string;
  readonly companyId: string;
}

const idsOf = (rows: readonly { readonly employmentId: string }[]): string[] => rows.map(({ employmentId }) => employmentId);
const companiesOf = (rows: readonly { readonly companyId: string }[]): string[] => rows.map(({ companyId }) => companyId);

/** Days as a `daterange` reads them. */
export const asRange = ({ from, until }: Days): string => `[${from ?? ''},${until ?? ''})`;

/** Puts spans of many employments in the place of others. Without a RowScope: of employments that the caller holds. */
export async function replaceFacts(tx: Tx, name: FactName, gone: readonly OwnFact[], made: readonly OwnFact[]): Promise<void> {
  const [table, column] = factTables[name];
  if (gone.length > 0)
    await tx.run(sql`
      delete from ${raw(table)} t using unnest(${idsOf(gone)}::uuid[], ${gone.map(asRange)}::daterange[]) as g (id, valid)
      where t.party_relationship_id = g.id and t.valid = g.valid`);
  const type = name === 'wage' ? sql`bigint` : sql`text`;
  if (made.length > 0)
    await tx.run(sql`
      insert into ${raw(table)} (party_relationship_id, company_id, ${raw(column)}, valid)
      select m.id, m.company, m.said::${type}, m.valid
      from unnest(${idsOf(made)}::uuid[], ${companiesOf(made)}::uuid[], ${made.map(({ value }) => value)}::text[], ${made.map(asRange)}::daterange[]) as m (id, company, said, valid)`);
}

/** What stood before the orders of employments. Without a RowScope: of employments in reach. */
export const beforeOrders = async (db: Db, employmentIds: readonly string[]): Promise<ReadonlyMap<string, KeptBefore>> =>
  new Map(
    (
      await db.many<{ id: string; facts: KeptBefore }>(
        sql`select party_relationship_id as id, facts from empl_order_before where party_relationship_id = any (${[...employmentIds]}::uuid[])`,
      )
    ).map(({ id, facts }) => [id, facts]),
  );

/** What is kept of an employment from a moment on. */
export interface NewBefore {
  readonly employmentId: string;
  readonly companyId: string;
  readonly facts: KeptBefore;
  readonly at: Date;
}

/** Without a RowScope: of employments that the caller holds. */
export async function keepBefore(tx: Tx, kept: readonly NewBefore[]): Promise<void> {
  if (kept.length === 0) return;
  await tx.run(sql`
    insert into empl_order_before (party_relationship_id, company_id, facts, at)
    select * from unnest(${idsOf(kept)}::uuid[], ${companiesOf(kept)}::uuid[], ${kept.map(({ facts }) => JSON.stringify(facts))}::jsonb[], ${kept.map(({ at }) => at)}::timestamptz[])
    on conflict (party_relationship_id) do update set facts = excluded.facts, at = excluded.at`);
}

/** Without a RowScope: of employments that the caller holds. */
export async function forgetBefore(tx: Tx, employmentIds: readonly string[]): Promise<void> {
  if (employmentIds.length > 0) await tx.run(sql`delete from empl_order_before where party_relationship_id = any (${[...employmentIds]}::uuid[])`);
}

/** Employments of a company by personnel code, those of who is employed now before earlier ones. */
export const peopleByCode = (db: Db, rows: RowScope, companyId: string, codes: readonly string[]): Promise<OrderedPerson[]> =>
  db.many<OrderedPerson>(sql`
    select distinct on (r.code_key) ${person} from party_relationship r join person p using (party_id)
    where r.company_id = ${companyId}::uuid and r.code_key = any (${[...codes]}::text[]) and r.relationship_type_enum_id = 'PrtEmployee'
      and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by r.code_key, lower(r.valid) desc nulls last`);
