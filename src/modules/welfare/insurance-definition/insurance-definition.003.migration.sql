-- needs: modules/welfare/insurance-definition.001
-- Until which age a relation is insured, and for whom of them the limit does not count (issue 24, insurance 1).
create table insurance_age_limit (
  insurance_age_limit_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  relation text not null check (relation <> ''),
  -- last age that is covered, in Jalali years
  age_thru smallint not null check (age_thru between 0 and 150),
  -- of whom the family tab says it and holds a paper
  lifted_for text not null default 'nobody' check (lifted_for in ('nobody', 'student', 'disability', 'both')),
  row_version integer not null default 1,
  constraint insurance_age_limit_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id) on delete cascade,
  constraint insurance_age_limit_once unique (insurance_contract_id, relation)
);
comment on table insurance_age_limit is 'Until which age relations are insured under a contract';
call enable_company_policy('insurance_age_limit');
