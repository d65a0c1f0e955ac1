-- needs: platform/party.002
create table sample_thing (
  sample_thing_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  note_text text,
  row_version integer not null default 1
);
create index sample_thing_party on sample_thing (party_id);
comment on table sample_thing is 'SampleThings of people';
call enable_company_policy('sample_thing');
