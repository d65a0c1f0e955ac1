/** Where the report on numbers reads: beside each person the number of each kind that counts on the day. */
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { holds } from '#platform/db/spans.sql.ts';
import { filterCondition } from '#platform/tables/conditions.store.ts';
import { defineSource, type SourceCondition } from '#platform/tables/source.define.ts';
import { blank, holding, lacking, lackingKept, reportedPeople } from '../person-report/person-report.store.ts';
import { contactReport } from './contact-report.contract.ts';

const whole = sql`concat_ws('-', nullif(x.area_code, ''), x.contact_number)`;
const kind = sql`x.contact_mech_purpose_id`;

/** One row that answers is enough. */
const anyOf =
  (rows: Sql, value: Sql, type: ColumnDefinition['type']): SourceCondition =>
  (filter) =>
    sql`exists (select from ${rows} and ${filterCondition({ definition: { name: filter.column, label: '', type }, source: { value } }, filter)})`;

export const contactSource = defineSource<typeof contactReport>({
  calls: contactReport,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: contactReport.list, of: 'contact' });
    const on = sql`x.party_id = p.party_id and ${holds(sql`x.valid`, sql`${look.rows.asOf}::date`)}`;
    const [phones, addresses] = [sql`telecom_number x where ${on}`, sql`electronic_address x where ${on}`];
    const newest = sql`order by lower(x.valid) desc nulls last limit 1`;
    const phone = (purpose: string, value = whole) => ({ value: sql`(select ${value} from ${phones} and ${kind} = ${purpose} ${newest})` });
    const email = sql`(select x.info_string from ${addresses} and ${kind} in ('EmailPersonal', 'EmailWork') order by ${kind} desc, lower(x.valid) desc nulls last limit 1)`;
    const columns = {
      mobile: phone('PhoneMobile'),
      landline: phone('PhoneHome'),
      areaCode: phone('PhoneHome', sql`x.area_code`),
      workPhone: phone('PhoneWork'),
      emergency: phone('PhoneEmergency'),
      email: { value: email },
    };
    return {
      ...people,
      columns: { ...people.columns, ...columns },
      conditions: {
        ...people.conditions,
        // people write a number with its area code or without
        anyNumber: (filter, all) =>
          sql`(${anyOf(phones, sql`x.contact_number`, 'code')(filter, all)} or ${anyOf(phones, sql`concat(x.area_code, x.contact_number)`, 'code')(filter, all)})`,
        anyAddress: anyOf(addresses, sql`x.info_string`, 'text'),
        kinds: holding(phones, kind),
        missing: await lackingKept(look, { PhoneMobile: 'mobile', PhoneHome: 'phone' }, lacking(phones, kind)),
        missingElectronic: lacking(addresses, kind),
        blank: blank(columns),
      },
    };
  },
});
