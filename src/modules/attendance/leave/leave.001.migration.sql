-- needs: platform/workflow.002
-- needs: platform/structure.002
-- needs: platform/calendar/work-calendar.002
-- Leave (guide iran.md 1.3): kinds and their dated rules, requests, and the ledger in minutes. The database itself keeps every
-- balance from falling below nothing on any day, with what waits for a decision counted.

create table leave_type (
  leave_type_id text primary key check (leave_type_id ~ '^Lvt[A-Za-z]+$'),
  description text not null check (description <> ''),
  -- what it says of somebody that they take it
  field_class text not null check (field_class in ('personal', 'health')),
  has_balance char(1) not null check (has_balance in ('Y', 'N')),
  sequence_num smallint not null
);
comment on table leave_type is 'Kinds of leave, the same for every company';

create table leave_rule (
  leave_rule_id uuid primary key,
  leave_type_id text not null references leave_type,
  -- null: what the law says; a row of a company counts in its place
  company_id uuid references company,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  -- null: as the yearly figures say (legal_parameter LpLeaveDays, LpLeaveCarry)
  year_days smallint check (year_days between 0 and 100),
  carry_days smallint check (carry_days between 0 and 100),
  -- of a day of leave in a week of 44 hours
  day_minutes smallint not null default 440 check (day_minutes between 60 and 1440),
  counts text not null check (counts in ('working', 'calendar')),
  allows_hours char(1) not null check (allows_hours in ('Y', 'N')),
  -- days of one request; null: no limit
  most_days smallint check (most_days between 1 and 366),
  -- a request of more days is seen by the personnel office, too; null: none is
  hr_over_days smallint check (hr_over_days between 0 and 366),
  needs_document char(1) not null check (needs_document in ('Y', 'N')),
  paid_by text not null check (paid_by in ('employer', 'insurance', 'nobody')),
  source text not null check (source <> ''),
  confidence char(1) not null check (confidence in ('V', 'S', 'C', 'B')),
  constraint leave_rule_no_overlap exclude using gist (leave_type_id with =, (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =, valid with &&)
);
comment on table leave_rule is 'What counts of a kind of leave, from a day on, with where it comes from';
alter table leave_rule enable row level security;
create policy read on leave_rule for select using (company_id is null or company_id = any ((select app_companies())::uuid[]));
create policy write on leave_rule using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]));

create table person_work_calendar (
  person_work_calendar_id uuid primary key,
  company_id uuid not null,
  party_id uuid not null references party on delete cascade,
  work_calendar_id uuid not null,
  valid daterange not null check (not isempty(valid)),
  constraint person_work_calendar_of foreign key (work_calendar_id, company_id) references work_calendar (work_calendar_id, company_id),
  constraint person_work_calendar_no_overlap exclude using gist (company_id with =, party_id with =, valid with &&)
);
comment on table person_work_calendar is 'Who works by another calendar than the default of the company';

create table leave_request (
  leave_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  leave_type_id text not null references leave_type,
  mode text not null check (mode in ('daily', 'half', 'hourly')),
  from_date date not null,
  thru_date date not null,
  half text check (half in ('first', 'second')),
  from_minute smallint check (from_minute between 0 and 1439),
  to_minute smallint check (to_minute between 1 and 1440),
  -- what it is over, for nobody is away twice at a time
  span tsrange not null generated always as (tsrange(
    from_date + case mode when 'hourly' then make_interval(mins => from_minute) when 'half' then make_interval(hours => case half when 'second' then 12 else 0 end) else interval '0' end,
    thru_date + case mode when 'hourly' then make_interval(mins => to_minute) when 'half' then make_interval(hours => case half when 'first' then 12 else 24 end) else interval '1 day' end
  )) stored,
  -- working minutes of it; days as the kind counts them
  minutes integer not null check (minutes >= 0),
  days numeric(6, 2) not null check (days >= 0),
  substitute_party_id uuid references party on delete set null,
  -- sealed
  note text,
  -- sealed: 'storedName;displayName'
  document text,
  status_id text not null default 'LvSent' check (status_id in ('LvSent', 'LvReturned', 'LvApproved', 'LvRejected', 'LvCancelled')),
  sent_at timestamptz not null,
  closed_at timestamptz,
  -- sealed: why an approved one was cancelled
  cancel_reason text,
  row_version integer not null default 1,
  unique (leave_request_id, company_id, party_id),
  constraint leave_request_time check (
    thru_date >= from_date
    and (mode = 'daily' or thru_date = from_date)
    and (mode = 'half') = (half is not null)
    and (mode = 'hourly') = (from_minute is not null) and (mode = 'hourly') = (to_minute is not null)
    and (mode <> 'hourly' or to_minute > from_minute)
  ),
  constraint leave_request_substitute check (substitute_party_id <> party_id),
  constraint leave_request_closed check ((status_id in ('LvSent', 'LvReturned')) = (closed_at is null)),
  constraint leave_request_no_overlap exclude using gist (party_id with =, span with &&) where (status_id in ('LvSent', 'LvReturned', 'LvApproved'))
);
create index leave_request_party on leave_request (party_id, from_date desc);
create index leave_request_days on leave_request using gist (company_id, span) where (status_id in ('LvSent', 'LvReturned', 'LvApproved'));
comment on table leave_request is 'Leave that somebody asked for, and what became of it';

