-- needs: modules/personnel/search.005
-- needs: platform/structure.005
-- needs: modules/organisation/positions.002
-- needs: modules/organisation/jobs.002
-- needs: platform/tables.002
-- How many spans hold a day (platform/db spans.ts): of an expression the planner knows nothing unless it is told to look, takes a ninth of all
-- rows, and reads and joins tables whole where it would have met enough at once. Costs nothing when rows are written.
create statistics party_relationship_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from party_relationship;
create statistics party_relationship_end on (upper(valid)) from party_relationship;
create statistics employment_kind_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from employment_kind;
create statistics empl_position_party_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from empl_position_party;
create statistics empl_position_unit_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from empl_position_unit;
create statistics empl_position_fact_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from empl_position_fact;
create statistics empl_position_job_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from empl_position_job;
create statistics org_unit_fact_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from org_unit_fact;
create statistics personnel_structure_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from personnel_structure;
create statistics bank_account_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from bank_account;
create statistics telecom_number_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from telecom_number;
create statistics electronic_address_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from electronic_address;
create statistics postal_address_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from postal_address;
create statistics other_information_days on (coalesce(lower(valid), '-infinity')), (coalesce(upper(valid), 'infinity')) from other_information;

-- One look at one record: the indexes of ranges that were used take three times as long (search.002).
create index employment_kind_of on employment_kind using hash (party_relationship_id);
create index empl_position_party_seat on empl_position_party using hash (empl_position_id);
create index empl_position_fact_seat on empl_position_fact using hash (empl_position_id);
create index empl_position_job_seat on empl_position_job using hash (empl_position_id);
create index org_unit_fact_unit on org_unit_fact using hash (unit_id);
create index other_information_person on other_information using hash (party_id);

-- what most lists count and filter by, without the table: who is employed where and since when
create index party_relationship_active on party_relationship (party_relationship_id) include (party_id, company_id, started, valid)
  where relationship_type_enum_id = 'PrtEmployee' and is_leading and status_id = 'ActiveRel';

-- Other information is looked for by the words of its value, folded once when it is written; for the view see search.001.
alter table other_information add column search_text text generated always as (folded_text(info_value)) stored;
create index other_information_words on other_information using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index other_information_value on other_information (info_value);
create view searchable_information as
  select party_id, company_id, setting_type_enum_id, info_value, search_text, valid from other_information
  where company_id = any ((select app_companies())::uuid[])
  with cascaded check option;
comment on view searchable_information is 'other_information for the search by its words, with the condition of its row policy';

-- Bit 30 of what is missing: the employment is over. Those who left lack nearly everything, and most questions are about those who are here.
create or replace function keep_gaps(employments uuid[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- an employment that lacks something else is written anew, a few at a time
  for n in 1 .. cardinality(employments) by 500 loop
    with fresh as materialized (
      select g.party_relationship_id, g.company_id, g.from_date, g.until_date, case when r.status_id = 'ActiveRel' then g.missing else g.missing | (1 << 30) end as missing
      from gaps_of(employments[n : n + 499]) g join party_relationship r using (party_relationship_id)
    ),
    sets as (insert into gap_set select distinct missing from fresh where until_date = 'infinity' and not exists (select from gap_set s where s.missing = fresh.missing) on conflict do nothing),
    gone as (
      delete from employment_gap g
      where g.party_relationship_id = any (employments[n : n + 499]) and not exists (select from fresh f where f.party_relationship_id = g.party_relationship_id and f.from_date = g.from_date)
    )
    insert into employment_gap select * from fresh
    on conflict (party_relationship_id, from_date) do update set until_date = excluded.until_date, missing = excluded.missing
    where (employment_gap.until_date, employment_gap.missing) is distinct from (excluded.until_date, excluded.missing);
  end loop;
end $$;
create trigger file_ended after update of status_id on party_relationship for each row when (old.status_id is distinct from new.status_id) execute function note_file();
update employment_gap g set missing = missing | (1 << 30) from party_relationship r where r.party_relationship_id = g.party_relationship_id and r.status_id <> 'ActiveRel';
insert into gap_set select distinct missing from employment_gap where until_date = 'infinity' on conflict do nothing;

-- What stands there is counted now; a table that was counted while it was empty would be taken for an empty one when it is filled.
do $$
declare
  counted regclass;
  has_rows boolean;
begin
  foreach counted in array array['party_relationship', 'employment_kind', 'empl_position_party', 'empl_position_unit', 'empl_position_fact', 'empl_position_job', 'org_unit_fact',
    'personnel_structure', 'bank_account', 'telecom_number', 'electronic_address', 'postal_address', 'other_information', 'employment_gap', 'gap_set']::regclass[] loop
    execute format('select exists (select from %s)', counted) into has_rows;
    if has_rows then execute format('analyze %s', counted); end if;
  end loop;
end $$;
