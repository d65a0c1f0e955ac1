/** Writes the loans that every company begins with. Those of a company are its own: they are laid once, and neither changed nor laid again. */
import type pg from 'pg';
import { loanDefaults } from './loan-definition.catalogue.ts';

export const seed = {
  name: 'welfare/loan-definition',
  after: ['platform/reference-data'],
  data: { loanDefaults },
  run: async (client: pg.ClientBase): Promise<void> => {
    const { rowCount: known } = await client.query('select from welfare_loan_default limit 1');
    await client.query(
      `insert into welfare_loan_default select * from jsonb_populate_recordset(null::welfare_loan_default, $1::jsonb)
       on conflict (code) do update set terms = excluded.terms`,
      [JSON.stringify(loanDefaults)],
    );
    if (known === 0) await client.query('select lay_welfare_loans(company_id) from company');
  },
};
