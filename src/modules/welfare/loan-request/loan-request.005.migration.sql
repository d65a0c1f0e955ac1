-- needs: modules/welfare/loan-request.004
-- Papers that a request for a loan came with (issue 23): what the group of whoever asks wants for loans of its kind.
create table loan_request_document (
  loan_request_document_id uuid primary key,
  company_id uuid not null references company,
  loan_request_id uuid not null references loan_request on delete cascade,
  welfare_doc_enum_id text not null references enumeration,
  -- a stored file
  file text not null check (file <> ''),
  constraint loan_request_document_once unique (loan_request_id, welfare_doc_enum_id)
);
create index loan_request_document_company on loan_request_document (company_id);
comment on table loan_request_document is 'Papers of requests for loans, one of each kind that is needed: class identity';
call enable_company_policy('loan_request_document');
