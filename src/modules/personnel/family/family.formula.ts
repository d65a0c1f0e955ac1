/** `family`: relatives who live on the day, as records and counted. */
import { yearsBetween } from '#kernel/formula/days.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './family-formula.messages.fa.ts';

const words = messages.formula;

const living = sql`x.party_id = s.party_id and x.birth_date <= s.day and (x.death_date is null or x.death_date > s.day)`;
const rows = sql`join family_member x on ${living}`;
const family = { class: 'family' } as const;
const text = (value: Sql, options: string) => ({ ...family, type: 'text', value, options }) as const;

const fields = {
  relation: text(sql`x.relationship_type_enum_id`, 'PartyRelationshipType'),
  birthDate: { ...family, type: 'date', value: sql`x.birth_date` },
  age: { ...family, type: 'number', unit: 'count', value: sql`x.birth_date`, as: (date: string, day: string) => yearsBetween({ date }, { date: day }) },
  gender: text(sql`x.gender`, 'Gender'),
  marital: text(sql`x.marital_status_enum_id`, 'MaritalStatus'),
  occupation: text(sql`x.occupation_status_enum_id`, 'OccupationStatus'),
  degree: text(sql`x.qualification_type_enum_id`, 'QualificationType'),
  field: text(sql`x.university_field_enum_id`, 'UniversityFields'),
  nationality: text(sql`x.country_geo_id`, 'Country'),
  issueProvince: text(sql`x.issue_province_geo_id`, 'Province'),
  religion: text(sql`x.religion_enum_id`, 'ReligionEnumId'),
  sect: text(sql`x.sect_enum_id`, 'SectEnumId'),
  kids: { ...family, type: 'number', unit: 'count', value: sql`x.number_of_kids` },
  isDependant: { ...family, type: 'flag', value: sql`coalesce(x.is_dependant, 'N')` },
} as const;

export const relatives = columnVocabulary({
  code: 'family',
  words,
  joins: {
    counted: sql`left join lateral (
      select count(*) filter (where x.is_dependant = 'Y') as dependants,
        max(x.wedding_date) filter (where x.wedding_date <= s.day and (x.divorce_date is null or x.divorce_date > s.day)) as wedding
      from family_member x where ${living}) counted on true`,
  },
  columns: {
    dependants: { ...family, type: 'number', unit: 'count', join: 'counted', value: sql`counted.dependants` },
    weddingDate: { ...family, type: 'date', join: 'counted', value: sql`counted.wedding` },
  },
  lists: {
    relatives: { ...family, rows, fields },
    children: { ...family, rows, only: sql`x.relationship_type_enum_id in ('Son', 'Daughter')`, fields },
  },
});
