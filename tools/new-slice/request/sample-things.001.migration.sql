-- needs: platform/workflow.001
-- needs: platform/structure.002
-- What is asked for; where it stands says its case.
create table sample_thing (
  sample_thing_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  created_at timestamptz not null
);
create index sample_thing_party on sample_thing (party_id, created_at desc);
comment on table sample_thing is 'SampleThings that were asked for';

call enable_company_policy('sample_thing');
