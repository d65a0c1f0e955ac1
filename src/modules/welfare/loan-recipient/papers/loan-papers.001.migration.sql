-- needs: modules/welfare/loan-ledger.001
-- What marks papers of a loan as genuine: made with the first print, kept as long as the loan.
create table loan_paper_code (
  loan_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  at timestamptz not null default now(),
  constraint loan_paper_code_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create unique index loan_paper_code_code on loan_paper_code (code);
create index loan_paper_code_company on loan_paper_code (company_id);
comment on table loan_paper_code is 'Verification codes of printed loans';

-- Asked by somebody of no company, hence as the owner of the table: no more than whoever holds the paper can see, and no amount.
create function loan_of_code(given text)
returns table (state text, title text, paid_on date, loan_year smallint, loan_number integer, first_name text, last_name text, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.status_id, w.title, l.paid_on, l.loan_year, l.loan_number, p.first_name, p.last_name, c.organization_name
  from public.loan_paper_code k join public.loan l using (loan_id) join public.welfare_loan w on w.welfare_id = l.welfare_id
    join public.person p on p.party_id = l.party_id join public.company c on c.company_id = l.company_id
  where k.code = given
$$;

call enable_company_policy('loan_paper_code');
