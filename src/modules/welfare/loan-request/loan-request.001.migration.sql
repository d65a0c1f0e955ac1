-- needs: modules/welfare/welfare-groups.001
-- needs: platform/workflow.001
-- needs: platform/requests.001
-- Requests for loans: what was asked for under which version of a loan (issue 23; guide welfare 7.3).
create table loan_request (
  loan_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  created_at timestamptz not null,
  status_id text not null default 'RqSent',
  closed_at timestamptz,
  welfare_id uuid not null,
  -- rials; as the digits that the form holds
  final_loan_amount numeric(15) not null check (final_loan_amount > 0),
  final_installment_number smallint not null check (final_installment_number between 1 and 600),
  request_meet_date date not null,
  purpose text not null check (purpose <> ''),
  -- personnel codes of colleagues who answer for it
  guarantor_one text,
  guarantor_two text,
  constraint loan_request_loan foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id),
  constraint loan_request_guarantors check (guarantor_one is distinct from guarantor_two or guarantor_one is null)
);
create index loan_request_party on loan_request (party_id, created_at desc);
create index loan_request_of_loan on loan_request (welfare_id);
-- of a loan somebody has one open request
create unique index loan_request_open on loan_request (party_id, welfare_id) where status_id in ('RqSent', 'RqReturned');
comment on table loan_request is 'Requests for loans, from the request to the decision';

-- The version of the loan stays the one that it was asked under.
create table loan_request_terms (
  loan_request_id uuid primary key references loan_request on delete cascade,
  company_id uuid not null references company,
  welfare_id uuid not null,
  version integer not null,
  constraint loan_request_terms_version foreign key (welfare_id, version) references welfare_loan_version (welfare_id, version)
);
create index loan_request_terms_of on loan_request_terms (welfare_id, version);
comment on table loan_request_terms is 'Under which version of a loan a request was made';
create function write_loan_request_terms() returns trigger language plpgsql as $$
begin
  insert into loan_request_terms (loan_request_id, company_id, welfare_id, version)
  select new.loan_request_id, new.company_id, l.welfare_id, l.row_version from welfare_loan l where l.welfare_id = new.welfare_id
  on conflict (loan_request_id) do update set welfare_id = excluded.welfare_id, version = excluded.version where loan_request_terms.welfare_id <> excluded.welfare_id;
  return null;
end $$;
create trigger write_loan_request_terms after insert or update of welfare_id on loan_request for each row execute function write_loan_request_terms();

call enable_company_policy('loan_request');
call enable_company_policy('loan_request_terms');
call enforce_status_flow('loan_request', 'status_id', 'Request');
