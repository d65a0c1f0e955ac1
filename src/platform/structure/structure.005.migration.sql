-- needs: platform/structure.004
-- The structure as it was, is and will be: what is said of units and seats is dated like their links, and the database
-- itself refuses what no reorganisation may leave behind: gaps, orphans, circles, a seat with too many holders, a second manager.

-- What is said of a unit, by days. org_unit keeps the words of today for lists that ask for no day (refresh_structure_words).
create table org_unit_fact (
  unit_id uuid not null references org_unit on delete cascade,
  company_id uuid not null references company,
  organization_name text not null check (organization_name <> ''),
  search_text text not null,
  level_enum_id text references enumeration,
  organization_type_enum_id text references enumeration,
  property_enum_ids text[] not null default '{}',
  disabled char(1) not null default 'N' check (disabled in ('Y', 'N')),
  valid daterange not null check (not isempty(valid)),
  constraint org_unit_fact_no_overlap exclude using gist (unit_id with =, valid with &&)
);
insert into org_unit_fact (unit_id, company_id, organization_name, search_text, level_enum_id, valid)
  select unit_id, company_id, organization_name, search_text, level_enum_id, valid from org_unit;
alter table org_unit
  add column start_date date,
  add column end_date date check (end_date >= start_date),
  add column note_text text,
  add column disabled char(1) not null default 'N' check (disabled in ('Y', 'N'));

create table empl_position_fact (
  empl_position_id uuid not null references empl_position on delete cascade,
  company_id uuid not null references company,
  description text not null check (description <> ''),
  status_id text not null default 'EmpsActive' check (status_id in ('EmpsPlanned', 'EmpsActive', 'EmpsInactive')),
  position_type_enum_id text references enumeration,
  grade_type_enum_id text references enumeration,
  pay_grade_enum_id text references enumeration,
  -- approved number of people (establishment); their occupancy adds up to at most so many times 100
  seats smallint not null default 1 check (seats between 1 and 9999),
  valid daterange not null check (not isempty(valid)),
  constraint empl_position_fact_no_overlap exclude using gist (empl_position_id with =, valid with &&)
);
-- Seats that hold several people today were approved for them.
insert into empl_position_fact (empl_position_id, company_id, description, status_id, seats, valid)
  select e.empl_position_id, e.company_id, e.description, e.status_id, coalesce(held.seats, 1), e.valid
  from empl_position e
  left join (
    select a.empl_position_id, max(ceil(at_once.rate / 100.0))::smallint as seats
    from empl_position_party a
    cross join lateral (
      select sum(b.occupancy_rate) as rate from empl_position_party b
      where b.empl_position_id = a.empl_position_id and b.valid && a.valid and not (lower(b.valid) > lower(a.valid))) as at_once
    group by 1) held using (empl_position_id);

-- A seat answers to one other (solid), and may report to more (dotted).
alter table empl_position_reporting add column line text not null default 'solid' check (line in ('solid', 'dotted'));
alter table empl_position_reporting drop constraint empl_position_reporting_no_overlap;
alter table empl_position_reporting add constraint empl_position_reporting_no_overlap exclude using gist (empl_position_id with =, valid with &&) where (line = 'solid');
alter table empl_position_reporting add constraint empl_position_reporting_dotted exclude using gist (empl_position_id with =, reports_to_id with =, valid with &&) where (line = 'dotted');

-- Who leads which unit by days: follows from holders and the units of their seats, so that the database can refuse a second one.
create table org_unit_manager (
  unit_id uuid not null references org_unit on delete cascade,
  company_id uuid not null references company,
  empl_position_id uuid not null references empl_position on delete cascade,
  party_id uuid not null references party on delete cascade,
  valid daterange not null check (not isempty(valid)),
  constraint org_unit_manager_one exclude using gist (unit_id with =, valid with &&)
);
create index org_unit_manager_seat on org_unit_manager (empl_position_id);
alter table empl_position_party add constraint empl_position_party_one_chief
  exclude using gist (company_id with =, valid with &&) where (role_type_id = 'ChiefExecutiveOfficer') deferrable initially deferred;

-- The words a unit or a seat is made with are the first that is said of it.
create function first_unit_fact() returns trigger language plpgsql as $$
begin
  insert into org_unit_fact (unit_id, company_id, organization_name, search_text, level_enum_id, disabled, valid)
    select unit_id, company_id, organization_name, search_text, level_enum_id, disabled, valid from made;
  return null;
end $$;
create trigger first_fact after insert on org_unit referencing new table as made for each statement execute function first_unit_fact();

create function first_seat_fact() returns trigger language plpgsql as $$
begin
  insert into empl_position_fact (empl_position_id, company_id, description, status_id, valid)
    select empl_position_id, company_id, description, status_id, valid from made;
  return null;
end $$;
create trigger first_fact after insert on empl_position referencing new table as made for each statement execute function first_seat_fact();

