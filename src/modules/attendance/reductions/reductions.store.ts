/** Where reductions lie. The database marks the days that a change touches. */
import { sql } from '#platform/db/db.server.ts';
import type { EmploymentRows } from '#platform/employment-rows/employment-rows.service.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { reductions } from './reductions.contract.ts';

export const reductionRows: EmploymentRows = {
  records: reductions,
  table: 'person_day_reduction',
  fieldClass: 'personal',
  columns: { reductionKind: 'reduction_kind', minutes: 'minutes', place: 'place', reason: 'reason', paperNumber: 'paper_number', changedAt: 'changed_at' },
  isDated: true,
  shown: { changedByName: nameOfPerson(sql`t.changed_by`) },
  order: sql`lower(t.valid) desc, p.sort_text`,
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: typeof thruDate === 'string' ? thruDate : null }),
};
