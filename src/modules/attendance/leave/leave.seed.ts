/** Writes the kinds of leave and what the law says of them; rows of companies stay as they are. */
import type pg from 'pg';
import { leaveRules, leaveTypes } from './leave.catalogue.ts';

export const seed = {
  name: 'attendance/leave',
  data: [leaveTypes, leaveRules],
  run: async (client: pg.ClientBase): Promise<void> => {
    await client.query(
      `insert into leave_type (leave_type_id, description, field_class, has_balance, sequence_num)
       select leave_type_id, description, field_class, has_balance, sequence_num from jsonb_populate_recordset(null::leave_type, $1::jsonb)
       on conflict (leave_type_id) do update set description = excluded.description, field_class = excluded.field_class,
         has_balance = excluded.has_balance, sequence_num = excluded.sequence_num`,
      [JSON.stringify(leaveTypes)],
    );
    await client.query(
      `insert into leave_rule (leave_rule_id, leave_type_id, valid, counts, allows_hours, most_days, hr_over_days, needs_document, paid_by, source, confidence)
       select md5('leave_rule ' || leave_type_id || since)::uuid, leave_type_id, daterange(since, null), counts, allows_hours, most_days, hr_over_days, needs_document, paid_by, source, confidence
       from jsonb_to_recordset($1::jsonb) as r (leave_type_id text, since date, counts text, allows_hours text, most_days smallint, hr_over_days smallint, needs_document text,
         paid_by text, source text, confidence text)
       on conflict (leave_rule_id) do update set counts = excluded.counts, allows_hours = excluded.allows_hours, most_days = excluded.most_days,
         hr_over_days = excluded.hr_over_days, needs_document = excluded.needs_document, paid_by = excluded.paid_by, source = excluded.source, confidence = excluded.confidence`,
      [JSON.stringify(leaveRules)],
    );
  },
};
