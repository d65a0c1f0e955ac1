-- needs: modules/attendance/days.001
-- What people were told of their attendance, so that nobody is told twice, however often and in however many processes it is looked for.
create table attendance_reminder (
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  kind text not null check (kind in ('missedPress', 'weekCeiling', 'monthCeiling', 'fourWeeksCeiling')),
  -- of a press its day, of a ceiling the first day of what it is counted over
  day date not null,
  told_at timestamptz not null default now(),
  primary key (company_id, party_id, kind, day)
);
create index attendance_reminder_party on attendance_reminder (party_id);
comment on table attendance_reminder is 'What people were told of their attendance, each once';
call enable_company_policy('attendance_reminder');
