/** Where the report on addresses reads: beside each person the residence that counts on the day. */
import { type Sql, sql } from '#platform/db/db.server.ts';
import { holds } from '#platform/db/spans.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { blank, geoName, holding, lacking, lackingKept, reportedPeople } from '../person-report/person-report.store.ts';
import { addressReport } from './address-report.contract.ts';
import words from './address-report.messages.fa.ts';

const home = (value: Sql, label?: Sql) => ({ value, join: 'home', ...(label && { label }) });
const place = (geo: Sql) => home(geo, geoName(geo));
const after = (word: string, part: Sql): Sql => sql`${`${word} `}::text || nullif(${part}, '')`;

const line = sql`nullif(concat_ws(${words.comma}, coalesce(${geoName(sql`a.city_geo_id`)}, a.city_text), nullif(a.district, ''), nullif(a.street, ''),
  ${after(words.alley, sql`a.alley`)}, ${after(words.plate, sql`a.plate`)}, ${after(words.floor, sql`a.floor`)}, ${after(words.unitNumber, sql`a.unit_number`)}), '')`;

const columns = {
  address: home(line),
  phone: home(sql`nullif(concat_ws('-', a.area_code, a.contact_number), '')`),
  country: place(sql`a.country_geo_id`),
  province: place(sql`a.state_province_geo_id`),
  county: place(sql`a.county_geo_id`),
  district: home(sql`a.district`),
  street: home(sql`a.street`),
  alley: home(sql`a.alley`),
  plate: home(sql`a.plate`),
  floor: home(sql`a.floor`),
  unitNumber: home(sql`a.unit_number`),
  postalCode: home(sql`a.postal_code`),
  areaCode: home(sql`a.area_code`),
};

export const addressSource = defineSource<typeof addressReport>({
  calls: addressReport,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: addressReport.list, of: 'contact' });
    const rows = sql`postal_address x where x.party_id = p.party_id and ${holds(sql`x.valid`, sql`${look.rows.asOf}::date`)}`;
    const kind = sql`x.contact_mech_purpose_id`;
    const residence = sql`select x.* from ${rows} and ${kind} = 'PostalHome' order by lower(x.valid) desc nulls last, x.postal_address_id limit 1`;
    // conditions stand before the joins
    const facts = Object.fromEntries(Object.entries(columns).map(([name, { value }]) => [name, { value: sql`select ${value} from (${residence}) a` }]));
    return {
      ...people,
      joins: { ...people.joins, home: sql`left join lateral (${residence}) a on true` },
      columns: { ...people.columns, ...columns },
      conditions: { ...people.conditions, kinds: holding(rows, kind), missing: await lackingKept(look, { PostalHome: 'address' }, lacking(rows, kind)), blank: blank(facts) },
    };
  },
});
