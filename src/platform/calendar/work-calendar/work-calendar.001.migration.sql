-- needs: platform/reference-data.002
-- What people add to the calendar of Iran: starts of lunar months, holidays by decree, and the working week of a company.

-- Facts of the country count for every company: only who reaches all of them may write one.
create function covers_all_companies(reach uuid[]) returns boolean language sql stable as $$ select not exists (select from company where company_id <> all (reach)) $$;

-- ---- starts of lunar months, of the country ----
create table lunar_month (
  lunar_year smallint not null check (lunar_year between 1265 and 1600),
  lunar_month smallint not null check (lunar_month between 1 and 12),
  start_date date not null,
  source text not null check (source <> ''),
  row_version integer not null default 1,
  primary key (lunar_year, lunar_month)
);
comment on table lunar_month is 'Starts people entered: they stand in place of the published and the foretold ones';
alter table lunar_month enable row level security;
create policy read on lunar_month for select using (true);
create policy write on lunar_month using (covers_all_companies((select app_companies())::uuid[])) with check (covers_all_companies((select app_companies())::uuid[]));

-- ---- holidays added or lifted ----
create table special_day (
  special_day_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  day_date date not null,
  -- of day_date: lists are read by year
  jalali_year smallint not null,
  day_kind text not null check (day_kind in ('SdOff', 'SdHalf', 'SdWork')),
  title text not null check (title <> ''),
  reason text not null check (reason <> ''),
  for_all char(1) not null default 'N' check (for_all in ('Y', 'N')),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index special_day_once on special_day (company_id, day_date);
comment on table special_day is 'SdOff: no work; SdHalf: half of it; SdWork: work on a day off. for_all: counts in every company, unless its own row says otherwise';
alter table special_day enable row level security;
create policy read on special_day for select using (for_all = 'Y' or company_id = any ((select app_companies())::uuid[]));
create policy add on special_day for insert
  with check (company_id = any ((select app_companies())::uuid[]) and (for_all = 'N' or covers_all_companies((select app_companies())::uuid[])));
-- whoever may only see such a row reaches it, to be told why it stays (guard of the register)
create policy change on special_day for update using (company_id = any ((select app_companies())::uuid[]))
  with check (company_id = any ((select app_companies())::uuid[]) and (for_all = 'N' or covers_all_companies((select app_companies())::uuid[])));
create policy remove on special_day for delete
  using (company_id = any ((select app_companies())::uuid[]) and (for_all = 'N' or covers_all_companies((select app_companies())::uuid[])));

-- ---- work calendars ----
create table work_calendar (
  work_calendar_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  calendar_code text not null check (calendar_code ~ '^[A-Za-z0-9]+$'),
  title text not null check (title <> ''),
  is_default char(1) not null default 'N' check (is_default in ('Y', 'N')),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint work_calendar_default_active check (is_default = 'N' or option_indicator = 'Y'),
  unique (work_calendar_id, company_id)
);
create unique index work_calendar_code on work_calendar (company_id, upper(calendar_code));
create unique index work_calendar_default on work_calendar (company_id) where is_default = 'Y';
create table work_week (
  work_week_id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  work_calendar_id uuid not null,
  from_date date not null,
  -- last day; null: until further notice
  thru_date date check (thru_date >= from_date),
  saturday smallint not null check (saturday between 0 and 1440),
  sunday smallint not null check (sunday between 0 and 1440),
  monday smallint not null check (monday between 0 and 1440),
  tuesday smallint not null check (tuesday between 0 and 1440),
  wednesday smallint not null check (wednesday between 0 and 1440),
  thursday smallint not null check (thursday between 0 and 1440),
  friday smallint not null check (friday between 0 and 1440),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint work_week_work_calendar_id_fkey foreign key (work_calendar_id, company_id) references work_calendar (work_calendar_id, company_id) on delete cascade,
  constraint work_week_some_work check (saturday + sunday + monday + tuesday + wednesday + thursday + friday > 0),
  -- with the company: a calendar of another one is answered as one that is not there
  constraint work_week_no_overlap exclude using gist (company_id with =, work_calendar_id with =, daterange(from_date, thru_date, '[]') with &&) where (option_indicator = 'Y')
);
comment on table work_week is 'Working minutes of the days of a week; on a day that none covers the week of the labour law counts (work-week.rules.ts)';
call enable_company_policy('work_calendar');
call enable_company_policy('work_week');

-- The newest default takes the place of the one before.
create function take_default_calendar() returns trigger language plpgsql as $$
begin
  update work_calendar set is_default = 'N', row_version = row_version + 1
  where company_id = new.company_id and is_default = 'Y' and work_calendar_id <> new.work_calendar_id;
  return new;
end $$;
create trigger take_default before insert or update of is_default on work_calendar for each row when (new.is_default = 'Y') execute function take_default_calendar();

-- Every company begins with the week of the labour law (article 51: 44 hours, 8 a day), from 1400/01/01 on.
create function lay_work_calendar(owner uuid, owner_name text) returns void language sql as $$
  with laid as (insert into work_calendar (company_id, calendar_code, title, is_default) values (owner, 'MAIN', owner_name, 'Y') returning work_calendar_id)
  insert into work_week (company_id, work_calendar_id, from_date, saturday, sunday, monday, tuesday, wednesday, thursday, friday)
  select owner, work_calendar_id, '2021-03-21', 480, 480, 480, 480, 480, 240, 0 from laid
$$;
revoke all on function lay_work_calendar from public;
-- who founds a company need not reach it yet
create function lay_work_calendar_of_new() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform lay_work_calendar(new.company_id, new.organization_name);
  return null;
end $$;
create trigger lay_work_calendar after insert on company for each row execute function lay_work_calendar_of_new();
select lay_work_calendar(company_id, organization_name) from company;

call enable_version_tag('lunar_month');
call enable_version_tag('special_day');
call enable_version_tag('work_calendar');
call enable_version_tag('work_week');
