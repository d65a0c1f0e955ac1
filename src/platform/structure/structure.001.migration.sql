-- needs: platform/party.001
-- Units, seats and who holds them, over time. Stands in the platform because row scopes are read from it.
create table org_unit (
  unit_id uuid primary key references party on delete cascade,
  company_id uuid not null references company,
  pseudo_id text not null check (pseudo_id <> ''),
  organization_name text not null check (organization_name <> ''),
  search_text text not null,
  level_enum_id text references enumeration,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create unique index org_unit_code on org_unit (company_id, upper(pseudo_id));
create index org_unit_search on org_unit using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table org_unit_parent (
  unit_id uuid not null references org_unit on delete cascade,
  company_id uuid not null references company,
  -- null: directly below the company
  parent_unit_id uuid references org_unit check (parent_unit_id <> unit_id),
  valid daterange not null check (not isempty(valid)),
  constraint org_unit_parent_no_overlap exclude using gist (unit_id with =, valid with &&)
);
create index org_unit_parent_children on org_unit_parent (parent_unit_id);

create table empl_position (
  empl_position_id uuid primary key,
  company_id uuid not null references company,
  pseudo_id text not null check (pseudo_id <> ''),
  description text not null check (description <> ''),
  status_id text not null default 'EmpsActive' check (status_id in ('EmpsPlanned', 'EmpsActive', 'EmpsInactive')),
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create unique index empl_position_code on empl_position (company_id, upper(pseudo_id));

create table empl_position_unit (
  empl_position_id uuid not null references empl_position on delete cascade,
  company_id uuid not null references company,
  unit_id uuid not null references org_unit,
  valid daterange not null check (not isempty(valid)),
  constraint empl_position_unit_no_overlap exclude using gist (empl_position_id with =, valid with &&)
);
create index empl_position_unit_unit on empl_position_unit (unit_id);

create table empl_position_reporting (
  empl_position_id uuid not null references empl_position on delete cascade,
  company_id uuid not null references company,
  reports_to_id uuid not null references empl_position check (reports_to_id <> empl_position_id),
  valid daterange not null check (not isempty(valid)),
  constraint empl_position_reporting_no_overlap exclude using gist (empl_position_id with =, valid with &&)
);
create index empl_position_reporting_to on empl_position_reporting (reports_to_id);

create table empl_position_party (
  empl_position_party_id uuid primary key,
  company_id uuid not null references company,
  empl_position_id uuid not null references empl_position,
  party_id uuid not null references party on delete cascade,
  role_type_id text not null default 'Employee',
  main_position char(1) not null default 'Y' check (main_position in ('Y', 'N')),
  occupancy_rate smallint not null default 100 check (occupancy_rate between 1 and 100),
  valid daterange not null check (not isempty(valid)),
  constraint empl_position_party_one_seat exclude using gist (empl_position_id with =, party_id with =, valid with &&),
  constraint empl_position_party_one_main exclude using gist (party_id with =, valid with &&) where (main_position = 'Y')
);
create index empl_position_party_party on empl_position_party (party_id);
create index empl_position_party_position on empl_position_party (empl_position_id);

-- Units given and everything below them on a day.
create function units_under(roots uuid[], as_of date) returns setof uuid language sql stable as $$
  with recursive tree as (
    select unnest(roots) as unit_id
    union select p.unit_id from org_unit_parent p join tree t on p.parent_unit_id = t.unit_id where p.valid @> as_of
  ) select unit_id from tree
$$;

-- People who hold a seat in these units or below on a day.
create function people_under(roots uuid[], as_of date) returns setof uuid language sql stable as $$
  select h.party_id from empl_position_party h
  join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> as_of
  where h.valid @> as_of and u.unit_id in (select units_under(roots, as_of))
$$;

-- Units in which a person holds a seat on a day. Read before the companies of the reader are known, hence as owner.
create function units_of(person uuid, as_of date) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct u.unit_id from public.empl_position_party h join public.empl_position_unit u using (empl_position_id)
  where h.party_id = person and h.valid @> as_of and u.valid @> as_of
$$;

call enable_company_policy('org_unit');
call enable_company_policy('org_unit_parent');
call enable_company_policy('empl_position');
call enable_company_policy('empl_position_unit');
call enable_company_policy('empl_position_reporting');
call enable_company_policy('empl_position_party');
