-- needs: modules/attendance/days/marks.001
-- The days of people as they were counted (guide questionnaire-performance.md 16.3): what the rules of attendance say of their facts, written anew whenever a fact changes.
create table attendance_day (
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  day date not null,
  day_kind text not null check (day_kind in ('ordinary', 'weeklyRest', 'holiday')),
  shift_class text check (shift_class in ('morning', 'evening', 'night')),
  -- minutes
  planned integer not null check (planned >= 0),
  present integer not null check (present >= 0),
  inside integer not null check (inside >= 0),
  outside integer not null check (outside >= 0),
  covered integer not null check (covered >= 0),
  delay integer not null check (delay >= 0),
  gap integer not null check (gap >= 0),
  hurry integer not null check (hurry >= 0),
  forgiven integer not null check (forgiven >= 0),
  absence integer not null check (absence >= 0),
  counted integer not null check (counted >= 0),
  not_counted integer not null check (not_counted >= 0),
  night integer not null check (night >= 0),
  made_good integer not null check (made_good >= 0),
  weekly_rest integer not null check (weekly_rest >= 0),
  holiday integer not null check (holiday >= 0),
  -- minutes by factor of what covers the plan, and by class of counted overtime
  covered_by jsonb not null,
  overtime jsonb not null,
  -- [kind, minute of the day, 1 where it stops the closing]
  exceptions jsonb not null,
  -- whether one of them stops the closing of the month
  stops char(1) not null check (stops in ('Y', 'N')),
  -- [figure, minutes, rule, minute of the day]: what the figures are made of
  lines jsonb not null,
  counted_at timestamptz not null default now(),
  primary key (company_id, party_id, day),
  constraint attendance_day_plan check (planned = inside + covered + delay + gap + hurry + forgiven + absence),
  constraint attendance_day_presence check (present = inside + outside),
  constraint attendance_day_outside check (outside = counted + not_counted)
);
create index attendance_day_party on attendance_day (party_id, day);
create index attendance_day_on on attendance_day (company_id, day);
create index attendance_day_stops on attendance_day (company_id, day) where stops = 'Y';
comment on table attendance_day is 'Days of people in minutes, each figure with what it is made of';
call enable_company_policy('attendance_day');

-- A mark of today waits until the day is over; the day before it, to which the same fact may belong, has been counted by then.
alter table attendance_mark add column is_kept char(1) not null default 'N' check (is_kept in ('Y', 'N'));