-- Each statement leaves a note of what it touched; all notes of a transaction are checked together at its end, because on the
-- way there a structure may well be incomplete. Set by set: an import of 10,000 seats is checked in milliseconds.
create unlogged table structure_touched (units uuid[] not null, seats uuid[] not null, companies uuid[] not null);
comment on table structure_touched is 'Units and seats that the running transaction has touched; empty after its end';

create function note_units() returns trigger language plpgsql as $$
begin
  insert into structure_touched select array_agg(distinct unit_id), '{}', array_agg(distinct company_id) from touched having count(*) > 0;
  return null;
end $$;

create function note_seats() returns trigger language plpgsql as $$
begin
  insert into structure_touched select '{}', array_agg(distinct empl_position_id), array_agg(distinct company_id) from touched having count(*) > 0;
  return null;
end $$;

create procedure watch_structure(target regclass, noting regproc) language plpgsql as $$
begin
  execute format('create trigger noted_insert after insert on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger noted_update after update on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger noted_delete after delete on %s referencing old table as touched for each statement execute function %s()', target, noting);
end $$;

create function refuse_structure(named text, culprits uuid[]) returns void language plpgsql as $$
begin
  if culprits is not null then
    raise exception 'the structure would break %: %', named, culprits[1:10] using errcode = '23514', constraint = named;
  end if;
end $$;

-- Units: said and placed on all their days, below units that are there, never below themselves.
create function check_units(touched uuid[]) returns void language plpgsql as $$
begin
  perform refuse_structure('org_unit_fact_cover', (select array_agg(u.unit_id) from unnest(touched) t join org_unit u on u.unit_id = t
    where (select range_agg(f.valid) from org_unit_fact f where f.unit_id = u.unit_id) is distinct from datemultirange(u.valid)));
  perform refuse_structure('org_unit_parent_cover', (select array_agg(u.unit_id) from unnest(touched) t join org_unit u on u.unit_id = t
    where (select range_agg(p.valid) from org_unit_parent p where p.unit_id = u.unit_id) is distinct from datemultirange(u.valid)));
  perform refuse_structure('org_unit_parent_within', (
    with links as (select l.* from unnest(touched) t join org_unit_parent l on l.unit_id = t union select l.* from unnest(touched) t join org_unit_parent l on l.parent_unit_id = t)
    select array_agg(l.unit_id) from links l join org_unit above on above.unit_id = l.parent_unit_id where not l.valid <@ above.valid or l.company_id <> above.company_id));
  perform refuse_structure('org_unit_parent_circle', (
    with recursive above as (
      select unit_id as start, parent_unit_id as unit_id, valid as days from unnest(touched) t join org_unit_parent l on l.unit_id = t where parent_unit_id is not null
      union
      select a.start, p.parent_unit_id, p.valid * a.days from above a join org_unit_parent p on p.unit_id = a.unit_id and p.valid && a.days
      where p.parent_unit_id is not null and a.unit_id <> a.start)
    select array_agg(start) from above where unit_id = start));
end $$;

-- Seats: said and placed on all their days, in units that are there, answering to seats that are there and never to themselves.
create function check_seats(touched_seats uuid[], touched_units uuid[]) returns void language plpgsql as $$
begin
  perform refuse_structure('empl_position_fact_cover', (select array_agg(e.empl_position_id) from unnest(touched_seats) t join empl_position e on e.empl_position_id = t
    where (select range_agg(f.valid) from empl_position_fact f where f.empl_position_id = e.empl_position_id) is distinct from datemultirange(e.valid)));
  perform refuse_structure('empl_position_unit_cover', (select array_agg(e.empl_position_id) from unnest(touched_seats) t join empl_position e on e.empl_position_id = t
    where (select range_agg(p.valid) from empl_position_unit p where p.empl_position_id = e.empl_position_id) is distinct from datemultirange(e.valid)));
  perform refuse_structure('empl_position_unit_within', (
    with places as (select l.* from unnest(touched_seats) t join empl_position_unit l on l.empl_position_id = t union select l.* from unnest(touched_units) t join empl_position_unit l on l.unit_id = t)
    select array_agg(p.empl_position_id) from places p join org_unit u using (unit_id) where not p.valid <@ u.valid or p.company_id <> u.company_id));
  perform refuse_structure('empl_position_reporting_within', (
    with lines as (select l.* from unnest(touched_seats) t join empl_position_reporting l on l.empl_position_id = t union select l.* from unnest(touched_seats) t join empl_position_reporting l on l.reports_to_id = t)
    select array_agg(l.empl_position_id) from lines l join empl_position own using (empl_position_id) join empl_position above on above.empl_position_id = l.reports_to_id
    where not l.valid <@ own.valid or not l.valid <@ above.valid));
  perform refuse_structure('empl_position_reporting_circle', (
    with recursive above as (
      select empl_position_id as start, reports_to_id as seat_id, valid as days from unnest(touched_seats) t join empl_position_reporting l on l.empl_position_id = t where line = 'solid'
      union
      select a.start, l.reports_to_id, l.valid * a.days from above a join empl_position_reporting l on l.line = 'solid' and l.empl_position_id = a.seat_id and l.valid && a.days
      where a.seat_id <> a.start)
    select array_agg(start) from above where seat_id = start));
