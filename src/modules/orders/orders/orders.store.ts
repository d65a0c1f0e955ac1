/** Orders as lists, files and their sheets show them. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { orders } from './orders.contract.ts';
import type { StoredItem } from './orders.rules.ts';

/** Of which day, and as it was known when; now where absent. */
export interface OnDay {
  readonly asOf?: string | undefined;
  readonly knownAt?: string | undefined;
}

/** Days `d` as they were known. */
const knownOn = ({ knownAt }: OnDay): Sql => (knownAt === undefined ? sql`upper_inf(d.known)` : sql`d.known @> ${knownAt}::timestamptz`);

/** Whether the order `o` counts on the day. */
const counts = ({ asOf, knownAt }: OnDay, today: string): Sql => sql`exists (
  select from empl_order_day d where d.empl_order_id = o.empl_order_id and d.valid @> ${asOf ?? today}::date
    and ${knownOn({ knownAt })})`;

const activeName = (on: OnDay, today: string): Sql => sql`case when ${counts(on, today)} then 'ActiveEmplOrder' else 'NotActiveEmplOrder' end`;

export const ordersSource = defineSource<typeof orders>({
  calls: orders,
  parts: ({ rows, today, query }) => ({
    from: sql`empl_order o join party_relationship r using (party_relationship_id) join person p on p.party_id = o.party_id join order_type t using (order_type_id)
      join empl_order_version v on v.empl_order_id = o.empl_order_id and v.version = o.version`,
    joins: {
      position: positionJoin(query.asOf ?? today),
      national: sql`left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'`,
      agreement: sql`left join agreement_type a on a.agreement_id = o.agreement_id`,
      company: sql`join company co on co.company_id = o.company_id`,
      issue: sql`join order_issue i on i.order_issue_id = o.order_issue_id`,
    },
    where: sql`${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)} ${query.signed === 'Y' ? sql`and o.status_id = 'EoSigned'` : sql``}`,
    key: sql`o.empl_order_id`,
    subject: sql`o.party_id`,
    more: { partyId: sql`o.party_id` },
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: sql`${fullName(sql`p`)}`, folded: sql`p.search_text`, sort: sql`p.sort_text` },
      nationalCode: { value: sql`n.id_value`, join: 'national' },
      orderNumber: { value: sql`o.shown_number` },
      typeTitle: { value: sql`t.title` },
      statusId: { value: activeName(query, today) },
      stateId: { value: sql`o.status_id` },
      orderDate: { value: sql`o.order_date` },
      fromDate: { value: sql`o.from_date` },
      thruDate: { value: sql`o.thru_date` },
      agreementName: { value: sql`a.description`, join: 'agreement' },
      hireDate: { value: sql`lower(r.valid)` },
      positionTitle: { value: sql`e.description`, join: 'position' },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      companyName: { value: sql`co.organization_name`, join: 'company' },
      previousTotal: { value: sql`v.previous_total` },
      total: { value: sql`v.total` },
      producerName: { value: nameOfPerson(sql`i.producer_party_id`), join: 'issue' },
      signedAt: { value: sql`o.signed_at` },
      acknowledgedAt: { value: sql`o.acknowledged_at` },
    },
    search: ['fullName', 'pseudoId', 'orderNumber'],
    order: sql`o.from_date desc, o.signed_no desc nulls first, o.empl_order_id`,
  }),
});

export interface OrderHead {
  readonly orderId: string;
  readonly partyId: string;
  readonly orderNumber: string | null;
  readonly typeTitle: string;
  readonly statusId: 'ActiveEmplOrder' | 'NotActiveEmplOrder';
  readonly stateId: string;
  readonly orderDate: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly acknowledgedAt: string | null;
  /** On which it counts; the last one within. */
  readonly days: readonly { readonly fromDate: string; readonly thruDate: string | null }[];
  readonly previousTotal: string;
  readonly total: string;
}

const headOf = (on: OnDay, today: string): Sql => sql`
  o.empl_order_id as "orderId", o.party_id as "partyId", o.shown_number as "orderNumber", t.title as "typeTitle", ${activeName(on, today)} as "statusId",
  o.status_id as "stateId", o.order_date as "orderDate", o.from_date as "fromDate", o.thru_date as "thruDate", o.acknowledged_at as "acknowledgedAt",
  v.previous_total::text as "previousTotal", v.total::text as total,
  coalesce((select jsonb_agg(jsonb_build_object('fromDate', lower(d.valid), 'thruDate', upper(d.valid) - 1) order by lower(d.valid)) from empl_order_day d
    where d.empl_order_id = o.empl_order_id and ${knownOn(on)}), '[]') as days`;
const tables = sql`empl_order o join order_type t using (order_type_id) join empl_order_version v on v.empl_order_id = o.empl_order_id and v.version = o.version`;

const MOST = 200;

