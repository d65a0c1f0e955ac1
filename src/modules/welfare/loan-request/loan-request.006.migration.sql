-- needs: modules/welfare/loan-request.005
-- Papers that guarantors bring (issue 23): a colleague when agreeing, somebody from outside by whoever confirms them.
create table loan_guarantor_document (
  loan_guarantor_document_id uuid primary key,
  company_id uuid not null references company,
  loan_request_id uuid not null references loan_request on delete cascade,
  -- a colleague, or somebody from outside
  party_id uuid references party on delete cascade,
  loan_external_guarantor_id uuid references loan_external_guarantor on delete cascade,
  welfare_doc_enum_id text not null references enumeration,
  -- a stored file
  file text not null check (file <> ''),
  constraint loan_guarantor_document_whose check (num_nonnulls(party_id, loan_external_guarantor_id) = 1),
  constraint loan_guarantor_document_once unique nulls not distinct (loan_request_id, party_id, loan_external_guarantor_id, welfare_doc_enum_id)
);
create index loan_guarantor_document_company on loan_guarantor_document (company_id);
create index loan_guarantor_document_party on loan_guarantor_document (party_id);
create index loan_guarantor_document_outsider on loan_guarantor_document (loan_external_guarantor_id);
comment on table loan_guarantor_document is 'Papers that guarantors of requests for loans bring, one of each kind that is needed: class identity';
call enable_company_policy('loan_guarantor_document');
