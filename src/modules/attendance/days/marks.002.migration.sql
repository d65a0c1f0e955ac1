-- needs: modules/attendance/days.001
-- needs: modules/attendance/plan.001
-- Counted days rest on plans too: whoever changes a shift, a programme, a rule, a week, a holiday, an assignment or an employment, in whatever way, has the days
-- that were counted by it marked in the same transaction. Days that are not counted yet are counted by what stands then.

-- Where a shift stands, itself or in place of another one: calendars, and single days of people.
create function uses_of_shift(shift uuid) returns table (company_id uuid, work_calendar_id uuid, party_id uuid, first_day date, last_day date) language sql stable as $$
  with own as (select shift as id union select v.work_shift_id from work_shift_variant v where v.stead_shift_id = shift)
  select p.company_id, p.work_calendar_id, null::uuid, p.from_date, p.thru_date from shift_programme p
  where p.work_shift_id in (select id from own)
    or exists (select from shift_turn t where t.shift_programme_id = p.shift_programme_id and t.work_shift_id in (select id from own))
  union all
  select d.company_id, null::uuid, d.party_id, d.day_date, d.day_date from person_day_shift d where d.work_shift_id in (select id from own)
$$;
comment on function uses_of_shift(uuid) is 'Calendars and single days of people by which a shift is planned';

-- Arguments: columns company, calendar, person, first and last day of what a row t plans (a company, calendar or person that is null: all of them), and what else they need.
-- Of a row that is changed both what it said and what it says, unless only words changed.
create function mark_changed_plan() returns trigger language plpgsql as $$
declare
  said constant text := 'select to_jsonb(s) - ''{row_version,title,colour,reason,paper_number,shift_code,calendar_code,pseudo_id,status_id}''::text[] as j from ';
  rows_of text := 'said';
begin
  if tg_op = 'UPDATE' then
    rows_of := format('(select r.* from ((%1$s said s except %1$s is_said s) union all (%1$s is_said s except %1$s said s)) c, jsonb_populate_record(null::%2$I, c.j) r)', said, tg_table_name);
  end if;
  execute format($q$
    with span (company_id, work_calendar_id, party_id, first_day, last_day) as materialized (select %s from %s t %s),
    of_people as (
      select a.company_id, a.party_id, a.day from span s join attendance_day a on a.company_id = s.company_id and a.party_id = s.party_id
        and a.day between coalesce(s.first_day, '-infinity') and coalesce(s.last_day, 'infinity')
    ), of_calendars as (
      select a.company_id, a.party_id, a.day from span s join company c on s.company_id is null or c.company_id = s.company_id
      join attendance_day a on a.company_id = c.company_id and a.day between coalesce(s.first_day, '-infinity') and coalesce(s.last_day, 'infinity')
      left join work_calendar d on d.company_id = c.company_id and d.is_default = 'Y'
      left join person_work_calendar w on w.company_id = a.company_id and w.party_id = a.party_id and w.valid @> a.day
      where s.party_id is null and (s.work_calendar_id is null or s.work_calendar_id = coalesce(w.work_calendar_id, d.work_calendar_id))
    )
    insert into attendance_mark (company_id, party_id, day)
    select m.company_id, m.party_id, m.day from (select * from of_people union select * from of_calendars) m where exists (select from party p where p.party_id = m.party_id)
  $q$, tg_argv[0], rows_of, tg_argv[1]);
  return null;
end $$;
comment on function mark_changed_plan() is 'Marks counted days whose plan is changed';

create procedure enable_plan_marks(target regclass, span text, needed text default '') language plpgsql as $$
begin
  execute format('create trigger plan_added after insert on %s referencing new table as said for each statement execute function mark_changed_plan(%L, %L)', target, span, needed);
  execute format(
    'create trigger plan_changed after update on %s referencing old table as said new table as is_said for each statement execute function mark_changed_plan(%L, %L)', target, span, needed);
  execute format('create trigger plan_removed after delete on %s referencing old table as said for each statement execute function mark_changed_plan(%L, %L)', target, span, needed);
end $$;

call enable_plan_marks('work_shift', 'u.*', 'cross join uses_of_shift(t.work_shift_id) u');
call enable_plan_marks('work_shift_line', 'u.*', 'cross join uses_of_shift(t.work_shift_id) u');
call enable_plan_marks('work_shift_variant',
  'u.company_id, u.work_calendar_id, u.party_id, greatest(u.first_day, t.from_date), least(u.last_day, t.thru_date)', 'cross join uses_of_shift(t.work_shift_id) u');
call enable_plan_marks('shift_programme', 't.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date');
call enable_plan_marks('shift_turn',
  'p.company_id, p.work_calendar_id, null::uuid, p.from_date, p.thru_date', 'join shift_programme p on p.shift_programme_id = t.shift_programme_id');
call enable_plan_marks('calendar_rule', 't.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date');
call enable_plan_marks('work_week', 't.company_id, t.work_calendar_id, null::uuid, t.from_date, t.thru_date');
call enable_plan_marks('work_calendar', 't.company_id, t.work_calendar_id, null::uuid, null::date, null::date');
call enable_plan_marks('special_day', 'case t.for_all when ''N'' then t.company_id end, null::uuid, null::uuid, t.day_date, t.day_date');
-- holidays of the month before its start and of its own days move
call enable_plan_marks('lunar_month', 'null::uuid, null::uuid, null::uuid, t.start_date - 3, t.start_date + 33');
call enable_plan_marks('person_work_calendar', 't.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1');
call enable_plan_marks('person_day_reduction', 't.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1');
call enable_plan_marks('party_relationship', 't.company_id, null::uuid, t.party_id, lower(t.valid), upper(t.valid) - 1');
