/** `education`: the highest degree, all degrees, and work elsewhere. */
import { type Sql, sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './education-formula.messages.fa.ts';

const words = messages.formula;

const personal = { class: 'personal' } as const;
const text = (value: Sql, options: string) => ({ ...personal, type: 'text', value, options }) as const;

const degree = {
  degree: text(sql`q.qualification_type_enum_id`, 'QualificationType'),
  field: text(sql`q.university_field_enum_id`, 'UniversityFields'),
  department: text(sql`q.academic_department_enum_id`, 'AcademicDepartmentType'),
  universityType: text(sql`q.university_type_enum_id`, 'UniversityType'),
  relation: text(sql`q.relation_degree_enum_id`, 'RelationDegree'),
  average: { ...personal, type: 'number', value: sql`q.grade_average` },
} as const;
/** Work elsewhere that has begun; days until the one that is counted for. */
const work = {
  relation: text(sql`w.relation_degree_enum_id`, 'RelationDegree'),
  industry: text(sql`w.industry_enum_id`, 'IndustryType'),
  level: text(sql`w.grade_type_enum_id`, 'GradeType'),
  province: text(sql`w.state_province_geo_id`, 'Province'),
  weeklyHours: { ...personal, type: 'number', value: sql`w.weekly_hours` },
  from: { ...personal, type: 'date', value: sql`lower(w.valid)` },
  until: { ...personal, type: 'date', value: sql`upper(w.valid) - 1` },
  days: { ...personal, type: 'number', unit: 'day', value: sql`least(coalesce(upper(w.valid), s.day), s.day) - lower(w.valid)` },
} as const;
const highest = { join: 'highest' } as const;

const worked = (value: Sql) => ({ ...personal, type: 'number', unit: 'day', join: 'worked', value }) as const;

export const education = columnVocabulary({
  code: 'education',
  words,
  joins: {
    highest: sql`left join lateral (
      select d.* from party_qualification d join enumeration e on e.enum_id = d.qualification_type_enum_id
      where d.party_id = s.party_id and (upper(d.valid) is null or upper(d.valid) <= s.day) order by e.sequence_num desc, upper(d.valid) desc limit 1) q on true`,
    // days until the one that is counted for, by how near the work is to the present one
    worked: sql`left join lateral (
      select coalesce(sum(w.days), 0) as days, coalesce(sum(w.days) filter (where w.relation = 'RdRelated'), 0) as related,
        coalesce(sum(w.days) filter (where w.relation = 'RdSemiRelated'), 0) as near, coalesce(sum(w.days) filter (where w.relation = 'RdUnrelated'), 0) as unrelated
      from (select e.relation_degree_enum_id as relation, least(coalesce(upper(e.valid), s.day), s.day) - lower(e.valid) as days
        from work_experience e where e.party_id = s.party_id and lower(e.valid) <= s.day) w) worked on true`,
  },
  columns: {
    degree: { ...degree.degree, ...highest },
    field: { ...degree.field, ...highest },
    department: { ...degree.department, ...highest },
    universityType: { ...degree.universityType, ...highest },
    relation: { ...degree.relation, ...highest },
    average: { ...degree.average, ...highest },
    experience: worked(sql`worked.days`),
    relatedExperience: worked(sql`worked.related`),
    semiRelatedExperience: worked(sql`worked.near`),
    unrelatedExperience: worked(sql`worked.unrelated`),
  },
  lists: {
    degrees: { ...personal, rows: sql`join party_qualification q on q.party_id = s.party_id and (upper(q.valid) is null or upper(q.valid) <= s.day)`, fields: degree },
    experiences: { ...personal, rows: sql`join work_experience w on w.party_id = s.party_id and lower(w.valid) <= s.day`, fields: work },
  },
});
