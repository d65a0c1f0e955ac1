-- needs: modules/attendance/leave.004
-- needs: modules/attendance/days/marks.002
-- Rules of a company are written on a screen: they carry a version, and say whether a day of leave costs the average day or what is planned for that day.
alter table leave_rule
  add column row_version integer not null default 1,
  add column day_cost text not null default 'average' check (day_cost in ('average', 'plan'));
comment on column leave_rule.day_cost is 'What a day of leave costs: the average of the week or of the cycle of a rotation, or the planned minutes of that very day';
-- who pays a leave is read when its days are counted
call enable_plan_marks('leave_rule', 'l.company_id, null::uuid, l.party_id, l.from_date, l.thru_date',
  'join leave_request l on l.leave_type_id = t.leave_type_id and l.status_id = ''LvApproved'' and (t.company_id is null or l.company_id = t.company_id) and t.valid @> l.from_date');
