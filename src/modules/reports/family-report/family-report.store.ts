/** Where the report on relatives reads. */
import { aged } from '#modules/personnel/personnel.api.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { enumName, fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { blank, geoName, lacking, reportedPeople, withRows } from '../person-report/person-report.store.ts';
import { familyReport } from './family-report.contract.ts';
import words from './family-report.messages.fa.ts';

const named = (value: Sql) => ({ value, label: enumName(value) });

const columns = {
  relation: named(sql`f.relationship_type_enum_id`),
  relativeName: { value: sql`nullif(${fullName(sql`f`)}, '')` },
  relativeCode: { value: sql`f.national_code` },
  fatherName: { value: sql`f.father_name` },
  gender: { value: sql`f.gender::text` },
  birthPlace: { value: sql`f.birth_place` },
  birthDate: { value: sql`f.birth_date` },
  weddingDate: { value: sql`f.wedding_date` },
  divorceDate: { value: sql`f.divorce_date` },
  marital: named(sql`f.marital_status_enum_id`),
  kids: { value: sql`f.number_of_kids` },
  occupation: named(sql`f.occupation_status_enum_id`),
  residence: { value: sql`nullif(concat_ws(${words.comma}, ${geoName(sql`coalesce(f.address_county_geo_id, f.address_province_geo_id)`)}, nullif(f.address_line, '')), '')` },
  military: named(sql`f.military_state_enum_id`),
  religion: named(sql`f.religion_enum_id`),
  sect: named(sql`f.sect_enum_id`),
  degree: named(sql`f.qualification_type_enum_id`),
  studyField: named(sql`f.university_field_enum_id`),
  emergency: { value: sql`f.is_emergency_contact::text` },
  dependant: { value: sql`f.is_dependant::text` },
  contactNumber: { value: sql`f.contact_number` },
};

export const familySource = defineSource<typeof familyReport>({
  calls: familyReport,
  parts: async (look) => {
    const people = await reportedPeople(look, { call: familyReport.list, of: 'family' });
    return {
      ...people,
      from: withRows(look, people.from, sql`family_member f on f.party_id = p.party_id`),
      key: sql`coalesce(f.family_member_id, p.party_id)`,
      order: sql`${people.order}, f.birth_date`,
      columns: { ...people.columns, ...columns },
      conditions: {
        ...people.conditions,
        age: (filter) => aged(look.rows.asOf, filter, sql`f.birth_date`),
        missing: lacking(sql`family_member x where x.party_id = p.party_id`, sql`x.relationship_type_enum_id`),
        blank: blank(columns),
      },
    };
  },
});
