-- needs: modules/welfare/insurance-membership.001
-- needs: platform/workflow.001
-- needs: platform/requests.001
-- Requests to join a contract of supplementary insurance, to change who is insured, and to leave (issue 24, insurance 2; guide welfare 7.11).
create table insurance_request (
  insurance_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  created_at timestamptz not null,
  status_id text not null default 'RqSent',
  closed_at timestamptz,
  kind text not null check (kind in ('join', 'change', 'withdraw')),
  insurance_contract_id uuid not null,
  -- JSON: whoever is insured from then on, 'self' or a row of the family tab
  insured text,
  tier text check (tier <> ''),
  note text,
  constraint insurance_request_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id)
);
create index insurance_request_party on insurance_request (party_id, created_at desc);
create index insurance_request_of_contract on insurance_request (insurance_contract_id);
-- of a contract somebody has one open request
create unique index insurance_request_open on insurance_request (party_id, insurance_contract_id) where status_id in ('RqSent', 'RqReturned');
comment on table insurance_request is 'Requests about memberships of supplementary insurance';
call enable_company_policy('insurance_request');
call enforce_status_flow('insurance_request', 'status_id', 'Request');
