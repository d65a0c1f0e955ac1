/** Writes the services that every company begins with. Those of a company are its own: they are laid once, and neither changed nor laid again. */
import type pg from 'pg';
import { serviceDefaults } from './service-definition.catalogue.ts';

export const seed = {
  name: 'welfare/service-definition',
  after: ['platform/reference-data'],
  data: { serviceDefaults },
  run: async (client: pg.ClientBase): Promise<void> => {
    const { rowCount: known } = await client.query('select from welfare_service_default limit 1');
    await client.query(
      `insert into welfare_service_default select * from jsonb_populate_recordset(null::welfare_service_default, $1::jsonb)
       on conflict (code) do update set terms = excluded.terms`,
      [JSON.stringify(serviceDefaults)],
    );
    if (known === 0) await client.query('select lay_welfare_services(company_id) from company');
  },
};
