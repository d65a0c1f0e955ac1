-- needs: platform/calendar/work-calendar.002
-- Shifts, their variants and the programmes that lay them on the days of a calendar (guide questionnaire-performance.md 16.1,
-- enumerations-states-messages.md 9.3). Minutes count from midnight of the day a shift begins on.

create table work_shift (
  work_shift_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  shift_code text not null check (shift_code ~ '^[A-Za-z0-9]+$'),
  title text not null check (title <> ''),
  -- of article 56 of the labour law
  shift_class text not null check (shift_class in ('morning', 'evening', 'night')),
  colour text not null check (colour in ('blue', 'teal', 'green', 'amber', 'orange', 'red', 'purple', 'gray')),
  status_id text not null default 'SWSActive' check (status_id in ('SWSActive', 'SWSNotActive')),
  row_version integer not null default 1,
  unique (work_shift_id, company_id)
);
create unique index work_shift_code on work_shift (company_id, upper(shift_code));
comment on table work_shift is 'Shifts of a company; their lines say when work is planned';

create table work_shift_line (
  work_shift_line_id uuid primary key,
  company_id uuid not null,
  work_shift_id uuid not null,
  line_kind text not null check (line_kind in ('ShlWork', 'ShlBreak', 'ShlPaidBreak')),
  -- 1: the day after the one the shift begins on
  day_offset smallint not null default 0 check (day_offset in (0, 1)),
  from_minute smallint not null check (from_minute between 0 and 1439),
  minutes smallint not null check (minutes between 1 and 1440),
  floating smallint not null default 0 check (floating between 0 and 720),
  row_version integer not null default 1,
  check (line_kind = 'ShlWork' or floating = 0),
  constraint work_shift_line_of foreign key (work_shift_id, company_id) references work_shift (work_shift_id, company_id) on delete cascade
);
create index work_shift_line_shift on work_shift_line (work_shift_id);
comment on table work_shift_line is 'Planned work and breaks of a shift; a line may begin so many minutes later as it floats, and then ends as much later';

create table work_shift_variant (
  work_shift_variant_id uuid primary key,
  company_id uuid not null,
  work_shift_id uuid not null,
  title text not null check (title <> ''),
  stead_shift_id uuid not null,
  from_date date,
  thru_date date check (thru_date >= from_date),
  -- of a variant of a lunar month: its days follow the moon, as people enter it
  lunar_year smallint check (lunar_year between 1300 and 1600),
  lunar_month smallint check (lunar_month between 1 and 12),
  row_version integer not null default 1,
  check (work_shift_id <> stead_shift_id),
  check (num_nonnulls(lunar_year, lunar_month) in (0, 2)),
  check ((from_date is null) = (lunar_year is not null) and (thru_date is null) = (from_date is null)),
  constraint work_shift_variant_lunar unique (work_shift_id, lunar_year, lunar_month),
  constraint work_shift_variant_no_overlap exclude using gist (work_shift_id with =, daterange(from_date, thru_date, '[]') with &&) where (from_date is not null),
  constraint work_shift_variant_of foreign key (work_shift_id, company_id) references work_shift (work_shift_id, company_id) on delete cascade,
  constraint work_shift_variant_stead foreign key (stead_shift_id, company_id) references work_shift (work_shift_id, company_id)
);
create index work_shift_variant_by on work_shift_variant (stead_shift_id);
comment on table work_shift_variant is 'On these days another shift counts in place of one: the hours of Ramadan, say';

create table shift_programme (
  shift_programme_id uuid primary key,
  company_id uuid not null,
  work_calendar_id uuid not null,
  title text not null check (title <> ''),
  -- the lowest number that fits a day counts
  priority smallint not null check (priority between 1 and 999),
  programme_type text not null check (programme_type in ('CShTDay', 'CShTWeek', 'CShTMonthDay', 'CShTMonth', 'CShTWeekMonth', 'CShTDayWeekMonth', 'CShTRotat')),
  -- null of a rotation, whose turns name theirs
  work_shift_id uuid,
  -- N: only of people who are put on it by name, a crew
  for_all char(1) not null default 'Y' check (for_all in ('Y', 'N')),
  holidays text not null check (holidays in ('through', 'around')),
  from_date date,
  thru_date date check (thru_date >= from_date),
  day_date date,
  -- JSON, as a form holds several choices
  weekday_enum_ids text check (weekday_enum_ids is json array),
  month_week_enum_id text check (month_week_enum_id in ('MwFirst', 'MwSecond', 'MwThird', 'MwFourth', 'MwLast')),
  month_day smallint check (month_day between 1 and 31),
  month_enum_id text check (month_enum_id ~ '^YeMon(0[1-9]|1[0-2])$'),
  jalali_year smallint check (jalali_year between 1300 and 1498),
  rotation_from date,
  row_version integer not null default 1,
  check ((programme_type = 'CShTRotat') = (work_shift_id is null) and (programme_type = 'CShTRotat') = (rotation_from is not null)),
  check (programme_type <> 'CShTDay' or day_date is not null),
  check (programme_type not in ('CShTWeek', 'CShTDayWeekMonth') or weekday_enum_ids is not null),
  check (programme_type not in ('CShTWeekMonth', 'CShTDayWeekMonth') or month_week_enum_id is not null),
  check (programme_type <> 'CShTMonthDay' or month_day is not null),
  check (programme_type <> 'CShTMonth' or month_enum_id is not null),
  unique (shift_programme_id, company_id),
  unique (shift_programme_id, work_calendar_id),
  constraint shift_programme_priority unique (work_calendar_id, priority),
  constraint shift_programme_of foreign key (work_calendar_id, company_id) references work_calendar (work_calendar_id, company_id) on delete cascade,
  constraint shift_programme_shift foreign key (work_shift_id, company_id) references work_shift (work_shift_id, company_id)
);
create index shift_programme_by on shift_programme (work_shift_id);
comment on table shift_programme is 'Which shift stands on which days of a calendar; a calendar without programmes has the minutes of its week';

create table shift_turn (
  shift_turn_id uuid primary key,
  company_id uuid not null,
  shift_programme_id uuid not null,
  sequence smallint not null check (sequence between 1 and 999),
  -- null: rest
  work_shift_id uuid,
  days smallint not null default 1 check (days between 1 and 366),
  row_version integer not null default 1,
  constraint shift_turn_sequence unique (shift_programme_id, sequence),
  constraint shift_turn_of foreign key (shift_programme_id, company_id) references shift_programme (shift_programme_id, company_id) on delete cascade,
  constraint shift_turn_shift foreign key (work_shift_id, company_id) references work_shift (work_shift_id, company_id)
);
create index shift_turn_by on shift_turn (work_shift_id);
comment on table shift_turn is 'Turns of a rotation in their order: so many days of a shift, or of rest';

call enable_company_policy('work_shift');
call enable_company_policy('work_shift_line');
call enable_company_policy('work_shift_variant');
call enable_company_policy('shift_programme');
call enable_company_policy('shift_turn');
call enable_version_tag('work_shift');
call enable_version_tag('work_shift_line');
call enable_version_tag('work_shift_variant');
call enable_version_tag('shift_programme');
call enable_version_tag('shift_turn');
