-- needs: platform/party.001
create table sample_thing (
  sample_thing_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code <> ''),
  title text not null check (title <> ''),
  description text,
  row_version integer not null default 1
);
create unique index sample_thing_code on sample_thing (company_id, lower(code));
comment on table sample_thing is 'SampleThings of a company';

call enable_company_policy('sample_thing');
