/** SQL of the option lists. An unknown list is an empty one (spec 8: "option list fetch failure: empty list"). */
import type { ReplyOf } from '#kernel/call.ts';
import { type Db, empty, type Sql, sql } from '#platform/db/db.server.ts';
import {
  type agreementTypes,
  type bankList,
  type CompanyRow,
  type course,
  type EnumerationRow,
  type GeoRow,
  OPTION_LIMIT,
  type partySettingTypes,
  type roleType,
  type statusItem,
  type timePeriodList,
  type uom,
} from './reference-data.contract.ts';

type Rows<C, K extends keyof ReplyOf<C>> = ReplyOf<C>[K] extends readonly (infer R)[] ? R[] : never;

/** Version of all reference data. Ask for it before the rows: what is read after it is at least as new. */
export const referenceVersion = async (db: Db): Promise<string> => (await db.one<{ version: string }>(sql`select version::text from reference_version`)).version;

const enumerations = (where: Sql): Sql => sql`
  select enum_id as "enumId", enum_type_id as "enumTypeId", parent_enum_id as "parentEnumId", enum_code as "enumCode", description, option_value as "optionValue",
    sequence_num as "sequenceNum", is_default as "isDefault", option_indicator as "optionIndicator"
  from enumeration where ${where} order by sequence_num, enum_id limit ${OPTION_LIMIT}`;

export const enumerationsOf = (db: Db, enumTypeId: string): Promise<EnumerationRow[]> => db.many<EnumerationRow>(enumerations(sql`enum_type_id = ${enumTypeId}`));

export const enumerationsOfTypes = (db: Db, types: readonly string[]): Promise<EnumerationRow[]> =>
  db.many<EnumerationRow>(enumerations(sql`enum_type_id = any (${[...types]}::text[])`));

/** Kinds of other information under one row, with their options. */
export const settingTypesUnder = (db: Db, parent: string): Promise<Rows<typeof partySettingTypes, 'partySettingTypes'>> =>
  db.many(sql`
    select k.enum_id as "partySettingTypeId", k.description, k.value_enum_type_id as "enumTypeId", k.valid_regexp as "validRegexp",
      coalesce(k.default_value, (select d.enum_id from enumeration d where d.enum_type_id = k.value_enum_type_id and d.is_default = 'Y' and d.option_indicator = 'Y')) as "defaultValue",
      k.sequence_num as "sequenceNum", k.option_indicator as "optionIndicator",
      coalesce((select jsonb_agg(jsonb_build_object('enumId', v.enum_id, 'description', v.description, 'sequenceNum', v.sequence_num, 'optionIndicator', v.option_indicator)
        order by v.sequence_num, v.enum_id) from enumeration v where v.enum_type_id = k.value_enum_type_id), '[]') as values
    from enumeration k where k.enum_type_id = 'settingType' and k.parent_enum_id = ${parent} order by k.sequence_num, k.enum_id limit ${OPTION_LIMIT}`);

/** Options right under others, of one list. */
export const enumerationsUnder = (db: Db, enumTypeId: string, parents: readonly string[]): Promise<EnumerationRow[]> =>
  db.many<EnumerationRow>(enumerations(sql`enum_type_id = ${enumTypeId} and parent_enum_id = any (${[...parents]}::text[])`));

export const statusesOf = (db: Db, statusTypeId: string) =>
  db.many<Rows<typeof statusItem, 'status'>[number]>(sql`
    select status_id as "statusId", status_type_id as "statusTypeId", description, sequence_num as "sequenceNum", option_indicator as "optionIndicator"
    from status_item where status_type_id = ${statusTypeId} order by sequence_num, status_id limit ${OPTION_LIMIT}`);

const places = (where: Sql): Sql => sql`
  select geo_id as "geoId", geo_type_enum_id as "geoTypeEnumId", parent_geo_id as "parentGeoId", geo_name as "geoName", geo_code_numeric as "geoCodeNumeric",
    option_indicator as "optionIndicator"
  from geo where ${where} order by persian_order(geo_name) collate "C", geo_id limit ${OPTION_LIMIT}`;

export const placesOf = (db: Db, geoTypeEnumId: string, parentGeoId: string | undefined): Promise<GeoRow[]> =>
  db.many<GeoRow>(places(sql`geo_type_enum_id = ${geoTypeEnumId} ${parentGeoId ? sql`and parent_geo_id = ${parentGeoId}` : empty}`));

export const uomsOf = (db: Db, uomTypeEnumId: string) =>
  db.many<Rows<typeof uom, 'result'>[number]>(sql`
    select uom_id as "uomId", uom_type_enum_id as "uomTypeEnumId", abbreviation, description, fraction_digits as "fractionDigits", sequence_num as "sequenceNum",
      option_indicator as "optionIndicator"
    from uom where uom_type_enum_id = ${uomTypeEnumId} order by sequence_num, uom_id limit ${OPTION_LIMIT}`);

