/** `person`: facts of the file that formulas may ask for. Days stand where a formula can count from them; age is whole Jalali years. */
import { yearsBetween } from '#kernel/formula/days.ts';
import { sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './profile-formula.messages.fa.ts';

const words = messages.formula;

/** The home of the day; where no province or county is said, the one that the city lies in. */
const home = { type: 'text', class: 'contact', join: 'home' } as const;
const personal = { type: 'text', class: 'personal', join: 'person' } as const;

export const person = columnVocabulary({
  code: 'person',
  words,
  joins: {
    person: sql`join person p on p.party_id = s.party_id`,
    home: sql`left join lateral (
      select a.* from postal_address a where a.party_id = s.party_id and a.contact_mech_purpose_id = 'PostalHome' and a.valid @> s.day
      order by lower(a.valid) desc nulls last, a.postal_address_id limit 1) home on true
      left join geo town on town.geo_id = home.city_geo_id left join geo region on region.geo_id = coalesce(home.postal_code_geo_id, town.parent_geo_id)
      left join geo county on county.geo_id = coalesce(home.county_geo_id, region.parent_geo_id)`,
    national: sql`left join party_identification n on n.party_id = s.party_id and n.party_id_type_enum_id = 'Nationalcode'`,
  },
  columns: {
    gender: { type: 'text', class: 'public', join: 'person', options: 'Gender', value: sql`p.gender` },
    birthDate: { type: 'date', class: 'personal', join: 'person', value: sql`p.birth_date` },
    age: { type: 'number', unit: 'count', class: 'personal', join: 'person', value: sql`p.birth_date`, as: (date, day) => yearsBetween({ date }, { date: day }) },
    nationality: { ...personal, options: 'Country', value: sql`p.country_geo_id` },
    issueProvince: { ...personal, options: 'Province', value: sql`p.issue_province_geo_id` },
    religion: { ...personal, options: 'ReligionEnumId', value: sql`p.religion_enum_id` },
    sect: { ...personal, options: 'SectEnumId', value: sql`p.sect_enum_id` },
    residence: { ...personal, options: 'ResidenceStatus', value: sql`p.residence_status_enum_id` },
    marital: { ...personal, options: 'MaritalStatus', value: sql`p.marital_status_enum_id` },
    military: { ...personal, options: 'MilitaryState', value: sql`p.military_state_enum_id` },
    insuranceType: { ...personal, options: 'BaseInsuranceType', value: sql`p.base_insurance_type_enum_id` },
    criminalRecord: { type: 'flag', class: 'identity', join: 'person', value: sql`p.criminal_record` },
    nationalCode: { type: 'text', class: 'identity', join: 'national', value: sql`n.id_value` },
    homeProvince: { ...home, options: 'Province', value: sql`coalesce(home.state_province_geo_id, county.parent_geo_id)` },
    homeCounty: { ...home, options: 'County', value: sql`coalesce(home.county_geo_id, region.parent_geo_id)` },
    homeCity: { ...home, value: sql`home.city_geo_id` },
    kids: { type: 'number', unit: 'count', class: 'family', join: 'person', value: sql`p.number_of_kids` },
  },
});
