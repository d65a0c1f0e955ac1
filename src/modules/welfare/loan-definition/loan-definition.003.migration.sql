-- needs: modules/welfare/loan-definition.002
-- Papers that a loan needs of whoever asks for it, beside those of the group (issue 23; guide welfare 7.2).
create table welfare_loan_document (
  welfare_loan_document_id uuid primary key,
  company_id uuid not null references company,
  welfare_id uuid not null,
  welfare_doc_enum_id text not null references enumeration,
  row_version integer not null default 1,
  constraint welfare_loan_document_of foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id) on delete cascade,
  constraint welfare_loan_document_once unique (welfare_id, welfare_doc_enum_id)
);
comment on table welfare_loan_document is 'Papers that every request for a loan needs';
call enable_company_policy('welfare_loan_document');
