/** Writes the types that every company begins with. Those of a company are its own: they are laid once, and neither changed nor laid again. */
import type pg from 'pg';
import { typeDefaults } from './order-types.catalogue.ts';

export const seed = {
  name: 'orders/structure',
  after: ['platform/reference-data'],
  data: typeDefaults,
  run: async (client: pg.ClientBase): Promise<void> => {
    const known = new Set((await client.query<{ code: string }>('select code from order_type_default')).rows.map(({ code }) => code));
    await client.query(
      `insert into order_type_default select * from jsonb_populate_recordset(null::order_type_default, $1::jsonb)
       on conflict (code) do update set title = excluded.title, body_text = excluded.body_text, moves = excluded.moves, termination_type_enum_id = excluded.termination_type_enum_id`,
      [JSON.stringify(typeDefaults)],
    );
    // of a release that knows more of them, those alone
    const added = typeDefaults.map(({ code }) => code).filter((code) => !known.has(code));
    if (added.length > 0) await client.query('select lay_order_types(company_id, $1) from company', [added]);
  },
};
