-- needs: modules/attendance/plan.001
-- By what the month of a calendar is counted beside its days: ceilings of a week, a month and four weeks of rotation (labour law, article 57).

alter table calendar_rule
  -- first day of the four weeks that a rotation is counted by; null: the calendar does not rotate
  add column rotation_from date,
  -- minutes of overtime; null: none
  add column week_ceiling smallint check (week_ceiling between 0 and 10080),
  add column month_ceiling integer check (month_ceiling between 0 and 44640),
  -- minutes of all that was worked; null: what the law allows
  add column four_weeks_ceiling integer check (four_weeks_ceiling between 0 and 40320),
  add column sheet_act text not null default 'warn' check (sheet_act in ('warn', 'stop')),
  add constraint calendar_rule_rotation check (four_weeks_ceiling is null or rotation_from is not null);
