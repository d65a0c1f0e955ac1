-- needs: modules/attendance/events.003
-- needs: platform/structure.001
-- From where people may press on their phones, and whose: a row lets in whoever fulfils all that it says. Presses go to the device it names.
create table phone_place (
  phone_place_id uuid primary key,
  company_id uuid not null,
  clock_device_id uuid not null,
  title text not null check (title <> ''),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  -- of people of the unit and below it; null: of everybody
  unit_id uuid references org_unit on delete cascade,
  -- one a line; null: from any
  networks text,
  -- within so many metres of a place; null: anywhere
  latitude numeric(8, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  radius integer check (radius between 20 and 20000),
  row_version integer not null default 1,
  constraint phone_place_of foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id) on delete cascade,
  constraint phone_place_whole check (num_nonnulls(latitude, longitude, radius) in (0, 3))
);
create index phone_place_company on phone_place (company_id);
create index phone_place_device on phone_place (clock_device_id);
create index phone_place_unit on phone_place (unit_id);
comment on table phone_place is 'From where people may press on their phones';
call enable_company_policy('phone_place');

-- Each press once, however often a phone sends it. The event is what counts; where somebody was is not kept.
create table phone_press (
  party_id uuid not null references party on delete cascade,
  -- as the phone named it
  press_id uuid not null,
  company_id uuid not null references company,
  clock_device_id uuid not null,
  way text not null check (way in ('in', 'out')),
  -- when the server took it: this counts
  pressed_at timestamptz not null,
  -- of one that waited for a network: when it was pressed, as the phone says
  said_at timestamptz,
  primary key (party_id, press_id),
  constraint phone_press_at foreign key (clock_device_id, company_id) references clock_device (clock_device_id, company_id)
);
create index phone_press_company on phone_press (company_id, pressed_at);
create index phone_press_device on phone_press (clock_device_id);
comment on table phone_press is 'Presses that came from phones';
call enable_company_policy('phone_press');
call only_added_to('phone_press', 'party');

alter table clock_delivery drop constraint clock_delivery_source_check;
alter table clock_delivery add constraint clock_delivery_source_check check (source in ('import', 'call', 'push', 'phone'));