end $$;

-- Holders: of seats that are there, no more than a seat is approved for on any day (who stands in for a holder does not count),
-- and one manager of a unit.
create function check_holders(touched uuid[]) returns void language plpgsql as $$
begin
  perform refuse_structure('empl_position_party_within', (select array_agg(e.empl_position_id) from unnest(touched) t join empl_position_party h on h.empl_position_id = t join empl_position e using (empl_position_id)
    where not h.valid <@ e.valid));
  perform refuse_structure('empl_position_party_capacity', (
    with counted as (select empl_position_id, valid, occupancy_rate from unnest(touched) t join empl_position_party h on h.empl_position_id = t where role_type_id <> 'OrgRSubstitute'),
      days as (
        select empl_position_id, coalesce(lower(valid), '-infinity') as day from counted
        union select empl_position_id, coalesce(lower(valid), '-infinity') from empl_position_fact where empl_position_id in (select empl_position_id from counted)),
      full_days as (
        select d.empl_position_id, d.day, sum(c.occupancy_rate) as rate from days d join counted c on c.empl_position_id = d.empl_position_id and c.valid @> d.day group by 1, 2)
    select array_agg(d.empl_position_id) from full_days d join empl_position_fact f on f.empl_position_id = d.empl_position_id and f.valid @> d.day where d.rate > 100 * f.seats));
  delete from org_unit_manager m using unnest(touched) t where m.empl_position_id = t;
  insert into org_unit_manager (unit_id, company_id, empl_position_id, party_id, valid)
    select u.unit_id, h.company_id, h.empl_position_id, h.party_id, h.valid * u.valid
    from unnest(touched) t join empl_position_party h on h.empl_position_id = t join empl_position_unit u using (empl_position_id)
    where h.role_type_id = 'OrgRManager' and h.valid && u.valid;
end $$;

-- Changes of one company follow each other from here to their commit: each sees what the others have left.
create function check_structure() returns trigger language plpgsql as $$
declare
  touched_units uuid[];
  touched_seats uuid[];
  touched_companies uuid[];
begin
  with noted as (delete from structure_touched returning units, seats, companies)
  select (select array_agg(distinct one) from noted n, unnest(n.units) one), (select array_agg(distinct one) from noted n, unnest(n.seats) one),
    (select array_agg(distinct one order by one) from noted n, unnest(n.companies) one)
  into touched_units, touched_seats, touched_companies;
  -- all notes were checked with the first one
  if touched_companies is null then return null; end if;
  perform pg_advisory_xact_lock(7405140, hashtext(one::text)) from unnest(touched_companies) one;
  touched_units := coalesce(touched_units, '{}');
  touched_seats := coalesce(touched_seats, '{}');
  perform check_units(touched_units);
  perform check_seats(touched_seats, touched_units);
  perform check_holders(touched_seats);
  return null;
end $$;
create constraint trigger at_the_end after insert on structure_touched deferrable initially deferred for each row execute function check_structure();

call watch_structure('org_unit', 'note_units');
call watch_structure('org_unit_fact', 'note_units');
call watch_structure('org_unit_parent', 'note_units');
call watch_structure('empl_position', 'note_seats');
call watch_structure('empl_position_fact', 'note_seats');
call watch_structure('empl_position_unit', 'note_seats');
call watch_structure('empl_position_reporting', 'note_seats');
call watch_structure('empl_position_party', 'note_seats');

insert into org_unit_manager (unit_id, company_id, empl_position_id, party_id, valid)
  select u.unit_id, h.company_id, h.empl_position_id, h.party_id, h.valid * u.valid
  from empl_position_party h join empl_position_unit u using (empl_position_id) where h.role_type_id = 'OrgRManager' and h.valid && u.valid;

-- The words of today, for lists that ask for no day. Run for a day after each change and once every day.
create function refresh_structure_words(day date) returns void language sql as $$
  update org_unit u set organization_name = f.organization_name, search_text = f.search_text, level_enum_id = f.level_enum_id, disabled = f.disabled
  from org_unit_fact f
  where f.unit_id = u.unit_id and f.valid @> day
    and (u.organization_name, u.search_text, u.level_enum_id, u.disabled) is distinct from (f.organization_name, f.search_text, f.level_enum_id, f.disabled);
  update empl_position e set description = f.description, status_id = f.status_id
  from empl_position_fact f
  where f.empl_position_id = e.empl_position_id and f.valid @> day and (e.description, e.status_id) is distinct from (f.description, f.status_id);
$$;

call enable_company_policy('org_unit_fact');
call enable_company_policy('empl_position_fact');
call enable_company_policy('org_unit_manager');
