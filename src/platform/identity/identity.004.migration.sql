-- needs: platform/identity.003
-- An account lives with any tie of its person to the company: lecturers and applicants sign in too. One that begins later wakes
-- nobody who has left before its day; somebody who was never here may look around ahead of the first day, as before.
create or replace function employment_ended(person uuid, company uuid, relationship uuid, day date) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select relationship is not null and not exists (
    select from public.party_relationship r
    where r.party_id = person and r.company_id = company and r.status_id = 'ActiveRel' and (upper_inf(r.valid) or upper(r.valid) > day)
      and (r.valid @> day or not exists (
        select from public.party_relationship o where o.party_id = person and o.company_id = company and upper(o.valid) <= day)))
$$;
