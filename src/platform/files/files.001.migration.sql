-- needs: platform/party.001
-- Files people hand over: photos of faces so far. The name is the address of the content: a changed file has a new one.
create table stored_file (
  stored_name text primary key check (stored_name ~ '^[0-9A-Za-z]{32}\.[a-z]{3,4}$'),
  company_id uuid not null references company,
  -- whom the file is about
  party_id uuid not null references party on delete cascade,
  party_content_type_enum_id text not null check (party_content_type_enum_id in ('PcntFaceImage')),
  -- what the file was called where it came from
  display_name text not null check (length(display_name) between 1 and 200),
  content_type text not null,
  size integer not null check (size between 1 and 5242880),
  sha256 bytea not null,
  content bytea not null check (octet_length(content) = size),
  created_at timestamptz not null default now(),
  constraint stored_file_one_of_a_kind unique (party_id, party_content_type_enum_id)
);
-- images are compressed already
alter table stored_file alter column content set storage external;
call enable_company_policy('stored_file');
