-- needs: modules/personnel/search.007
-- What is kept of a person costs as much among two thousand as among two hundred thousand. The planner takes a function for a thousand rows and a
-- table that was just filled for an empty one, and reads the whole table to meet them once. Here the rows that are touched come first, as keys, and
-- each function refuses to read or hash a table whole.
create or replace function lead_ties() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  people uuid[] := array(select distinct party_id from touched);
  risen uuid[];
  fallen uuid[];
begin
  -- what is written here comes here again, until there is nothing left to write
  if people = '{}' then return null; end if;
  select array_agg(t.party_relationship_id) filter (where t.leads), array_agg(t.party_relationship_id) filter (where not t.leads) into risen, fallen from (
    select r.party_relationship_id, r.is_leading, row_number() over (
      partition by r.party_id, r.company_id, r.relationship_type_enum_id
      order by r.status_id, case when r.status_id = 'ActiveRel' then lower(r.valid) end nulls first, lower(r.valid) desc nulls last, r.party_relationship_id) = 1 as leads
    from party_relationship r where r.party_id = any (people)) as t
  where t.leads <> t.is_leading;
  if risen is not null then update party_relationship set is_leading = true where party_relationship_id = any (risen) and not is_leading; end if;
  if fallen is not null then update party_relationship set is_leading = false where party_relationship_id = any (fallen) and is_leading; end if;
  return null;
end $$;
drop function leading_ties(uuid[]);

create or replace function note_employments() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into file_touched select array_agg(distinct party_id) from party_relationship
    where party_relationship_id = any (array(select party_relationship_id from touched)) having count(*) > 0;
  return null;
end $$;

-- What a file lacks (search.004), and in bit 30 that the employment is over (search.006). The files are found before they are weighed: beside what
-- weighing them is thought to cost, to read all people for them seemed as good as any other way.
create or replace function gaps_of(employments uuid[]) returns setof employment_gap language plpgsql stable rows 2
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query with file as materialized (
    select r.party_relationship_id, r.party_id, r.company_id, case when r.status_id = 'ActiveRel' then 0 else 1 << 30 end as is_over,
      coalesce(p.marital_status_enum_id, 'MarsSingle') = 'MarsSingle' as is_single,
      -- shifts and | bind alike
      (p.gender is not null)::int
      | ((p.face_image is not null)::int << 1)
      | ((nullif(p.latin_first_name, '') is not null and nullif(p.latin_last_name, '') is not null)::int << 2)
      | ((p.birth_date is not null)::int << 3)
      | ((p.birth_place is not null)::int << 4)
      | ((p.country_geo_id is not null)::int << 5)
      | ((p.marital_status_enum_id is not null)::int << 6)
      | ((p.residence_status_enum_id is not null)::int << 7)
      | ((p.father_name is not null)::int << 8)
      -- of men, and of people of whom it is not said
      | ((p.military_state_enum_id is not null or p.gender is not distinct from 'N')::int << 9)
      -- of those who are or were married
      | ((p.number_of_kids is not null or coalesce(p.marital_status_enum_id, 'MarsSingle') = 'MarsSingle')::int << 10) as said
    from party_relationship r join person p on p.party_id = r.party_id where r.party_relationship_id = any (employments)
  )
  select r.party_relationship_id, r.company_id, part.day, part.until, r.is_over | case when part.until < 'infinity' then part.missing | (1 << 29) else part.missing end
  from file r
  cross join lateral (
    with spans as (
      select fact.bit, coalesce(lower(span), '-infinity') as first, coalesce(upper(span), 'infinity') as beyond from (
        select held.bit, range_agg(held.valid) as days from (
          select 15 as bit, x.valid from empl_position_party x where x.party_id = r.party_id and x.company_id = r.company_id and x.main_position = 'Y'
          union all select 16, x.valid from personnel_structure x where x.party_id = r.party_id and x.company_id = r.company_id
          union all select 17, x.valid from employment_kind x where x.party_relationship_id = r.party_relationship_id
          union all select 18, x.valid from employment_salary x where x.party_relationship_id = r.party_relationship_id
          union all select case x.contact_mech_purpose_id when 'PhoneMobile' then 20 else 21 end, x.valid from telecom_number x
            where x.party_id = r.party_id and x.company_id = r.company_id and x.contact_mech_purpose_id in ('PhoneMobile', 'PhoneHome')
          union all select home.bit, x.valid from postal_address x
            cross join lateral (values (22, x.street), (23, x.postal_code), (27, coalesce(x.city_geo_id, x.postal_code_geo_id, x.county_geo_id, x.state_province_geo_id)),
              (28, coalesce(x.city_geo_id, x.postal_code_geo_id, x.county_geo_id))) as home (bit, said)
            where x.party_id = r.party_id and x.company_id = r.company_id and x.contact_mech_purpose_id = 'PostalHome' and home.said is not null
          union all select 24, x.valid from electronic_address x
            where x.party_id = r.party_id and x.company_id = r.company_id and x.contact_mech_purpose_id in ('EmailPersonal', 'EmailWork')
          union all select 26, x.valid from bank_account x
            where x.party_id = r.party_id and x.company_id = r.company_id and x.payment_method_purpose_enum_id = 'PmpPriamryAccont') as held
        group by held.bit) as fact
      cross join lateral unnest(fact.days) as span
    ),
    edges as (select '-infinity'::date as day union select first from spans union select beyond from spans where beyond < 'infinity'),
    states as (
      select e.day, ((1 << 29) - 1) & ~(undated.there | coalesce((select bit_or(1 << s.bit) from spans s where s.first <= e.day and s.beyond > e.day), 0)) as missing
      from edges e cross join (select
        r.said
        | ((r.is_single or exists (select from family_member x where x.party_id = r.party_id and x.company_id = r.company_id))::int << 11)
        | coalesce((select bit_or(case x.party_id_type_enum_id when 'Nationalcode' then 1 << 12 when 'idNumber' then 1 << 13 when 'insuranceNumber' then 1 << 14 else 0 end)
            from party_identification x where x.party_id = r.party_id and x.company_id = r.company_id), 0)
        | ((exists (select from party_qualification x where x.party_id = r.party_id and x.company_id = r.company_id))::int << 19)
        | ((exists (select from user_account x where x.party_id = r.party_id))::int << 25) as there) as undated
    ),
    changes as (select day, missing, lag(missing) over (order by day) as before from states)
    select day, lead(day, 1, 'infinity') over (order by day) as until, missing from changes where before is distinct from missing) as part;
end $$;

create or replace function keep_gaps(employments uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  few uuid[];
begin
  -- an employment that lacks something else is written anew, a few at a time
  for n in 1 .. cardinality(employments) by 500 loop
    few := employments[n : n + 499];
    with fresh as materialized (select * from gaps_of(few)),
    sets as (insert into gap_set select distinct missing from fresh where until_date = 'infinity' on conflict do nothing),
    gone as (
      delete from employment_gap
      where party_relationship_id = any (few) and (party_relationship_id, from_date) not in (select party_relationship_id, from_date from fresh)
    )
    insert into employment_gap select * from fresh
    on conflict (party_relationship_id, from_date) do update set until_date = excluded.until_date, missing = excluded.missing
    where (employment_gap.until_date, employment_gap.missing) is distinct from (excluded.until_date, excluded.missing);
  end loop;
end $$;

-- ties of one look at one person, as above
alter function look_at_touched() set enable_seqscan = off;
