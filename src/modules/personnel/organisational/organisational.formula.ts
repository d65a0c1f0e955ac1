/** `structure`: the classifications of a person on the day. */
import { type Sql, sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import { structureKinds } from './organisational.form.ts';
import messages from './organisational-formula.messages.fa.ts';

const words = messages.formula;

const of = (name: keyof typeof structureKinds, value: Sql) => ({ type: 'text', class: 'public', join: 'structure', options: structureKinds[name], value }) as const;

export const structure = columnVocabulary({
  code: 'structure',
  words,
  joins: { structure: sql`left join personnel_structure t on t.party_id = s.party_id and t.valid @> s.day` },
  columns: {
    group: of('employeeGroupId', sql`t.employee_group_id`),
    subGroup: of('employeeSubGroupId', sql`t.employee_sub_group_id`),
    area: of('activityAreaId', sql`t.activity_area_id`),
    expertise: of('expertiseAreaId', sql`t.expertise_area_id`),
    costCentre: of('costCenterId', sql`t.cost_center_id`),
  },
});
