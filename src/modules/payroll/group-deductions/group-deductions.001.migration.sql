-- needs: modules/payroll/groups.004
-- What a pay group says of insurance and tax in place of the yearly law, over time: another rate, other factors that a premium is counted on
-- (guide payroll 4.7.2). What no row says is as the law of the year has it.
create table pay_group_legal_deduct (
  pay_group_legal_deduct_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  parent_kind_enum_id text not null references enumeration,
  kind_enum_id text references enumeration,
  -- percent of the base: of the worker, or of the employer, as the kind is; null: the rate of the law
  rate numeric(7, 4) check (rate between 0 and 100),
  -- JSON, as a form holds several choices; null: what is insured
  base_factor_ids text check (base_factor_ids is json array),
  -- why: a contract with a fund, a ruling
  source text,
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint pay_group_legal_deduct_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade,
  constraint pay_group_legal_deduct_says check (rate is not null or base_factor_ids is not null),
  constraint pay_group_legal_deduct_no_overlap exclude using gist (pay_group_id with =, (coalesce(kind_enum_id, parent_kind_enum_id)) with =, valid with &&)
);
comment on table pay_group_legal_deduct is 'Insurance and tax of a pay group where they are not as the yearly law has them, over time';
call enable_company_policy('pay_group_legal_deduct');
call keep_past_of('pay_group_legal_deduct', 'source');
create policy confidential on pay_group_legal_deduct as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
