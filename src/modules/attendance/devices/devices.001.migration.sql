-- needs: platform/identity/service-keys.001
-- Clocks at which people press when they come and go, and how each is known: by the key of a program, or by serial and network.
create table clock_device (
  clock_device_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code <> ''),
  title text not null check (title <> ''),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  -- of a clock that pushes by itself: it is heard only from its networks, one a line
  serial text check (serial ~ '^[A-Za-z0-9_.-]{4,40}$'),
  networks text,
  -- of a program that brings its events
  service_key_id uuid constraint clock_device_key_once unique references service_key on delete set null,
  -- minutes without a contact after which it is silent; null: nobody waits for it
  silence_minutes integer check (silence_minutes between 5 and 43200),
  row_version integer not null default 1,
  unique (clock_device_id, company_id),
  constraint clock_device_push check (serial is null or networks <> '')
);
create unique index clock_device_code on clock_device (company_id, upper(code));
-- a serial stands for one clock of the whole installation
create unique index clock_device_serial on clock_device (upper(serial));
comment on table clock_device is 'Clocks of attendance; a clock with a serial pushes its events itself, from its networks alone';

create table clock_device_key (
  clock_device_key_id uuid primary key,
  clock_device_id uuid not null,
  company_id uuid not null,
  -- as the device says it
  code text not null check (code ~ '^[A-Za-z0-9_.-]{1,20}$'),
  press_key text not null check (press_key in ('in', 'out', 'leave', 'unpaidLeave', 'sickLeave', 'mission', 'telework')),
  row_version integer not null default 1,
  constraint clock_device_key_of foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id) on delete cascade,
  constraint clock_device_key_code unique (clock_device_id, code)
);
comment on table clock_device_key is 'What the keys of a clock stand for';

create table clock_contact (
  clock_device_id uuid primary key,
  company_id uuid not null,
  last_contact_at timestamptz not null,
  last_address inet,
  -- seconds its clock was ahead of the server's (behind: negative) when it last said its time
  drift_seconds integer,
  -- the newest event it brought, Tehran wall time
  last_event_at timestamp(0),
  -- when somebody was told that it is silent; null since it spoke again
  silence_told_at timestamptz,
  constraint clock_contact_of foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id) on delete cascade
);
comment on table clock_contact is 'When each clock was last heard, apart from what is said of it: this is written at every contact';

call enable_company_policy('clock_device');
call enable_company_policy('clock_device_key');
call enable_company_policy('clock_contact');
-- Serials that called and are not registered: told to whoever keeps the clocks of the uppermost company. Anybody may call, so there are never more than a hundred.
create table clock_offer (
  serial text primary key check (serial ~ '^[A-Z0-9_.-]{4,40}$'),
  address inet not null,
  times integer not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table clock_offer is 'Clocks that called and are not registered; of no company yet';
