/** Where education and work experience of people lie. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import { checkPlaces, type PartKey, type PartRows } from '#platform/party/parts/part.store.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { personEducation, personWork } from './education.contract.ts';
import { scan } from './education.form.ts';

const degreeScan = defineFileKind({
  kind: 'PcntDegreeScan',
  permission: `${personEducation.page}/observe`,
  scope: 'rows',
  class: 'personal',
  accept: scan.accept,
  maxBytes: scan.maxFileSize,
});

const education: PartRows = {
  part: personEducation,
  table: 'party_qualification',
  columns: {
    qualificationTypeEnumId: 'qualification_type_enum_id',
    academicDepartmentEnumId: 'academic_department_enum_id',
    universityFieldEnumId: 'university_field_enum_id',
    fieldText: 'field_text',
    universityTypeEnumId: 'university_type_enum_id',
    universityEnumId: 'university_enum_id',
    countryGeoId: 'country_geo_id',
    universityUnit: 'university_unit',
    relationDegreeEnumId: 'relation_degree_enum_id',
    gradeAverage: 'grade_average',
    thesisTitle: 'thesis_title',
    attachment: 'attachment',
  },
  names: {
    degreeName: enumerationName('qualification_type_enum_id'),
    fieldName: sql`coalesce(t.field_text, ${enumerationName('university_field_enum_id')})`,
    universityName: enumerationName('university_enum_id'),
    universityTypeName: enumerationName('university_type_enum_id'),
  },
  files: { attachment: degreeScan },
  check: (tx, values, _of, { before }) => checkPlaces(tx, values, before, [{ field: 'countryGeoId', kind: 'GEOT_COUNTRY' }]),
};

/** Jobs are those of the person's company. */
async function checkWork(tx: Tx, values: FormValues, { companyId }: PartKey, { before }: { readonly before: FormValues }): Promise<void> {
  await checkPlaces(tx, values, before, [{ field: 'stateProvinceGeoId', kind: 'GEOT_PROVINCE' }]);
  if (values['jobId'] == null) return;
  const job = await tx.maybe(sql`select from job where job_id::text = ${String(values['jobId'])} and company_id = ${companyId}::uuid`);
  if (job === undefined) throw partErrors.error('option', { fields: { jobId: 'option' } });
}

const work: PartRows = {
  part: personWork,
  table: 'work_experience',
  columns: {
    title: 'title',
    jobId: 'job_id',
    employer: 'employer',
    stateProvinceGeoId: 'state_province_geo_id',
    gradeTypeEnumId: 'grade_type_enum_id',
    industryEnumId: 'industry_enum_id',
    weeklyHours: 'weekly_hours',
    relationDegreeEnumId: 'relation_degree_enum_id',
    description: 'description',
  },
  names: {
    jobName: sql`(select j.job_title from job j where j.job_id = t.job_id)`,
    industryName: enumerationName('industry_enum_id'),
    relationName: enumerationName('relation_degree_enum_id'),
  },
  check: checkWork,
};

export const educationParts: readonly PartRows[] = [education, work];
