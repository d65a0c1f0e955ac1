/** `position`: the main post of a person on the day, its unit and its job; all posts of the day and all that were held until it as records. */
import { type Sql, sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './positions-formula.messages.fa.ts';

const words = messages.formula;

const open = { class: 'public' } as const;
const text = (value: Sql, options: string) => ({ ...open, type: 'text', value, options }) as const;
/** An id of a record, which is no value of a base list. */
const id = (value: Sql) => ({ ...open, type: 'text', value }) as const;
const post = sql`h.empl_position_id`;

/** What is said of the post of a holding (`h`) on a day. */
const saidOn = (day: Sql): Sql => sql`
  left join empl_position e on e.empl_position_id = ${post}
  left join empl_position_fact f on f.empl_position_id = ${post} and f.valid @> ${day}
  left join empl_position_unit v on v.empl_position_id = ${post} and v.valid @> ${day}
  left join org_unit_fact u on u.unit_id = v.unit_id and u.valid @> ${day}
  left join empl_position_job j on j.empl_position_id = ${post} and j.valid @> ${day}
  left join job b on b.job_id = j.job_id
  left join job_grade g on g.job_grade_id = j.job_grade_id`;

/** Holdings that have begun: of those that are over, the post as it was on the last day of it. */
const lastDay = sql`least(upper(h.valid) - 1, s.day)`;
const begun = sql`join empl_position_party h on h.party_id = s.party_id and lower(h.valid) <= s.day ${saidOn(lastDay)}`;

const fields = {
  id: id(post),
  code: id(sql`e.pseudo_id`),
  type: text(sql`f.position_type_enum_id`, 'PositionType'),
  gradeType: text(sql`f.grade_type_enum_id`, 'GradeType'),
  payGrade: text(sql`f.pay_grade_enum_id`, 'PayGrade'),
  role: id(sql`h.role_type_id`),
  occupancy: { ...open, type: 'number', unit: 'ratio', value: sql`h.occupancy_rate / 100.0` },
  unit: id(sql`v.unit_id`),
  unitLevel: text(sql`u.level_enum_id`, 'OrganizationLevel'),
  job: id(sql`j.job_id`),
  jobCode: id(sql`b.job_code`),
  jobCategory: text(sql`b.job_category_enum_id`, 'JobCategory'),
  jobGrade: text(sql`g.job_grade_enum_id`, 'JobGrade'),
  jobScore: { ...open, type: 'number', unit: 'point', value: sql`g.job_score` },
} as const;
/** Of a holding that may be over: how long it has lasted until the day, both ends in. */
const held = {
  ...fields,
  isMain: { ...open, type: 'flag', value: sql`h.main_position` },
  from: { ...open, type: 'date', value: sql`lower(h.valid)` },
  until: { ...open, type: 'date', value: sql`upper(h.valid) - 1` },
  days: { ...open, type: 'number', unit: 'day', value: sql`${lastDay} - lower(h.valid) + 1` },
} as const;
const main = { join: 'main' } as const;

export const posts = columnVocabulary({
  code: 'position',
  words,
  joins: { main: sql`left join empl_position_party h on h.party_id = s.party_id and h.main_position = 'Y' and h.valid @> s.day ${saidOn(sql`s.day`)}` },
  columns: {
    id: { ...fields.id, ...main },
    code: { ...fields.code, ...main },
    type: { ...fields.type, ...main },
    gradeType: { ...fields.gradeType, ...main },
    payGrade: { ...fields.payGrade, ...main },
    role: { ...fields.role, ...main },
    occupancy: { ...fields.occupancy, ...main },
    unit: { ...fields.unit, ...main },
    unitLevel: { ...fields.unitLevel, ...main },
    job: { ...fields.job, ...main },
    jobCode: { ...fields.jobCode, ...main },
    jobCategory: { ...fields.jobCategory, ...main },
    jobGrade: { ...fields.jobGrade, ...main },
    jobScore: { ...fields.jobScore, ...main },
    number: { ...open, type: 'number', unit: 'count', value: sql`(select count(*) from empl_position_party h where h.party_id = s.party_id and h.valid @> s.day)` },
  },
  lists: {
    all: { ...open, rows: begun, only: sql`h.valid @> s.day`, fields: held },
    history: { ...open, rows: begun, fields: held },
  },
});
