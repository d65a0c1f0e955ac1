-- needs: platform/company.001
-- needs: platform/identity.001
-- Files of every kind. Their bytes stand on disk or in a bucket under the stored name; those of photos and logos stay in the row.
-- loose: uploaded and not part of anything, seen by nobody but the uploader; claimed: content of a person or a company;
-- released: let go of, seen by nobody, removed by housekeeping.
alter table stored_file
  drop constraint stored_file_stored_name_check,
  drop constraint stored_file_size_check,
  drop constraint stored_file_party_content_type_enum_id_check,
  drop constraint stored_file_one_of_a_kind,
  alter column party_id drop not null,
  alter column party_content_type_enum_id drop not null,
  alter column content drop not null,
  add column storage text not null default 'db' check (storage in ('db', 'disk', 's3')),
  add column state text not null default 'claimed' check (state in ('loose', 'claimed', 'released')),
  add column user_id uuid references user_account on delete set null,
  add column state_since timestamptz not null default now(),
  add constraint stored_file_stored_name_check check (stored_name ~ '^[0-9A-Za-z]{32}\.[a-z][a-z0-9]{1,3}$'),
  add constraint stored_file_size_check check (size > 0),
  add constraint stored_file_place check ((storage = 'db') = (content is not null)),
  add constraint stored_file_claim check ((state = 'claimed') = (party_id is not null) and (state = 'claimed') = (party_content_type_enum_id is not null));
create unique index stored_file_one_of_a_kind on stored_file (party_id, party_content_type_enum_id) where party_content_type_enum_id in ('PcntFaceImage', 'PcntLogo');
create index stored_file_party on stored_file (party_id, party_content_type_enum_id) where party_id is not null;
create index stored_file_loose on stored_file (user_id) where state = 'loose';
create index stored_file_idle on stored_file (state_since) where state <> 'claimed';
comment on column stored_file.party_content_type_enum_id is 'What the file is to its person or company: a kind of defineFileKind';
comment on column stored_file.user_id is 'The account that uploaded it';

-- Housekeeping works over all companies and is bound by row policies: what it needs goes through these two.
create function take_idle_files(before timestamptz, at_most integer) returns table (stored_name text, storage text)
language sql volatile security definer set search_path = pg_catalog, public as $$
  delete from stored_file f where f.stored_name in (
    select stored_name from stored_file where state <> 'claimed' and state_since < before order by state_since limit at_most for update skip locked)
  returning f.stored_name, f.storage
$$;
create function unknown_files(names text[]) returns setof text
language sql stable security definer set search_path = pg_catalog, public as $$
  select name from unnest(names) as name where not exists (select from stored_file f where f.stored_name = name)
$$;
comment on function take_idle_files(timestamptz, integer) is 'Deletes files that nothing claimed since, and names them so that their bytes follow';
comment on function unknown_files(text[]) is 'Those of the names under which no file is known';