/** Orders of somebody in reach, the latest execution first; undefined of anybody else. */
export async function ordersOf(db: Db, rows: RowScope, partyId: string, on: OnDay, today: string): Promise<OrderHead[] | undefined> {
  const inReach = sql`select from party_relationship r where r.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)} limit 1`;
  if ((await db.maybe(inReach)) === undefined) return undefined;
  const found = await db.many<OrderHead>(sql`
    select ${headOf(on, today)} from ${tables} where o.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`o.party_id`, sql`o.company_id`)}
    order by o.from_date desc, o.signed_no desc nulls first limit ${MOST}`);
  return found;
}

/** The own orders that were signed. Without a RowScope: of the reader. */
export const signedOf = async (db: Db, partyId: string, on: OnDay, today: string): Promise<OrderHead[]> =>
  await db.many<OrderHead>(sql`
      select ${headOf(on, today)} from ${tables} where o.party_id = ${partyId}::uuid and o.status_id in ('EoSigned', 'EoAnnulled')
      order by o.from_date desc, o.signed_no desc limit ${MOST}`);

export interface OrderSheet extends OrderHead {
  readonly fullName: string;
  readonly pseudoId: string;
  readonly agreementName: string | null;
  readonly kindName: string | null;
  readonly bodyText: string | null;
  readonly description: string | null;
  readonly version: number;
  readonly versions: readonly { readonly version: number; readonly knownAt: string; readonly byNumber: string | null; readonly byTitle: string | null }[];
  readonly correctsNumber: string | null;
  readonly annulReason: string | null;
  readonly items: readonly StoredItem[];
  readonly trail: readonly { readonly year: number; readonly daily: string }[];
}

const numberOfOther = (other: Sql): Sql => sql`(select c.shown_number from empl_order c where c.empl_order_id = ${other})`;

/** `version`: undefined: the one that counts. */
async function oneOrder(db: Db, where: Sql, today: string, version: number | undefined): Promise<OrderSheet | undefined> {
  const found = await db.maybe<OrderSheet>(sql`
    select ${headOf({}, today)}, ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", a.description as "agreementName", k.description as "kindName", t.body_text as "bodyText",
      i.description, v.version, ${numberOfOther(sql`o.corrects_id`)} as "correctsNumber", o.annul_reason as "annulReason",
      (select jsonb_agg(jsonb_build_object('version', w.version, 'knownAt', w.at, 'byNumber', ${numberOfOther(sql`w.by_order_id`)}, 'byTitle', y.title) order by w.version desc)
        from empl_order_version w left join empl_order c on c.empl_order_id = w.by_order_id left join order_type y on y.order_type_id = c.order_type_id
        where w.empl_order_id = o.empl_order_id) as versions,
      coalesce(v.facts -> 'trail', '[]') as trail,
      (select jsonb_agg(jsonb_build_object('code', x.code, 'title', x.title, 'groupName', g.description, 'basis', x.basis_enum_id, 'score', x.score, 'amount', x.amount::text,
          'previous', x.previous::text, 'paidAs', x.paid_as, 'explanation', x.explanation) order by x.place)
        from empl_order_item x left join enumeration g on g.enum_id = x.group_enum_id where x.empl_order_id = o.empl_order_id and x.version = v.version) as items
    from empl_order o join order_type t using (order_type_id) join empl_order_version v on v.empl_order_id = o.empl_order_id and v.version = coalesce(${version ?? null}::int, o.version) join party_relationship r on r.party_relationship_id = o.party_relationship_id join person p on p.party_id = o.party_id
      join order_issue i on i.order_issue_id = o.order_issue_id left join agreement_type a on a.agreement_id = o.agreement_id
      left join enumeration k on k.enum_id = v.employment_status_enum_id
    where ${where}`);
  return found;
}

/** An order of somebody in reach. */
export const orderIn = (db: Db, rows: RowScope, orderId: string, today: string, version?: number): Promise<OrderSheet | undefined> =>
  oneOrder(db, sql`o.empl_order_id::text = ${orderId} and ${onePersonIn(rows, sql`o.party_id`, sql`o.company_id`)}`, today, version);

/** An own signed order. Without a RowScope: of the reader. */
export const ownOrder = (db: Db, partyId: string, orderId: string, today: string, version?: number): Promise<OrderSheet | undefined> =>
  oneOrder(db, sql`o.empl_order_id::text = ${orderId} and o.party_id = ${partyId}::uuid and o.status_id in ('EoSigned', 'EoAnnulled')`, today, version);

/** Notes once that an own signed order was received; false of one that is not there. Without a RowScope: of the reader. */
export async function acknowledge(tx: Tx, partyId: string, orderId: string, now: Date): Promise<boolean> {
  const mine = sql`empl_order_id::text = ${orderId} and party_id = ${partyId}::uuid and status_id in ('EoSigned', 'EoAnnulled')`;
  await tx.run(
    sql`update empl_order set acknowledged_at = ${now}, acknowledged_via = 'app', acknowledged_by = party_id, row_version = row_version + 1 where ${mine} and acknowledged_at is null`,
  );
  return (await tx.maybe(sql`select from empl_order where ${mine}`)) !== undefined;
}
