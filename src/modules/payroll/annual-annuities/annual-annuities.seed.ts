/**
 * Writes the legal parameters of the catalogue. What people changed, verified, replaced or locked stays as it is; to a year that somebody was
 * paid by comes what it knows nothing of, for all of its months.
 */
import type pg from 'pg';
import { legalParameters, legalYears } from './legal.catalogue.ts';

const rows = legalParameters.map(({ year, kind, from, thru, bracket, amount, rate, source, confidence }) => ({
  jalali_year: year,
  kind_enum_id: kind,
  from_month: from,
  thru_month: thru,
  bracket,
  amount,
  rate,
  source,
  confidence,
}));

export const seed = {
  name: 'payroll/annual-annuities',
  after: ['platform/reference-data'],
  data: [legalYears, rows],
  run: async (client: pg.ClientBase) => {
    await client.query('insert into legal_year (jalali_year) select unnest($1::smallint[]) on conflict do nothing', [legalYears]);
    await client.query(
      `insert into legal_parameter as t (legal_parameter_id, jalali_year, kind_enum_id, from_month, thru_month, bracket, amount, rate, source, confidence, is_system)
       select md5(concat_ws('.', r.jalali_year, r.kind_enum_id, r.bracket, r.from_month))::uuid, r.jalali_year, r.kind_enum_id, r.from_month, r.thru_month, r.bracket, r.amount, r.rate,
         r.source, r.confidence, 'Y'
       from jsonb_populate_recordset(null::legal_parameter, $1::jsonb) r join legal_year y on y.jalali_year = r.jalali_year and y.is_locked = 'N'
       where not exists (select from legal_parameter own where own.jalali_year = r.jalali_year and own.kind_enum_id = r.kind_enum_id and own.is_system = 'N' and own.option_indicator = 'Y')
         and (legal_year_paid(r.jalali_year) is null or (r.bracket is null and r.thru_month - r.from_month = 11
           and not exists (select from legal_parameter known where known.jalali_year = r.jalali_year and known.kind_enum_id = r.kind_enum_id)))
       on conflict (legal_parameter_id) do update
       set thru_month = excluded.thru_month, amount = excluded.amount, rate = excluded.rate, source = excluded.source, confidence = excluded.confidence
       where t.row_version = 1 and t.verified_version is null and t.superseded_by is null`,
      [JSON.stringify(rows)],
    );
  },
};
