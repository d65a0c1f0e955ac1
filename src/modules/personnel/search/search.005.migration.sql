-- needs: modules/personnel/search.004
-- needs: modules/personnel/employment.001
-- People stand in lists once. Of the ties of one kind that a person has to a company one leads: the active one (of several the first to
-- come, for the others are to follow), or else the last. It follows from the ties themselves and from no day, so it is kept.
alter table party_relationship add column is_leading boolean not null default true;
-- The first day as a date: behind a row policy the planner weighs dates and no ranges.
alter table party_relationship add column started date generated always as (lower(valid)) stored;

create function leading_ties(people uuid[]) returns table (party_relationship_id uuid, leads boolean) language sql stable as $$
  select r.party_relationship_id, row_number() over (
    partition by r.party_id, r.company_id, r.relationship_type_enum_id
    order by r.status_id, case when r.status_id = 'ActiveRel' then lower(r.valid) end nulls first, lower(r.valid) desc nulls last, r.party_relationship_id) = 1
  from party_relationship r where r.party_id = any (people)
$$;

create function lead_ties() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  -- what is written here comes here again, until there is nothing left to write
  if not exists (select from touched) then return null; end if;
  update party_relationship r set is_leading = t.leads
  from leading_ties(array(select distinct party_id from touched)) t where t.party_relationship_id = r.party_relationship_id and t.leads <> r.is_leading;
  return null;
end $$;
update party_relationship r set is_leading = t.leads
  from leading_ties(array(select distinct party_id from party_relationship)) t where t.party_relationship_id = r.party_relationship_id and t.leads <> r.is_leading;
create trigger leading_insert after insert on party_relationship referencing new table as touched for each statement execute function lead_ties();
create trigger leading_update after update on party_relationship referencing new table as touched for each statement execute function lead_ties();
create trigger leading_update_from after update on party_relationship referencing old table as touched for each statement execute function lead_ties();
create trigger leading_delete after delete on party_relationship referencing old table as touched for each statement execute function lead_ties();

-- what the list reads of every match and every row of a page
drop index party_relationship_list;
create index party_relationship_list on party_relationship (party_id)
  include (relationship_type_enum_id, is_leading, status_id, company_id, party_relationship_id, pseudo_id, valid);
