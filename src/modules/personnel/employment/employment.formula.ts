/** `employment`: the tie that is counted for, and what was said of it on the day. */
import { daysBetween, yearsBetween } from '#kernel/formula/days.ts';
import { sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './employment-formula.messages.fa.ts';

const words = messages.formula;

const begun = { class: 'public', join: 'tie', value: sql`lower(r.valid)` } as const;

export const employment = columnVocabulary({
  code: 'employment',
  words,
  joins: {
    tie: sql`join party_relationship r on r.party_relationship_id = s.id`,
    kind: sql`left join employment_kind k on k.party_relationship_id = s.id and k.valid @> s.day`,
    wage: sql`left join employment_salary w on w.party_relationship_id = s.id and w.valid @> s.day`,
  },
  columns: {
    code: { type: 'text', class: 'public', join: 'tie', value: sql`r.pseudo_id` },
    hireDate: { ...begun, type: 'date' },
    endDate: { type: 'date', class: 'public', join: 'tie', value: sql`upper(r.valid) - 1` },
    serviceDays: { ...begun, type: 'number', unit: 'day', as: (date, day) => daysBetween({ date }, { date: day }) },
    serviceYears: { ...begun, type: 'number', unit: 'count', as: (date, day) => yearsBetween({ date }, { date: day }) },
    kind: { type: 'text', class: 'public', join: 'kind', options: 'EmploymentStatus', value: sql`k.employment_status_enum_id` },
    dailyWage: { type: 'number', unit: 'rial', class: 'pay', join: 'wage', value: sql`w.daily_wage` },
  },
});
