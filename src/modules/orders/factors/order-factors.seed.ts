/** Writes the factors that every company begins with. Those of a company are its own: they are laid once, and neither changed nor laid again. */
import type pg from 'pg';
import { factorDefaults, LAW_SINCE } from './order-factors.catalogue.ts';

const factors = factorDefaults.map(({ code, title, group, basis, way, isScored, isDailyWage, displayOrder, paidAs }) => ({
  ...{ code, title, group_enum_id: group, basis_enum_id: basis, way, is_scored: isScored, is_daily_wage: isDailyWage, display_order: displayOrder, paid_as: paidAs },
}));
// what is typed or carried stands in the orders of its law by a rule without a text
const rules = factorDefaults.map(({ code, orderSet, amountText }) => ({ code, order_set: orderSet, amount_text: amountText, score_text: null, from_date: LAW_SINCE }));

export const seed = {
  name: 'orders/factors',
  after: ['platform/reference-data'],
  data: { factors, rules },
  run: async (client: pg.ClientBase): Promise<void> => {
    const { rowCount: known } = await client.query('select from order_factor_default limit 1');
    await client.query(
      `insert into order_factor_default select * from jsonb_populate_recordset(null::order_factor_default, $1::jsonb)
       on conflict (code) do update set title = excluded.title, group_enum_id = excluded.group_enum_id, display_order = excluded.display_order, paid_as = excluded.paid_as`,
      [JSON.stringify(factors)],
    );
    await client.query(
      `insert into order_rule_default select * from jsonb_populate_recordset(null::order_rule_default, $1::jsonb)
       on conflict (code, order_set) do update set amount_text = excluded.amount_text, score_text = excluded.score_text`,
      [JSON.stringify(rules)],
    );
    if (known === 0) await client.query('select lay_order_factors(company_id) from company');
  },
};
