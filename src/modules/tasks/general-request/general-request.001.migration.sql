-- needs: platform/workflow.001
-- needs: platform/structure.002
-- What somebody asks for in their own words; where it stands says its case.
create table general_request (
  general_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  created_at timestamptz not null
);
create index general_request_party on general_request (party_id, created_at desc);
comment on table general_request is 'Requests in free words, from /tasks';

call enable_company_policy('general_request');
