-- needs: modules/attendance/devices.001
-- needs: modules/attendance/cards.001
-- Presses at clocks are facts: added, never changed. Whose they are the cards say; what people say in their place is a correction beside them.

-- What came together, and goes together when an import is taken back. Of a clock that brings its own there is one for each day.
create table clock_delivery (
  clock_delivery_id uuid primary key,
  company_id uuid not null,
  clock_device_id uuid,
  source text not null check (source in ('import', 'call', 'push')),
  -- of an import: its run
  run_id uuid,
  day date not null,
  constraint clock_delivery_of foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id),
  constraint clock_delivery_from check ((source = 'import') = (run_id is not null) and (source = 'import') = (clock_device_id is null)),
  constraint clock_delivery_day unique nulls not distinct (clock_device_id, source, day, run_id)
);
create index clock_delivery_run on clock_delivery (run_id) where run_id is not null;
comment on table clock_delivery is 'What brought events: an import, or a day of a clock';
call enable_company_policy('clock_delivery');
-- only an import is taken back
create policy taken_back on clock_delivery as restrictive for delete using (source = 'import');

-- Months lie in a schema of their own: the application reaches them through clock_event alone and has no right to any of them.
create schema clock_months;

create table clock_event (
  clock_event_id uuid not null,
  -- Tehran wall time as the clock showed it
  at timestamp(0) not null,
  clock_delivery_id uuid not null references clock_delivery on delete cascade,
  company_id uuid not null,
  clock_device_id uuid not null,
  card text not null check (card <> ''),
  -- as the device says it; empty: none was pressed
  press_key text not null default '',
  received_at timestamptz not null,
  primary key (clock_event_id, at),
  constraint clock_event_of foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id),
  constraint clock_event_once unique (clock_device_id, at, card, press_key)
) partition by range (at);
create index clock_event_card on clock_event (company_id, card, at);
create index clock_event_delivery on clock_event (clock_delivery_id);
comment on table clock_event is 'Presses at clocks, a partition for each month: facts, once for each device, card, second and key';
call enable_company_policy('clock_event');
call only_added_to('clock_event', 'clock_delivery');

-- Whoever makes a month holds up nobody who writes into another: attaching waits for no writer. Called before anything else is written, so that nobody waits in a circle.
create function make_clock_months(months date[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wanted date;
  name text;
begin
  for wanted in select distinct date_trunc('month', m)::date from unnest(months) as m order by 1 loop
    name := 'clock_event_' || to_char(wanted, 'YYYYMM');
    continue when to_regclass('clock_months.' || name) is not null;
    if wanted < date '2000-01-01' or wanted > date '2100-12-01' then
      raise exception 'no month of events: %', wanted using errcode = 'check_violation', constraint = 'clock_event_month';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('clock_months', 0));
    -- asked of the table itself: a name that was not there is remembered
    continue when exists (select from pg_class c where c.relname = name and c.relnamespace = 'clock_months'::regnamespace);
    execute format('create table clock_months.%I (like public.clock_event including all)', name);
    execute format('alter table public.clock_event attach partition clock_months.%I for values from (%L) to (%L)', name, wanted, wanted + interval '1 month');
  end loop;
end $$;
comment on function make_clock_months(date[]) is 'Makes the tables of the months in which these days lie, where they are not there yet';

-- What people say in the place of an event, of an earlier correction, or where a press lacks.
create table clock_correction (
  clock_correction_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  -- the event in whose place it stands
  clock_event_id uuid unique,
  event_at timestamp(0),
  -- the correction in whose place it stands
  corrects_id uuid unique references clock_correction,
  -- Tehran wall time; null: there was no press
  at timestamp(0),
  press_key text check (press_key in ('in', 'out', 'leave', 'unpaidLeave', 'sickLeave', 'mission', 'telework')),
  reason_text text not null check (reason_text <> ''),
  corrected_by uuid references party on delete set null,
  corrected_at timestamptz not null,
  constraint clock_correction_of foreign key (clock_event_id, event_at) references clock_event (clock_event_id, at),
  constraint clock_correction_place check (num_nonnulls(clock_event_id, corrects_id) <= 1 and (clock_event_id is null) = (event_at is null)),
  constraint clock_correction_says check (at is not null or num_nonnulls(clock_event_id, corrects_id) = 1),
  constraint clock_correction_key check (press_key is null or at is not null),
  -- nobody's own
  constraint clock_correction_others check (corrected_by <> party_id)
);
create index clock_correction_party on clock_correction (party_id, at);
comment on table clock_correction is 'Presses as people say them, each with its reason: added like the events in whose place they stand';
call enable_company_policy('clock_correction');
call only_added_to('clock_correction', 'party');

-- What arrived and is nobody's, or cannot be right: told until somebody settles it, never dropped.
create table clock_exception (
  clock_exception_id uuid primary key,
  company_id uuid not null,
  clock_device_id uuid not null,
  kind text not null check (kind in ('unknownCard', 'notEmployed', 'ahead', 'unreadable')),
  clock_event_id uuid,
  at timestamp(0),
  card text,
  -- of what cannot be read: the line as it came
  line text,
  noted_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references party on delete set null,
  settled_reason text,
  constraint clock_exception_of foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id),
  constraint clock_exception_event foreign key (clock_event_id, at) references clock_event (clock_event_id, at) on delete cascade,
  constraint clock_exception_once unique (clock_event_id, kind),
  constraint clock_exception_says check ((kind = 'unreadable') = (clock_event_id is null) and (kind = 'unreadable') = (line is not null)),
  constraint clock_exception_settled check ((settled_at is null) = (settled_reason is null))
);
create index clock_exception_open on clock_exception (company_id, kind, noted_at) where settled_at is null;
comment on table clock_exception is 'Events that belong to nobody or cannot be right, and lines that could not be read';
call enable_company_policy('clock_exception');
