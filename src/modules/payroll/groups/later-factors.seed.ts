/**
 * Factors that came into the template later, in groups of before that have the row beside which they are paid or taken: after what has been paid, as the
 * template says them, and never twice. What a house has changed since is its own.
 */
import type pg from 'pg';
import { labourTemplate } from './template.rules.ts';

/** Costs of treatment are paid where supplementary insurance is taken. */
const later = [{ code: 'insuranceClaim', beside: 'supplementaryInsurance' }] as const;

const rows = later.flatMap(({ code, beside }) => labourTemplate().flatMap((row) => (row.code === code ? [{ ...row, beside }] : [])));

export const seed = {
  name: 'payroll/groups.later-factors',
  after: ['platform/reference-data'],
  data: { rows },
  run: async (client: pg.ClientBase): Promise<void> => {
    const said = [JSON.stringify(rows)];
    await client.query(
      `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id)
       select gen_random_uuid(), k.company_id, 'payroll', r.code, r.title, r."groupEnumId"
       from jsonb_to_recordset($1::jsonb) as r (code text, title text, "groupEnumId" text, beside text) join pay_factor k on k.code = r.beside
       on conflict (company_id, lower(code)) do nothing`,
      said,
    );
    await client.query(
      `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, tax_column, display_sequence, rank, valid)
       select gen_random_uuid(), g.company_id, g.pay_group_id, f.pay_factor_id, r."isDeduct", r."taxColumn", r."displaySequence", r.rank, days.open
       from jsonb_to_recordset($1::jsonb) as r (code text, beside text, "isDeduct" text, "taxColumn" smallint, "displaySequence" smallint, rank smallint)
       join pay_factor f on f.code = r.code join pay_factor k on k.company_id = f.company_id and k.code = r.beside
       join pay_group_factor b on b.pay_factor_id = k.pay_factor_id join pay_group g on g.pay_group_id = b.pay_group_id
       cross join lateral (select b.valid * daterange(g.paid_thru + 1, null) as open) days
       where not isempty(days.open) and not exists (select from pay_group_factor o where o.pay_group_id = g.pay_group_id and o.pay_factor_id = f.pay_factor_id)`,
      said,
    );
  },
};