export const coursesOf = (db: Db, companyId: string) =>
  db.many<Rows<typeof course, 'course'>[number]>(sql`
    select course_id as "courseId", course_code as "courseCode", course_title as "courseTitle", option_indicator as "optionIndicator"
    from course where company_id = ${companyId}::uuid order by persian_order(course_title) collate "C", course_id limit ${OPTION_LIMIT}`);

export const rolesUnder = (db: Db, parentTypeId: string) =>
  db.many<Rows<typeof roleType, 'result'>[number]>(sql`
    select role_type_id as "roleTypeId", parent_type_id as "parentTypeId", description, sequence_num as "sequenceNum", option_indicator as "optionIndicator"
    from role_type where parent_type_id = ${parentTypeId} order by sequence_num, role_type_id limit ${OPTION_LIMIT}`);

export const banks = (db: Db) =>
  db.many<Rows<typeof bankList, 'result'>[number]>(sql`
    select bank_id as "bankId", description, merged_into_bank_id as "mergedIntoBankId", merged_on as "mergedOn", option_indicator as "optionIndicator"
    from bank order by bank_id limit ${OPTION_LIMIT}`);

/** Periods of one type. Those of a company stand in a module; only their list is read here. */
export const periodsOf = (db: Db, companyId: string, timePeriodTypeId: string, parentPeriodId: string | undefined) =>
  db.many<Rows<typeof timePeriodList, 'timePeriodList'>[number]>(sql`
    select * from (
      select time_period_id as "timePeriodId", time_period_type_id as "timePeriodTypeId", parent_period_id as "parentPeriodId", previous_period_id as "previousPeriodId",
        period_num as "periodNum", period_name as "periodName", from_date as "fromDate", thru_date as "thruDate"
      from time_period where time_period_type_id = ${timePeriodTypeId}
      union all
      select pay_period_id::text, time_period_type_id::text, parent_period_id::text, previous_period_id::text, period_num, period_name, lower(valid), upper(valid) - 1
      from pay_period where company_id = ${companyId}::uuid and time_period_type_id::text = ${timePeriodTypeId}) l
    ${parentPeriodId ? sql`where "parentPeriodId" = ${parentPeriodId}` : empty}
    order by "fromDate" desc limit ${OPTION_LIMIT}`);

/** Spec 3 "Agreement types": only active ones, with a combined code and title. */
export const activeAgreementTypes = (db: Db, companyId: string) =>
  db.many<Rows<typeof agreementTypes, 'agreementTypes'>[number]>(sql`
    select agreement_id as "agreementId", code, description, status_id as "statusId", code || ' - ' || description as "codeTitle"
    from agreement_type where company_id = ${companyId}::uuid and status_id = 'ActiveAgr' order by code, agreement_id limit ${OPTION_LIMIT}`);

const classification = sql`
  select c.party_classification_id as "enumId", c.standard_code as code, c.description, c.parent_classification_id as "parentEnumId",
    c.option_indicator as "optionIndicator"
  from party_classification c`;

/** Rows of one kind of personnel structure; with a parent's kind only those under a row of it. */
export const classificationsOf = (db: Db, companyId: string, kind: string, parentKind?: string): Promise<CompanyRow[]> =>
  db.many<CompanyRow>(sql`
    ${classification}
    where c.company_id = ${companyId}::uuid and c.classification_type_enum_id = ${kind}
      ${parentKind ? sql`and exists (select from party_classification p where p.party_classification_id = c.parent_classification_id and p.classification_type_enum_id = ${parentKind})` : empty}
    order by c.standard_code, c.party_classification_id limit ${OPTION_LIMIT}`);

/** Lists of entities a company owns, by the name they are asked for. Jobs stand in a module; only their name list is read here. */
const entityLists: Readonly<Record<string, Sql>> = {
  Job: sql`select job_id as "enumId", job_code as code, job_title as description, null::text as "parentEnumId", 'Y' as "optionIndicator", company_id from job where valid @> current_date`,
  Course: sql`select course_id as "enumId", course_code as code, course_title as description, null::text as "parentEnumId", option_indicator as "optionIndicator", company_id from course`,
  Agreement: sql`select agreement_id as "enumId", code, description, null::text as "parentEnumId", case status_id when 'ActiveAgr' then 'Y' else 'N' end as "optionIndicator", company_id from agreement_type`,
  CompetenceModel: sql`select competence_model_id as "enumId", title as code, title as description, null::text as "parentEnumId", option_indicator as "optionIndicator", company_id from competence_model`,
  Skill: sql`select skill_id as "enumId", skill_code as code, title as description, parent_skill_id::text as "parentEnumId", option_indicator as "optionIndicator", company_id from skill`,
};

export async function entitiesOf(db: Db, companyId: string, listName: string): Promise<CompanyRow[]> {
  const list = Object.hasOwn(entityLists, listName) ? entityLists[listName] : undefined;
  if (list === undefined) return [];
  return db.many<CompanyRow>(sql`
    select "enumId", code, description, "parentEnumId", "optionIndicator" from (${list}) l
    where company_id = ${companyId}::uuid order by persian_order(description) collate "C", "enumId" limit ${OPTION_LIMIT}`);
}
