-- needs: modules/welfare/loan-request.003
-- Guarantors who are no colleagues (issue 23): found by national code, confirmed by whoever decides with the undertaking that they signed.
create table loan_external_guarantor (
  loan_external_guarantor_id uuid primary key,
  company_id uuid not null references company,
  loan_request_id uuid not null references loan_request on delete cascade,
  place smallint not null check (place between 1 and 10),
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  father_name text,
  national_code text not null check (national_code ~ '^[0-9]{10}$'),
  birth_date date not null,
  mobile text not null,
  address text not null check (address <> ''),
  workplace text not null check (workplace <> ''),
  -- the signed undertaking: a stored file
  undertaking text,
  confirmed_by uuid references party on delete set null,
  confirmed_at timestamptz,
  constraint loan_external_guarantor_once unique (loan_request_id, national_code),
  constraint loan_external_guarantor_confirmed check ((undertaking is null) = (confirmed_at is null))
);
create index loan_external_guarantor_code on loan_external_guarantor (company_id, national_code);
create index loan_external_guarantor_confirmed_by on loan_external_guarantor (confirmed_by);
comment on table loan_external_guarantor is 'Guarantors of requests for loans who are no colleagues, each confirmed with the undertaking that they signed: class identity';
call enable_company_policy('loan_external_guarantor');
