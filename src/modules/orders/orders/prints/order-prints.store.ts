/** Orders as their papers show them, and the codes of those. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { Basis } from '../../counting/order-count.rules.ts';

export interface PaperItem {
  readonly title: string;
  readonly groupName: string | null;
  readonly basis: Basis;
  readonly score: string | null;
  /** Digits of rials. */
  readonly amount: string;
  /** It stands on the employee's copy. */
  readonly onCopy: boolean;
}

export interface TrailStep {
  readonly year: number;
  readonly daily: string;
}

export interface StoredPaper {
  readonly orderId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly stateId: string;
  readonly version: number;
  /** null: not signed. */
  readonly number: string | null;
  readonly typeTitle: string;
  readonly bodyText: string | null;
  readonly description: string | null;
  readonly orderDate: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly agreementName: string | null;
  readonly kindName: string | null;
  readonly annulledOn: string | null;
  readonly annulReason: string | null;
  /** Number of the signed order that corrects it. */
  readonly corrected: string | null;
  /** It counts on some day. */
  readonly counts: boolean;
  readonly total: string;
  readonly facts: {
    readonly isMarried?: boolean;
    readonly children?: number;
    readonly trail?: readonly TrailStep[];
    readonly seniority?: readonly TrailStep[];
  };
  readonly items: readonly PaperItem[];
  readonly code: string | null;
}

const paper = (where: Sql): Sql => sql`
  select o.empl_order_id as "orderId", o.party_id as "partyId", o.company_id as "companyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", o.status_id as "stateId",
    o.version, o.shown_number as number, t.title as "typeTitle", t.body_text as "bodyText", i.description, o.order_date as "orderDate",
    o.from_date as "fromDate", o.thru_date as "thruDate", a.description as "agreementName", k.description as "kindName",
    (o.annulled_at at time zone 'Asia/Tehran')::date as "annulledOn", o.annul_reason as "annulReason",
    (select n.shown_number from empl_order n
      where n.corrects_id = o.empl_order_id and n.status_id = 'EoSigned' order by n.signed_no desc limit 1) as corrected,
    exists (select from empl_order_day d where d.empl_order_id = o.empl_order_id and upper_inf(d.known)) as counts, v.total::text as total, v.facts, c.code,
    coalesce((select jsonb_agg(jsonb_build_object('title', x.title, 'groupName', g.description, 'basis', x.basis_enum_id, 'score', x.score, 'amount', x.amount::text,
        'onCopy', f.on_copy = 'Y') order by x.place)
      from empl_order_item x join pay_factor f using (pay_factor_id) left join enumeration g on g.enum_id = x.group_enum_id
      where x.empl_order_id = o.empl_order_id and x.version = o.version), '[]') as items
  from empl_order o join party_relationship r using (party_relationship_id) join person p on p.party_id = o.party_id join order_type t using (order_type_id)
    join empl_order_version v on v.empl_order_id = o.empl_order_id and v.version = o.version join order_issue i on i.order_issue_id = o.order_issue_id
    left join agreement_type a on a.agreement_id = o.agreement_id left join enumeration k on k.enum_id = v.employment_status_enum_id
    left join empl_order_code c on c.empl_order_id = o.empl_order_id
  where ${where} order by r.code_key, o.from_date, o.signed_no`;

/** Orders in reach, by personnel code and day. */
export const papersIn = (db: Db, rows: RowScope, orderIds: readonly string[]): Promise<StoredPaper[]> =>
  db.many<StoredPaper>(paper(sql`o.empl_order_id = any (${[...orderIds]}::uuid[]) and ${peopleIn(rows, sql`o.party_id`, sql`o.company_id`)}`));

/** An own signed order. Without a RowScope: of the reader. */
export const ownPaper = (db: Db, partyId: string, orderId: string): Promise<StoredPaper[]> =>
  db.many<StoredPaper>(paper(sql`o.empl_order_id::text = ${orderId} and o.party_id = ${partyId}::uuid and o.status_id in ('EoSigned', 'EoAnnulled')`));

/** Keeps the code of a paper; answers the one that stands. Without a RowScope: of an order that was read in reach. */
export const keptCode = async (tx: Tx, { orderId, companyId }: StoredPaper, code: string): Promise<string> =>
  (
    await tx.one<{ code: string }>(sql`
      insert into empl_order_code (empl_order_id, company_id, code) values (${orderId}::uuid, ${companyId}::uuid, ${code})
      on conflict (empl_order_id) do update set code = empl_order_code.code returning code`)
  ).code;

export interface FoundOrder {
  readonly state: string;
  readonly isCorrected: boolean;
  readonly title: string;
  readonly orderDate: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** What the public page may know of a code. Without a RowScope: the code itself is what gives the right. */
export const orderOfCode = (db: Db, code: string): Promise<FoundOrder | undefined> =>
  db.maybe<FoundOrder>(sql`
    select state, is_corrected as "isCorrected", title, order_date as "orderDate", number, first_name as "firstName", last_name as "lastName",
      company_name as "companyName" from order_of_code(${code})`);
