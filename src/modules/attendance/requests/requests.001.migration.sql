-- needs: modules/attendance/events.003
-- needs: modules/attendance/leave.001
-- needs: platform/requests.001
-- Requests about days of attendance: overtime, missions, telework, presses that lack, reasons of delays. What is approved covers the day, or stands in the place of a press.
create table attendance_request (
  attendance_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  created_at timestamptz not null,
  status_id text not null default 'RqSent',
  closed_at timestamptz,
  -- who asked for somebody else; null: they themselves
  asked_by uuid references party on delete set null,
  request_kind text not null check (request_kind in ('overtime', 'mission', 'telework', 'missedPress', 'delayReason')),
  from_date date not null,
  thru_date date,
  press_key text check (press_key in ('in', 'out')),
  -- minutes of the day; an end that is not later than the beginning lies on the next day
  from_time smallint check (from_time between 0 and 1439),
  to_time smallint check (to_time between 0 and 1439),
  is_far char(1) check (is_far in ('Y', 'N')),
  is_overnight char(1) check (is_overnight in ('Y', 'N')),
  reason text not null check (reason <> ''),
  last_day date not null generated always as (case when request_kind in ('mission', 'telework') and from_time is null then coalesce(thru_date, from_date) else from_date end) stored,
  -- what it is over, for nobody asks twice for the same time
  span tsrange not null generated always as (case
    when request_kind = 'missedPress' then tsrange(from_date + make_interval(mins => from_time), from_date + make_interval(mins => from_time + 1))
    when from_time is null or to_time is null
      then tsrange(from_date, (case when request_kind in ('mission', 'telework') then coalesce(thru_date, from_date) else from_date end) + interval '1 day')
    else tsrange(from_date + make_interval(mins => from_time), from_date + make_interval(mins => to_time + case when to_time <= from_time then 1440 else 0 end))
  end) stored,
  -- one is at one place: missions and telework exclude each other
  side text not null generated always as (case when request_kind in ('mission', 'telework') then 'away' else request_kind end) stored,
  constraint attendance_request_others check (asked_by <> party_id),
  constraint attendance_request_time check (
    (thru_date is null or thru_date >= from_date or request_kind not in ('mission', 'telework') or from_time is not null)
    and (request_kind <> 'missedPress' or (from_time is not null and press_key is not null))
    and (request_kind = 'missedPress' or (from_time is null) = (to_time is null))
    and (request_kind <> 'overtime' or from_time is not null)
  ),
  constraint attendance_request_no_overlap exclude using gist (party_id with =, side with =, span with &&) where (status_id in ('RqSent', 'RqReturned', 'RqApproved'))
);
create index attendance_request_party on attendance_request (party_id, created_at desc);
create index attendance_request_asker on attendance_request (asked_by) where asked_by is not null;
create index attendance_request_company on attendance_request (company_id, from_date desc);
comment on table attendance_request is 'Requests about days of attendance, from the request to the decision';
call enable_company_policy('attendance_request');
call enforce_status_flow('attendance_request', 'status_id', 'Request');

-- A press that was asked for points to its request.
alter table clock_correction add column attendance_request_id uuid unique references attendance_request;
