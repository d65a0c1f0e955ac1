-- needs: platform/structure/integrity.003
-- A name stands once on a day in a company, by whatever door it comes. Names are compared as searches fold them.
create index org_unit_fact_name on org_unit_fact (company_id, search_text);

-- Doubles from before stay as they are, and nothing else of their units is refused because of them; both directions of each pair.
create table org_unit_known_double (
  unit_id uuid not null references org_unit on delete cascade,
  other_id uuid not null references org_unit on delete cascade,
  company_id uuid not null references company,
  primary key (unit_id, other_id)
);
create index org_unit_known_double_other on org_unit_known_double (other_id);
create policy company on org_unit_known_double for select using (company_id = any ((select app_companies())::uuid[]));
alter table org_unit_known_double enable row level security;
comment on table org_unit_known_double is 'Units of one name on the same days from before a name could stand once only; a pair goes when one of them is called otherwise';
insert into org_unit_known_double (unit_id, other_id, company_id)
  select distinct f.unit_id, o.unit_id, f.company_id
  from org_unit_fact f join org_unit_fact o on o.company_id = f.company_id and o.search_text = f.search_text and o.unit_id <> f.unit_id and o.valid && f.valid;

create function check_names(units uuid[]) returns void language plpgsql as $$
begin
  delete from org_unit_known_double d where (d.unit_id = any (units) or d.other_id = any (units)) and not exists (
    select from org_unit_fact f join org_unit_fact o on o.unit_id = d.other_id and o.search_text = f.search_text and o.valid && f.valid where f.unit_id = d.unit_id);
  perform refuse_structure('org_unit_name_once', (
    select array_agg(distinct f.unit_id) from unnest(units) t join org_unit_fact f on f.unit_id = t
    where exists (
      select from org_unit_fact o where o.company_id = f.company_id and o.search_text = f.search_text and o.unit_id <> f.unit_id and o.valid && f.valid
        and not exists (select from org_unit_known_double d where d.unit_id = f.unit_id and d.other_id = o.unit_id))));
end $$;

-- Two who became chief at once waited for each other at their commits: a deferred exclusion is looked at before changes of a company
-- follow each other. It is one of the checks that do.
alter table empl_position_party drop constraint empl_position_party_one_chief;
create index empl_position_party_chief on empl_position_party (company_id) where role_type_id = 'ChiefExecutiveOfficer';
create function check_chiefs(seats uuid[]) returns void language plpgsql as $$
begin
  perform refuse_structure('empl_position_party_one_chief', (
    select array_agg(distinct h.empl_position_party_id) from unnest(seats) t join empl_position_party h on h.empl_position_id = t and h.role_type_id = 'ChiefExecutiveOfficer'
    join empl_position_party o on o.company_id = h.company_id and o.role_type_id = 'ChiefExecutiveOfficer' and o.empl_position_party_id <> h.empl_position_party_id and o.valid && h.valid));
end $$;

-- As before, and names and chiefs with it.
create or replace function check_structure() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
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
  perform check_names(touched.units);
  perform check_seats(touched.seats, touched.units);
  perform check_holders(touched.seats);
  perform check_chiefs(touched.seats);
  perform count_people(units_to_count(touched.places, touched.seats, touched.holders));
  return null;
end $$;
