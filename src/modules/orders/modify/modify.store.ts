/** Signed orders that are taken back or put right. */

import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { OrderSet } from '../counting/counting.store.ts';
import type { Moves } from '../moves/moves.rules.ts';
import type { Displaced } from '../moves/moves.service.ts';

export interface HeldOrder {
  readonly orderId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly status: string;
  readonly orderTypeId: string;
  readonly agreementId: string;
  /** The order that it corrects. */
  readonly correctsId: string | null;
  readonly isCover: boolean;
  readonly endsCover: boolean;
  readonly pays: boolean;
  /** Jalali year and place: `1405/12`; null of one that is not signed. */
  readonly number: string | null;
  /** Rials of a month, digits. */
  readonly total: string;
  /** What it moves beside kind and wage. */
  readonly moves: Moves | null;
  readonly facts: { readonly saidKind: string | null; readonly typed: Readonly<Record<string, string>> };
}

/** An order of somebody in reach, held until the end of the transaction. */
export const holdOrder = (tx: Tx, rows: RowScope, orderId: string): Promise<HeldOrder | undefined> =>
  tx.maybe<HeldOrder>(sql`
    select o.empl_order_id as "orderId", o.party_relationship_id as "employmentId", o.party_id as "partyId", o.company_id as "companyId", o.from_date as "fromDate",
      o.thru_date as "thruDate", o.status_id as status, o.order_type_id as "orderTypeId", o.agreement_id as "agreementId", o.corrects_id as "correctsId", o.is_cover = 'Y' as "isCover",
      o.ends_cover = 'Y' as "endsCover", o.pays = 'Y' as pays, o.shown_number as number, v.total::text as total, o.moves, v.facts
    from empl_order o join empl_order_version v using (empl_order_id, version) where o.empl_order_id::text = ${orderId} and ${onePersonIn(rows, sql`o.party_id`, sql`o.company_id`)} for update of o`);

interface FoundType {
  readonly companyId: string;
  readonly orderTypeId: string;
  readonly orderSet: OrderSet | null;
  readonly isCover: boolean;
  /** The employment has ended by it. */
  readonly endsEmployment: boolean;
}

/** Company and type of an order of somebody in reach. */
export const typeIn = (db: Db, rows: RowScope, orderId: string): Promise<FoundType | undefined> =>
  db.maybe(sql`
    select o.company_id as "companyId", o.order_type_id as "orderTypeId", a.order_set as "orderSet", o.is_cover = 'Y' as "isCover",
      exists (select from empl_order_move m where m.empl_order_id = o.empl_order_id and m.ends = 'Y') as "endsEmployment"
    from empl_order o
    left join agreement_type a on a.agreement_id = o.agreement_id
    where o.empl_order_id::text = ${orderId} and ${onePersonIn(rows, sql`o.party_id`, sql`o.company_id`)}`);

/** Somebody else whom an order had moved; no name: out of reach. */
export interface ShownDisplaced {
  readonly fullName: string | null;
  readonly comesBack: boolean;
}

/** By name; those out of reach of whoever asks last, without one. */
export async function displacedIn(db: Db, rows: RowScope, others: readonly Displaced[]): Promise<ShownDisplaced[]> {
  if (others.length === 0) return [];
  const found = await db.many<{ partyId: string; fullName: string }>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName" from person p
    where p.party_id = any (${others.map(({ partyId }) => partyId)}::uuid[])
      and exists (select from party_relationship r where r.party_id = p.party_id and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)})
    order by p.sort_text, p.party_id`);
  const comesBack = new Map(others.map((one) => [one.partyId, one.comesBack]));
  const named = found.map((one) => ({ fullName: one.fullName, comesBack: comesBack.get(one.partyId) === true }));
  const strange = others.filter(({ partyId }) => !found.some((one) => one.partyId === partyId));
  return [...named, ...strange.map((one) => ({ fullName: null, comesBack: one.comesBack }))];
}

/** Number of a signed correction of an order. Without a RowScope: of an order that the caller holds. */
export async function correctionOf(db: Db, orderId: string): Promise<string | undefined> {
  const found = await db.maybe<{ number: string }>(sql`
    select shown_number as number from empl_order where corrects_id = ${orderId}::uuid and status_id = 'EoSigned' order by signed_no limit 1`);
  return found?.number;
}

/** Without a RowScope: of an order that the caller holds. */
export const annul = (tx: Tx, orderId: string, reason: string, now: Date): Promise<number> =>
  tx.run(sql`
    update empl_order set status_id = 'EoAnnulled', annulled_at = ${now}, annul_reason = ${reason}, row_version = row_version + 1 where empl_order_id = ${orderId}::uuid`);
