/** Rules of orders that name an item of the library of formulas, those that the reader reaches by the policies of the rows. */
import { type Db, sql } from '#platform/db/db.server.ts';
import type { FormulaPlace } from '#platform/formula/formula.define.ts';
import type { OrderSet } from './counting.store.ts';
import messages from './orders-formula.messages.fa.ts';

export async function rulePlaces(db: Db, itemId: string): Promise<readonly FormulaPlace[]> {
  const rules = await db.many<{ factor: string; orderSet: OrderSet; agreement: string | null }>(sql`
    select distinct f.title as factor, r.order_set as "orderSet", a.description as agreement
    from library_item i join order_rule r on concat_ws(' ', r.amount_text, r.score_text, r.least_text, r.most_text) ~* ('\\m' || case i.kind when 'constant' then 'C_' when 'inputFactor' then 'IF_' when 'table' then 'T_' else '' end || i.code || '\\M')
    join pay_factor f using (pay_factor_id) left join agreement_type a on a.agreement_id = r.agreement_id
    where i.library_item_id = ${itemId}::uuid order by 1, 2, 3`);
  return rules.map(({ factor, orderSet, agreement }) => ({ kind: messages.place, title: messages.placeOf(factor, agreement ?? messages.sets[orderSet]), version: null }));
}
