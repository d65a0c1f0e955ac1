-- needs: modules/attendance/periods.001
-- needs: platform/workflow.002
-- Sheets of a month (guide questionnaire-performance.md 16.1, integration request): drafted together, counted, checked by whose they are and by those above them, closed.
create table attendance_closing (
  attendance_closing_id uuid primary key,
  company_id uuid not null,
  attendance_period_id uuid not null,
  -- of the company, from 1
  number integer not null check (number > 0),
  -- until the end of this day people confirm or dispute; silence confirms
  deadline date not null,
  producer_party_id uuid references party on delete set null,
  made_at timestamptz not null,
  unique (attendance_closing_id, company_id),
  constraint attendance_closing_number unique (company_id, number),
  constraint attendance_closing_of foreign key (attendance_period_id, company_id) references attendance_period (attendance_period_id, company_id)
);
create index attendance_closing_period on attendance_closing (attendance_period_id);
create index attendance_closing_producer on attendance_closing (producer_party_id);
comment on table attendance_closing is 'Sheets of a month that are closed together';
call enable_company_policy('attendance_closing');

create table attendance_sheet (
  attendance_sheet_id uuid primary key,
  company_id uuid not null,
  attendance_closing_id uuid not null,
  attendance_period_id uuid not null,
  party_id uuid not null references party on delete cascade,
  -- which of this person and month, from 1; a sheet that is opened again is followed by another one
  version smallint not null check (version > 0),
  status_id text not null default 'AsDrafted'
    check (status_id in ('AsDrafted', 'AsCalculated', 'AsChecking', 'AsDisputed', 'AsConfirmed', 'AsInApproval', 'AsReturned', 'AsClosed', 'AsRejected', 'AsWithdrawn', 'AsReopened')),
  -- minutes, days and counts, and the days that they are made of; null before it is counted
  figures jsonb,
  days jsonb,
  -- what pay takes of it, by employment and factor of work
  pay jsonb,
  -- days that hinder the closing
  stops smallint not null default 0 check (stops >= 0),
  confirmed_by text check (confirmed_by in ('person', 'silence', 'office')),
  dispute_day date,
  -- sealed
  dispute_text text,
  dispute_answer text,
  closed_at timestamptz,
  -- sealed: why it is to be opened again, and who asked
  reopen_text text,
  reopen_party_id uuid references party on delete set null,
  reopen_asked_at timestamptz,
  row_version integer not null default 1,
  unique (attendance_sheet_id, company_id),
  constraint attendance_sheet_version unique (company_id, party_id, attendance_period_id, version),
  constraint attendance_sheet_of foreign key (attendance_closing_id, company_id) references attendance_closing (attendance_closing_id, company_id),
  constraint attendance_sheet_period foreign key (attendance_period_id, company_id) references attendance_period (attendance_period_id, company_id),
  constraint attendance_sheet_counted check (status_id in ('AsDrafted', 'AsWithdrawn', 'AsRejected') or (figures is not null and days is not null and pay is not null)),
  constraint attendance_sheet_stopped check (stops = 0 or status_id not in ('AsInApproval', 'AsClosed')),
  constraint attendance_sheet_disputed check ((dispute_day is null) = (dispute_text is null) and (status_id <> 'AsDisputed' or dispute_day is not null)),
  constraint attendance_sheet_closed check (status_id in ('AsClosed', 'AsReopened') = (closed_at is not null)),
  constraint attendance_sheet_reopen check ((reopen_text is null) = (reopen_asked_at is null))
);
create unique index attendance_sheet_once on attendance_sheet (company_id, party_id, attendance_period_id) where status_id not in ('AsRejected', 'AsWithdrawn', 'AsReopened');
create index attendance_sheet_closing on attendance_sheet (attendance_closing_id);
create index attendance_sheet_period on attendance_sheet (attendance_period_id);
create index attendance_sheet_party on attendance_sheet (party_id);
create index attendance_sheet_reopen_party on attendance_sheet (reopen_party_id);
comment on table attendance_sheet is 'The month of somebody: minutes, days and counts';
call enable_company_policy('attendance_sheet');