-- One row of a person and year: what the balance of both is locked by.
create table leave_account (
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  jalali_year smallint not null check (jalali_year between 1300 and 1500),
  -- last day on which everything that was due by then was booked
  settled_on date,
  primary key (company_id, party_id, jalali_year)
);

-- What a request costs in each Jalali year: held while nobody has decided for good.
create table leave_request_part (
  leave_request_id uuid not null,
  company_id uuid not null,
  party_id uuid not null,
  jalali_year smallint not null,
  -- first day of it that costs something
  from_date date not null,
  minutes integer not null check (minutes > 0),
  primary key (leave_request_id, jalali_year),
  constraint leave_request_part_of foreign key (leave_request_id, company_id, party_id) references leave_request (leave_request_id, company_id, party_id) on delete cascade,
  constraint leave_request_part_account foreign key (company_id, party_id, jalali_year) references leave_account on delete cascade
);
create index leave_request_part_account on leave_request_part (company_id, party_id, jalali_year);

create table leave_movement (
  leave_movement_id uuid primary key,
  company_id uuid not null,
  party_id uuid not null,
  jalali_year smallint not null,
  kind text not null check (kind in ('LmAccrual', 'LmCarryIn', 'LmCarryOut', 'LmLapse', 'LmUsed', 'LmReturned', 'LmCorrection')),
  -- from when on it counts
  day_date date not null,
  minutes integer not null check (minutes <> 0),
  -- nothing is booked twice
  cause text not null check (cause <> ''),
  leave_request_id uuid,
  reason_text text,
  booked_by uuid references party on delete set null,
  booked_at timestamptz not null,
  constraint leave_movement_account foreign key (company_id, party_id, jalali_year) references leave_account on delete cascade,
  constraint leave_movement_of foreign key (leave_request_id, company_id, party_id) references leave_request (leave_request_id, company_id, party_id) on delete cascade,
  constraint leave_movement_once unique (company_id, party_id, jalali_year, kind, cause),
  constraint leave_movement_request check ((kind in ('LmUsed', 'LmReturned')) = (leave_request_id is not null)),
  constraint leave_movement_reason check (kind <> 'LmCorrection' or reason_text <> ''),
  constraint leave_movement_sign check (case when kind in ('LmCarryIn', 'LmReturned') then minutes > 0 when kind in ('LmCarryOut', 'LmLapse', 'LmUsed') then minutes < 0 else true end)
);
comment on table leave_movement is 'The ledger of leave: facts that are added to and never changed';

call enable_company_policy('person_work_calendar');
call enable_company_policy('leave_request');
call enable_company_policy('leave_account');
call enable_company_policy('leave_request_part');
call enable_company_policy('leave_movement');

create function keep_leave_movement() returns trigger language plpgsql as $$
begin
  -- a person who goes takes the ledger along: that comes from the trigger of a foreign key
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'a movement of leave does not change' using errcode = 'check_violation', constraint = 'leave_movement_kept';
end $$;
create trigger kept before update or delete on leave_movement for each row execute function keep_leave_movement();

insert into status_transition (flow, from_status, to_status) values
  ('Leave', null, 'LvSent'),
  ('Leave', 'LvSent', 'LvReturned'), ('Leave', 'LvSent', 'LvApproved'), ('Leave', 'LvSent', 'LvRejected'), ('Leave', 'LvSent', 'LvCancelled'),
  ('Leave', 'LvReturned', 'LvSent'), ('Leave', 'LvReturned', 'LvRejected'), ('Leave', 'LvReturned', 'LvCancelled'),
  ('Leave', 'LvApproved', 'LvCancelled');
call enforce_status_flow('leave_request', 'status_id', 'Leave');

-- The least balance of an account on any day, with what is held taken off; null of one in which nothing counts.
create function least_leave(company uuid, party uuid, year smallint) returns bigint language sql stable as $$
  select min(running) from (
    select sum(minutes) over (order by day_date) as running from (
      select day_date, minutes from leave_movement where company_id = company and party_id = party and jalali_year = year
      union all
      select p.from_date, -p.minutes from leave_request_part p join leave_request r using (leave_request_id)
      where p.company_id = company and p.party_id = party and p.jalali_year = year and r.status_id in ('LvSent', 'LvReturned')
    ) as counted (day_date, minutes)
  ) as days
$$;

-- Whoever comes second waits for the row of the account and then sees what the first one wrote.
create function check_leave_account(company uuid, party uuid, year smallint) returns void language plpgsql as $$
begin
  perform from leave_account where company_id = company and party_id = party and jalali_year = year for no key update;
  if least_leave(company, party, year) < 0 then
    raise exception 'the balance of leave would fall below nothing' using errcode = 'check_violation', constraint = 'leave_balance';
  end if;
end $$;

create function check_leave_row() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform check_leave_account(new.company_id, new.party_id, new.jalali_year);
  return null;
end $$;
create constraint trigger leave_balance after insert on leave_movement deferrable initially deferred
  for each row when (new.minutes < 0) execute function check_leave_row();
create constraint trigger leave_part_balance after insert or update on leave_request_part deferrable initially deferred
  for each row execute function check_leave_row();

-- A request that leaves the states in which it holds minutes never lowers a balance by itself: what it used is a movement.
revoke all on function least_leave, check_leave_account, check_leave_row from public;
