/** `grade`: class and rank of the person, as orders have said them; those of the seat are names of `position`. */
import { sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './grade-formula.messages.fa.ts';

const said = { type: 'text', class: 'public', join: 'grade' } as const;

export const grade = columnVocabulary({
  code: 'grade',
  words: messages.formula,
  joins: { grade: sql`left join employment_grade g on g.party_relationship_id = s.id and g.valid @> s.day` },
  columns: {
    jobGrade: { ...said, options: 'JobGrade', value: sql`g.job_grade_enum_id` },
    payGrade: { ...said, options: 'PayGrade', value: sql`g.pay_grade_enum_id` },
    since: { ...said, type: 'date', value: sql`lower(g.valid)` },
  },
});
