/** SQL of one person's file. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { sealedIban } from '../file/bank-account.server.ts';
import { type CodeName, codesOf, employmentOn, personFields } from './facts.store.ts';
import type { PersonFile } from './profile.contract.ts';

type Position = 'emplPositionId' | 'positionCode' | 'positionTitle' | 'unitId' | 'unitName' | 'managerPartyId' | 'managerName';
type Degree = 'qualificationTypeEnumId' | 'qualificationTitle' | 'qualificationField';
type Home = 'city' | 'street' | 'postalCode';
/** The file as the statement answers it: what comes from a row of another table stands in an object of its own. */
type StoredFile = Omit<PersonFile, CodeName | Position | Degree | Home> & {
  readonly codes: Readonly<Record<string, string>> | null;
  readonly position:
    | (Pick<PersonFile, 'emplPositionId' | 'positionCode' | 'positionTitle'> & {
        unit: Pick<PersonFile, 'unitId' | 'unitName'> | null;
        boss: Pick<PersonFile, 'managerPartyId' | 'managerName'> | null;
      })
    | null;
  readonly degree: Pick<PersonFile, Degree> | null;
  readonly home: Pick<PersonFile, Home> | null;
};

const positionOn = (day: string): Sql => sql`
  select json_build_object('emplPositionId', e.empl_position_id, 'positionCode', e.pseudo_id, 'positionTitle', e.description,
    'unit', (select json_build_object('unitId', u.unit_id, 'unitName', u.organization_name) from empl_position_unit eu join org_unit u on u.unit_id = eu.unit_id
      where eu.empl_position_id = h.empl_position_id and eu.valid @> ${day}::date),
    'boss', (select json_build_object('managerPartyId', m.party_id, 'managerName', ${fullName(sql`m`)})
      from empl_position_reporting er join empl_position_party mh on mh.empl_position_id = er.reports_to_id and mh.valid @> ${day}::date join person m on m.party_id = mh.party_id
      where er.empl_position_id = h.empl_position_id and er.valid @> ${day}::date order by mh.main_position desc, lower(mh.valid) limit 1))
  from empl_position_party h left join empl_position e on e.empl_position_id = h.empl_position_id
  where h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date`;

/**
 * The file on a day (ISO; that of the scope when absent), or undefined when there is none in scope. One statement that answers one JSON value, each
 * fact looked up by itself: joined, twenty tables would build their widening rows twenty times (a third of the time).
 */
export async function fileOf(db: Db, rows: RowScope, partyId: string, asOf: string = rows.asOf): Promise<PersonFile | undefined> {
  const day = sql`${asOf}::date`;
  const found = await db.maybe<{ file: StoredFile }>(sql`
    select row_to_json(f) as file from (select
      p.party_id as "partyId", p.row_version as "rowVersion", ${personFields}, p.face_image as "faceImage", p.sign_file as "signatureImage",
      ${fullName(sql`p`)} as "fullName",
      (select g.geo_name from geo g where g.geo_id = p.country_geo_id) as "countryName", (select g.geo_name from geo g where g.geo_id = p.issue_province_geo_id) as "issueProvinceName",
      (select g.geo_name from geo g where g.geo_id = p.issue_county_geo_id) as "issueCountyName",
      co.company_id as "companyId", co.organization_name as "companyName",
      r.party_relationship_id as "partyRelationshipId", r.pseudo_id as "pseudoId", r.status_id as "statusId", r.status_id as "personStatusId", lower(r.valid) as "hireDate", upper(r.valid) - 1 as "endDate",
      (select k.description from party_relationship t join enumeration k on k.enum_id = t.relationship_type_enum_id
        where t.party_id = p.party_id and k.parent_enum_id = 'PrtUserTypeRelation' and t.valid @> ${day}
        order by (t.party_relationship_id = r.party_relationship_id) desc nulls last, lower(t.valid) desc limit 1) as "relationshipName",
      ek.enum_id as "employmentStatusEnumId", ek.description as "employmentKind",
      (select s.daily_wage::text from employment_salary s where s.party_relationship_id = r.party_relationship_id and s.valid @> ${day}) as "dailyWage",
      (select json_object_agg(i.party_id_type_enum_id, i.id_value) from party_identification i where i.party_id = p.party_id) as codes,
      (${positionOn(asOf)}) as position,
      (select a.username from user_account a where a.party_id = p.party_id order by a.created_at limit 1) as username,
      (select json_build_object('qualificationTypeEnumId', n.enum_id, 'qualificationTitle', n.description, 'qualificationField', coalesce(q.field_text, (select f.description from enumeration f where f.enum_id = q.university_field_enum_id)))
        from party_qualification q join enumeration n on n.enum_id = q.qualification_type_enum_id
        where q.party_id = p.party_id order by n.sequence_num desc, upper(q.valid) desc limit 1) as degree,
      (select t.contact_number from telecom_number t
        where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day} order by lower(t.valid) desc nulls last limit 1) as mobile,
      (select json_build_object('city', coalesce((select g.geo_name from geo g where g.geo_id = d.city_geo_id), d.city_text), 'street', d.street, 'postalCode', d.postal_code)
        from postal_address d
        where d.party_id = p.party_id and d.contact_mech_purpose_id = 'PostalHome' and d.valid @> ${day} order by lower(d.valid) desc nulls last limit 1) as home,
      (select b.iban from bank_account b where b.party_id = p.party_id and b.payment_method_purpose_enum_id = 'PmpPriamryAccont' and b.valid @> ${day}) as iban
    from person p
    left join lateral (${employmentOn(asOf)}) as r on true
    join company co on co.company_id = coalesce(r.company_id, p.company_id)
    left join lateral (
      select k.enum_id, k.description from employment_kind x join enumeration k on k.enum_id = x.employment_status_enum_id
      where x.party_relationship_id = r.party_relationship_id and x.valid @> ${day}
    ) as ek on true
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}) as f`);
  return found && unfold(found.file);
}

function unfold({ codes, position, degree, home, iban, ...facts }: StoredFile): PersonFile {
  return {
    ...facts,
    iban: iban === null ? null : sealedIban.open(facts.partyId, iban),
    ...codesOf(codes ?? {}),
    emplPositionId: position?.emplPositionId ?? null,
    positionCode: position?.positionCode ?? null,
    positionTitle: position?.positionTitle ?? null,
    unitId: position?.unit?.unitId ?? null,
    unitName: position?.unit?.unitName ?? null,
    managerPartyId: position?.boss?.managerPartyId ?? null,
    managerName: position?.boss?.managerName ?? null,
    qualificationTypeEnumId: degree?.qualificationTypeEnumId ?? null,
    qualificationTitle: degree?.qualificationTitle ?? null,
    qualificationField: degree?.qualificationField ?? null,
    city: home?.city ?? null,
    street: home?.street ?? null,
    postalCode: home?.postalCode ?? null,
  };
}
