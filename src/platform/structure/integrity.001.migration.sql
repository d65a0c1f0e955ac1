-- needs: platform/structure.005
-- The checks at the end of a transaction hold for whoever writes in whatever way, and with them people are counted by unit.
-- They run as owner: they see the rows of all companies, and nobody else can take notes away or write what follows from others.
create policy owner_only on structure_touched using (false);
alter table structure_touched enable row level security;
-- units whose seats and people whose posts may be others than before
alter table structure_touched add column places uuid[] not null default '{}', add column holders uuid[] not null default '{}';

-- People by unit and day, for a count of 100,000 holders through the units of their seats takes longer than anybody waits for
-- a figure. A person counts once on any day, where the main post is or else the first of the others: counts of units add up.
create table org_unit_headcount (
  unit_id uuid primary key references org_unit on delete cascade,
  company_id uuid not null references company,
  -- days on which the number changes, first to last, and the number from each of them on
  days date[] not null,
  people integer[] not null check (cardinality(people) = cardinality(days))
);

drop policy company on org_unit_manager;
create policy company on org_unit_manager for select using (company_id = any ((select app_companies())::uuid[]));
create policy company on org_unit_headcount for select using (company_id = any ((select app_companies())::uuid[]));
alter table org_unit_headcount enable row level security;

-- Counts the people of these units anew.
create function count_people(units uuid[]) returns void language plpgsql as $$
begin
  delete from org_unit_headcount c using unnest(units) t where c.unit_id = t;
  insert into org_unit_headcount (unit_id, company_id, days, people)
    select unit_id, company_id, array_agg(day order by day), array_agg(people order by day)
    from (
      select unit_id, company_id, day, sum(sum(change)) over (partition by unit_id order by day) as people
      from (
        select u.unit_id, u.company_id, days.valid
        from unnest(units) t join empl_position_unit u on u.unit_id = t join empl_position_party h using (empl_position_id)
        cross join lateral unnest(datemultirange(h.valid * u.valid) - coalesce((
          select range_agg(o.valid) from empl_position_party o
          where h.main_position = 'N' and o.party_id = h.party_id and o.valid && h.valid
            and (o.main_position = 'Y' or o.empl_position_party_id < h.empl_position_party_id)), '{}')) as days (valid)
        where h.valid && u.valid) as held
      cross join lateral (values (coalesce(lower(valid), '-infinity'), 1), (upper(valid), -1)) as edge (day, change)
      where day is not null group by unit_id, company_id, day) as counted
    group by unit_id, company_id;
end $$;
select count_people(array(select unit_id from org_unit));

-- People of a unit and everything below it on a day.
create function headcount(unit uuid, as_of date) returns integer language sql stable as $$
  select coalesce(sum(c.people[width_bucket(as_of, c.days)]), 0)::integer
  from units_under(array[unit], as_of) as below (unit_id) join org_unit_headcount c using (unit_id)
$$;

create or replace function note_units() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into structure_touched (units, seats, companies) select array_agg(distinct unit_id), '{}', array_agg(distinct company_id) from touched having count(*) > 0;
  return null;
end $$;

create or replace function note_seats() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into structure_touched (units, seats, companies) select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id) from touched having count(*) > 0;
  return null;
end $$;

create function note_places() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into structure_touched (units, seats, companies, places)
    select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id), array_agg(distinct unit_id) from touched having count(*) > 0;
  return null;
end $$;

create function note_holders() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into structure_touched (units, seats, companies, holders)
    select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id), array_agg(distinct party_id) from touched having count(*) > 0;
  return null;
end $$;

-- An update touches what the row was about before as well.
create or replace procedure watch_structure(target regclass, noting regproc) language plpgsql as $$
begin
  execute format('create or replace trigger noted_insert after insert on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_update after update on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_update_from after update on %s referencing old table as touched for each statement execute function %s()', target, noting);
  execute format('create or replace trigger noted_delete after delete on %s referencing old table as touched for each statement execute function %s()', target, noting);
end $$;
call watch_structure('org_unit', 'note_units');
call watch_structure('org_unit_fact', 'note_units');
call watch_structure('org_unit_parent', 'note_units');
call watch_structure('empl_position', 'note_seats');
call watch_structure('empl_position_fact', 'note_seats');
call watch_structure('empl_position_unit', 'note_places');
call watch_structure('empl_position_reporting', 'note_seats');
call watch_structure('empl_position_party', 'note_holders');

-- What is said of a unit or seat belongs to its company, and lines stay within it: readers see rows of their companies only.
create function check_companies(units uuid[], seats uuid[]) returns void language plpgsql as $$
begin
  perform refuse_structure('org_unit_company', (
    select array_agg(u.unit_id) from unnest(units) t join org_unit u on u.unit_id = t
    join (select unit_id, company_id from org_unit_fact union all select unit_id, company_id from org_unit_parent) said on said.unit_id = t where said.company_id <> u.company_id));
  perform refuse_structure('empl_position_company', (
    select array_agg(e.empl_position_id) from unnest(seats) t join empl_position e on e.empl_position_id = t
    join (
      select empl_position_id, company_id from empl_position_fact union all select empl_position_id, company_id from empl_position_unit
      union all select empl_position_id, company_id from empl_position_party union all select empl_position_id, company_id from empl_position_reporting
      union all select r.empl_position_id, a.company_id from empl_position_reporting r join empl_position a on a.empl_position_id = r.reports_to_id) said on said.empl_position_id = t
    where said.company_id <> e.company_id));
end $$;

-- Another main post changes where the other posts of its holder count, in other companies too.
create function units_to_count(places uuid[], seats uuid[], holders uuid[]) returns uuid[] language sql stable as $$
  select array(
    select unnest(places)
    union select u.unit_id from unnest(seats) t join empl_position_unit u on u.empl_position_id = t where cardinality(holders) > 0
    union select u.unit_id from unnest(holders) t join empl_position_party h on h.party_id = t join empl_position_unit u using (empl_position_id))
$$;

-- Changes of one company follow each other from here to their commit: each sees what the others have left, hence the isolation.
create or replace function check_structure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  touched record;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'the structure is changed in transactions of isolation level read committed only' using errcode = '25000';
  end if;
  with noted as (delete from structure_touched returning *)
  select array(select distinct one from noted, unnest(units) one) as units, array(select distinct one from noted, unnest(seats) one) as seats,
    array(select distinct one from noted, unnest(companies) one) as companies, array(select distinct one from noted, unnest(places) one) as places,
    array(select distinct one from noted, unnest(holders) one) as holders
  into touched;
  -- all notes were checked with the first one
  if cardinality(touched.companies) = 0 then return null; end if;
  perform pg_advisory_xact_lock(7405140, hashtext(one::text)) from (
    select unnest(touched.companies) as one union select h.company_id from unnest(touched.holders) t join empl_position_party h on h.party_id = t order by one) as ordered;
  perform check_companies(touched.units, touched.seats);
  perform check_units(touched.units);
  perform check_seats(touched.seats, touched.units);
  perform check_holders(touched.seats);
  perform count_people(units_to_count(touched.places, touched.seats, touched.holders));
  return null;
end $$;
