-- needs: modules/personnel/search.003
-- needs: modules/personnel/family.001
-- needs: modules/personnel/organisational.001
-- needs: modules/personnel/banking.001
-- needs: modules/personnel/profile.002
-- needs: platform/identity.004
-- needs: platform/party/contact.002
-- What a file lacks on which days. Who lacks nothing of a kind is known only from looking at everybody, which for 100,000 people
-- takes longer than anybody waits for a page. So the answer is kept: each transaction notes whose facts it touched, and at its end
-- they are looked at once. Facts count for the company that keeps them.
create table employment_gap (
  party_relationship_id uuid not null references party_relationship on delete cascade,
  company_id uuid not null references company,
  -- first day and the first one after the last, as dates: of ranges the planner knows nothing behind a row policy
  from_date date not null,
  until_date date not null check (from_date < until_date),
  -- bit n: the n-th fact is missing (gaps.store.ts); bit 29: days have an end, so that what is and what was are not weighed together
  missing integer not null,
  primary key (party_relationship_id, from_date)
);
comment on table employment_gap is 'Facts that the file of an employment lacks, by days that follow each other without gap; follows from other tables';
create index employment_gap_missing on employment_gap (missing, until_date) include (from_date, party_relationship_id, company_id);
create index employment_gap_ending on employment_gap (until_date) include (missing, company_id) where until_date < 'infinity';
alter table employment_gap enable row level security;
create policy company on employment_gap for select using (company_id = any ((select app_companies())::uuid[]));

-- All sets of facts that are missing without end anywhere: which of them a question is about is known before it is asked.
create table gap_set (missing integer primary key);
alter table gap_set enable row level security;
create policy everybody on gap_set for select using (true);

create unlogged table file_touched (people uuid[] not null);
comment on table file_touched is 'People whose facts the running transaction has touched; empty after its end';
alter table file_touched enable row level security;
create policy owner_only on file_touched using (false);

-- What the files of these employments lack, by days. Each is reckoned by itself, and planned once: how long it
-- takes depends neither on what the planner thinks of tables that were just filled nor on the time it thinks.
create function gaps_of(employments uuid[]) returns setof employment_gap language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.party_relationship_id, r.company_id, part.day, part.until, case when part.until < 'infinity' then part.missing | (1 << 29) else part.missing end
  from party_relationship r join person p on p.party_id = r.party_id
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
        | ((p.number_of_kids is not null or coalesce(p.marital_status_enum_id, 'MarsSingle') = 'MarsSingle')::int << 10)
        | ((coalesce(p.marital_status_enum_id, 'MarsSingle') = 'MarsSingle'
            or exists (select from family_member x where x.party_id = r.party_id and x.company_id = r.company_id))::int << 11)
        | coalesce((select bit_or(case x.party_id_type_enum_id when 'Nationalcode' then 1 << 12 when 'idNumber' then 1 << 13 when 'insuranceNumber' then 1 << 14 else 0 end)
            from party_identification x where x.party_id = r.party_id and x.company_id = r.company_id), 0)
        | ((exists (select from party_qualification x where x.party_id = r.party_id and x.company_id = r.company_id))::int << 19)
        | ((exists (select from user_account x where x.party_id = r.party_id))::int << 25) as there) as undated
    ),
    changes as (select day, missing, lag(missing) over (order by day) as before from states)
    select day, lead(day, 1, 'infinity') over (order by day) as until, missing from changes where before is distinct from missing) as part
  where r.party_relationship_id = any (employments);
end $$;