insert into status_transition (flow, from_status, to_status) values
  ('AttendanceSheet', null, 'AsDrafted'),
  ('AttendanceSheet', 'AsDrafted', 'AsCalculated'),
  ('AttendanceSheet', 'AsCalculated', 'AsChecking'), ('AttendanceSheet', 'AsCalculated', 'AsConfirmed'),
  ('AttendanceSheet', 'AsChecking', 'AsConfirmed'), ('AttendanceSheet', 'AsChecking', 'AsDisputed'),
  ('AttendanceSheet', 'AsDisputed', 'AsChecking'), ('AttendanceSheet', 'AsConfirmed', 'AsChecking'),
  ('AttendanceSheet', 'AsConfirmed', 'AsInApproval'), ('AttendanceSheet', 'AsReturned', 'AsInApproval'),
  ('AttendanceSheet', 'AsInApproval', 'AsReturned'), ('AttendanceSheet', 'AsInApproval', 'AsClosed'), ('AttendanceSheet', 'AsInApproval', 'AsRejected'),
  ('AttendanceSheet', 'AsDrafted', 'AsWithdrawn'), ('AttendanceSheet', 'AsCalculated', 'AsWithdrawn'), ('AttendanceSheet', 'AsChecking', 'AsWithdrawn'),
  ('AttendanceSheet', 'AsDisputed', 'AsWithdrawn'), ('AttendanceSheet', 'AsConfirmed', 'AsWithdrawn'), ('AttendanceSheet', 'AsInApproval', 'AsWithdrawn'),
  ('AttendanceSheet', 'AsReturned', 'AsWithdrawn'), ('AttendanceSheet', 'AsReturned', 'AsRejected'),
  ('AttendanceSheet', 'AsClosed', 'AsReopened');
call enforce_status_flow('attendance_sheet', 'status_id', 'AttendanceSheet');

-- What is closed says what it said: only its being opened again is written on it.
create function keep_closed_sheet() returns trigger language plpgsql as $$
begin
  if (old.figures, old.days, old.pay, old.party_id, old.attendance_period_id, old.closed_at) is distinct from (new.figures, new.days, new.pay, new.party_id, new.attendance_period_id, new.closed_at) then
    raise exception 'a closed sheet does not change' using errcode = 'check_violation', constraint = 'attendance_sheet_kept';
  end if;
  return new;
end $$;
create trigger kept before update on attendance_sheet for each row when (old.status_id in ('AsClosed', 'AsReopened')) execute function keep_closed_sheet();

-- What became known of a closed day afterwards: a line of the next sheet that is closed.
create table attendance_difference (
  attendance_difference_id uuid primary key,
  company_id uuid not null,
  party_id uuid not null references party on delete cascade,
  day date not null,
  -- the closed sheet of the day, and the one that takes the difference
  attendance_sheet_id uuid not null,
  taken_in uuid,
  -- minutes by figure, as much more or less as the closed sheet says
  figures jsonb not null,
  cause text not null check (cause in ('figures', 'gone')),
  found_at timestamptz not null,
  constraint attendance_difference_of foreign key (attendance_sheet_id, company_id) references attendance_sheet (attendance_sheet_id, company_id) on delete cascade,
  constraint attendance_difference_in foreign key (taken_in, company_id) references attendance_sheet (attendance_sheet_id, company_id)
);
create index attendance_difference_sheet on attendance_difference (attendance_sheet_id);
create index attendance_difference_taken on attendance_difference (taken_in);
create index attendance_difference_party on attendance_difference (party_id, day);
create index attendance_difference_open on attendance_difference (company_id, party_id) where taken_in is null;
comment on table attendance_difference is 'What became known of closed days after their month was closed';
call enable_company_policy('attendance_difference');
