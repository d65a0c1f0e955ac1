/** What other modules may ask of signed orders. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

/** Days of an employment whose pay changed, and the order and version that pay them now; null: none does. */
export interface OrderEffect {
  /** Rising in a company in the sequence in which changes became known. */
  readonly number: number;
  readonly employmentId: string;
  readonly from: string;
  /** Last day; null: open. */
  readonly thru: string | null;
  readonly orderId: string | null;
  readonly version: number | null;
}

export interface EffectLook {
  readonly db: Db;
  readonly rows: RowScope;
  readonly companyId: string;
}

const MOST_EFFECTS = 10_000;

/**
 * What of the pay of people in reach changed by orders after a number (0: ever), the earliest first, at most 10,000 at once: whoever keeps the last number
 * of an answer and asks with it misses nothing. Days are ISO dates, the last within (issue of orders: `order_effect`).
 */
export const effectsAfter = ({ db, rows, companyId }: EffectLook, number: number): Promise<OrderEffect[]> =>
  db.many<OrderEffect>(sql`
    select e.order_effect_no::int as number, e.party_relationship_id as "employmentId", lower(e.valid) as "from", upper(e.valid) - 1 as thru, e.empl_order_id as "orderId", e.version
    from order_effect e join party_relationship r using (party_relationship_id)
    where e.company_id = ${companyId}::uuid and e.order_effect_no > ${number} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by e.order_effect_no limit ${MOST_EFFECTS}`);

/** An active type of order by its code. */
export const kindIdOf = async (db: Db, companyId: string, code: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(sql`select order_type_id as id from order_type where company_id = ${companyId}::uuid and code = ${code} and is_active = 'Y'`))?.id;
