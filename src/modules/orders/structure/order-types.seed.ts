/** Writes the types that every company begins with. Those of a company are its own: they are laid once, and neither changed nor laid again. */
import type pg from 'pg';
import { typeDefaults } from './order-types.catalogue.ts';

export const seed = {
  name: 'orders/structure',
  after: ['platform/reference-data'],
  data: typeDefaults,
  run: async (client: pg.ClientBase): Promise<void> => {
    const { rowCount: known } = await client.query('select from order_type_default limit 1');
    await client.query(
      `insert into order_type_default select * from jsonb_populate_recordset(null::order_type_default, $1::jsonb)
       on conflict (code) do update set title = excluded.title, body_text = excluded.body_text`,
      [JSON.stringify(typeDefaults)],
    );
    if (known === 0) await client.query('select lay_order_types(company_id) from company');
  },
};