create function keep_gaps(employments uuid[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  -- an employment that lacks something else is written anew, a few at a time
  for n in 1 .. cardinality(employments) by 500 loop
    with fresh as materialized (select * from gaps_of(employments[n : n + 499])),
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
select keep_gaps(array(select party_relationship_id from party_relationship));

-- Two transactions about one person look one after the other: the second sees what the first has left.
create function look_at_touched() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  touched uuid[];
begin
  with noted as (delete from file_touched returning people)
  select array_agg(distinct one) into touched from noted, unnest(people) one where one is not null;
  -- all notes were looked at with the first one
  if touched is null then return null; end if;
  perform from (select from person where party_id = any (touched) order by party_id for no key update) as held;
  perform keep_gaps(array(select party_relationship_id from party_relationship where party_id = any (touched)));
  return null;
end $$;
create constraint trigger looked_at after insert on file_touched deferrable initially deferred for each row execute function look_at_touched();

create function note_files() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into file_touched select array_agg(distinct party_id) from touched having count(*) > 0;
  return null;
end $$;

create function note_employments() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into file_touched select array_agg(distinct r.party_id) from touched join party_relationship r using (party_relationship_id) having count(*) > 0;
  return null;
end $$;

create function note_file() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then insert into file_touched values (array[new.party_id]);
  elsif tg_op = 'DELETE' then insert into file_touched values (array[old.party_id]);
  else insert into file_touched values (array[old.party_id, new.party_id]);
  end if;
  return null;
end $$;

-- An update touches what the row was about before as well.
create procedure watch_file(target regclass, noting regproc) language plpgsql as $$
begin
  execute format('create trigger file_insert after insert on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger file_update after update on %s referencing new table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger file_update_from after update on %s referencing old table as touched for each statement execute function %s()', target, noting);
  execute format('create trigger file_delete after delete on %s referencing old table as touched for each statement execute function %s()', target, noting);
end $$;
call watch_file('employment_kind', 'note_employments');
call watch_file('employment_salary', 'note_employments');
call watch_file('family_member', 'note_files');
call watch_file('party_identification', 'note_files');
call watch_file('party_qualification', 'note_files');
call watch_file('empl_position_party', 'note_files');
call watch_file('personnel_structure', 'note_files');
call watch_file('telecom_number', 'note_files');
call watch_file('postal_address', 'note_files');
call watch_file('electronic_address', 'note_files');
call watch_file('bank_account', 'note_files');
create trigger file_insert after insert on party_relationship referencing new table as touched for each statement execute function note_files();
create trigger file_moved after update of party_id, company_id on party_relationship for each row execute function note_file();
-- an account is written at each sign-in
create trigger file_made after insert or delete on user_account for each row execute function note_file();
create trigger file_moved after update of party_id on user_account for each row execute function note_file();
create trigger file_said after update on person for each row
  when ((old.gender, old.marital_status_enum_id) is distinct from (new.gender, new.marital_status_enum_id)
    or (old.face_image is null, nullif(old.latin_first_name, '') is null, nullif(old.latin_last_name, '') is null, old.birth_date is null, old.birth_place is null,
      old.country_geo_id is null, old.residence_status_enum_id is null, old.father_name is null, old.military_state_enum_id is null, old.number_of_kids is null)
    <> (new.face_image is null, nullif(new.latin_first_name, '') is null, nullif(new.latin_last_name, '') is null, new.birth_date is null, new.birth_place is null,
      new.country_geo_id is null, new.residence_status_enum_id is null, new.father_name is null, new.military_state_enum_id is null, new.number_of_kids is null))
  execute function note_file();

-- Homes are looked for by the nearest place that is known, seats by what is said of them: all that is asked stands in the index.
alter table postal_address add column nearest_geo_id text generated always as (coalesce(city_geo_id, postal_code_geo_id, county_geo_id, state_province_geo_id)) stored;
create index postal_address_place on postal_address (nearest_geo_id) include (contact_mech_purpose_id, party_id, company_id, valid);
create index empl_position_party_of on empl_position_party (empl_position_id) include (party_id, company_id, valid);
drop index empl_position_party_seat;
create index empl_position_unit_of on empl_position_unit (unit_id) include (empl_position_id, company_id, valid);
drop index empl_position_unit_unit;
create index empl_position_job_of on empl_position_job (job_id) include (empl_position_id, company_id, valid);
drop index empl_position_job_job;
