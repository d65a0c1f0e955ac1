-- needs: platform/reference-data.002
-- Loans that a company grants, the versions they were granted under, and who may have one (issue 23; guide welfare 7.2).
create table welfare_loan (
  welfare_id uuid primary key,
  company_id uuid not null references company,
  welfare_code text not null check (welfare_code <> ''),
  title text not null check (title <> ''),
  status_id text not null default 'ActiveLoan' check (status_id in ('ActiveLoan', 'NotActiveLoan')),
  welfare_type_enum_id text not null references enumeration,
  loan_type_enum_id text not null references enumeration,
  financial_facility_type_id text references enumeration,
  bank_name text,
  bank_branch text,
  -- percent a year
  loan_interest_amount numeric(7, 3) not null default 0 check (loan_interest_amount between 0 and 1000),
  loan_fee_amount numeric(7, 3) not null default 0 check (loan_fee_amount between 0 and 1000),
  fee_mode text not null default 'none' check (fee_mode in ('none', 'takenOff', 'apart', 'spread', 'yearlyBalance', 'method')),
  loan_penalty_amount numeric(7, 3) not null default 0 check (loan_penalty_amount between 0 and 1000),
  penalty_formula_id text not null default 'LpfDaily' check (penalty_formula_id in ('LpfDaily', 'LpfPenaltyRate', 'LpfNone')),
  grace_days smallint not null default 0 check (grace_days between 0 and 365),
  -- months
  installment_gap smallint not null default 1 check (installment_gap between 1 and 120),
  breathing_period smallint not null default 0 check (breathing_period between 0 and 120),
  installment_calculation_method_enum_id text not null references enumeration,
  payment_formula_id text not null check (payment_formula_id in ('Annuity', 'SimpleProfit', 'EqualPrincipal', 'InterestFree')),
  profit_weights text not null default 'declining' check (profit_weights in ('declining', 'even')),
  rounding_mode text not null default 'half' check (rounding_mode in ('half', 'up', 'down')),
  -- rials
  rounding_unit bigint not null default 1 check (rounding_unit between 1 and 1000000000),
  loan_amount_limit bigint check (loan_amount_limit > 0),
  max_installment_number smallint not null default 36 check (max_installment_number between 1 and 600),
  -- how often a line may be moved, and what of the unearned profit is given back to who settles early (percent)
  most_postponements smallint not null default 0 check (most_postponements between 0 and 60),
  rebate_share smallint not null default 100 check (rebate_share between 0 and 100),
  -- the lower is taken first from pay
  deduction_rank smallint not null default 100 check (deduction_rank between 1 and 9999),
  description text,
  created_date date not null default current_date,
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  unique (welfare_id, company_id)
);
create unique index welfare_loan_code on welfare_loan (company_id, upper(welfare_code));
comment on table welfare_loan is 'What a company lends and on which terms';

-- What a loan was asked for under stays as it was.
create table welfare_loan_version (
  welfare_id uuid not null references welfare_loan on delete cascade,
  version integer not null,
  company_id uuid not null references company,
  terms jsonb not null,
  written_at timestamptz not null default now(),
  primary key (welfare_id, version)
);
comment on table welfare_loan_version is 'The terms of a loan as each of its versions said them';
create function write_welfare_loan_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.row_version = old.row_version then
    return null;
  end if;
  insert into welfare_loan_version (welfare_id, version, company_id, terms) values (new.welfare_id, new.row_version, new.company_id, to_jsonb(new));
  return null;
end $$;
create trigger write_welfare_loan_version after insert or update on welfare_loan for each row execute function write_welfare_loan_version();

create table welfare_loan_condition (
  welfare_loan_condition_id uuid primary key,
  company_id uuid not null references company,
  welfare_id uuid not null,
  title text not null check (title <> ''),
  -- of the language of formulas, use welfare.eligible
  condition_text text not null check (condition_text <> ''),
  -- what somebody is told who fails it
  refusal_text text not null check (refusal_text <> ''),
  -- who may let it pass: nobody, the responsible of the group, or the chain
  overruled_by text not null default 'nobody' check (overruled_by in ('nobody', 'responsible', 'chain')),
  sequence smallint not null default 10 check (sequence between 1 and 999),
  row_version integer not null default 1,
  constraint welfare_loan_condition_of foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id) on delete cascade,
  constraint welfare_loan_condition_once unique (welfare_id, title)
);
comment on table welfare_loan_condition is 'Who may have a loan: conditions that are named, each with what it says to who fails it';

-- What every company begins with (loan-definition.seed.ts); its own rows are a copy that it edits.
create table welfare_loan_default (
  code text primary key,
  terms jsonb not null
);
create function lay_welfare_loans(owner uuid) returns void language sql as $$
  insert into welfare_loan (welfare_id, company_id, welfare_code, title, welfare_type_enum_id, loan_type_enum_id, financial_facility_type_id, loan_interest_amount, loan_fee_amount, fee_mode,
    loan_penalty_amount, penalty_formula_id, grace_days, breathing_period, installment_calculation_method_enum_id, payment_formula_id, rounding_mode, rounding_unit, max_installment_number, deduction_rank)
  select md5(concat_ws('.', owner, 'loan', d.code))::uuid, owner, d.code, r.title, r.welfare_type_enum_id, r.loan_type_enum_id, r.financial_facility_type_id, r.loan_interest_amount, r.loan_fee_amount, r.fee_mode,
    r.loan_penalty_amount, r.penalty_formula_id, r.grace_days, r.breathing_period, r.installment_calculation_method_enum_id, r.payment_formula_id, r.rounding_mode, r.rounding_unit, r.max_installment_number, r.deduction_rank
  from welfare_loan_default d cross join lateral jsonb_populate_record(null::welfare_loan, d.terms) r on conflict do nothing;
$$;
revoke all on function lay_welfare_loans from public;
-- who founds a company need not reach it yet
create function lay_welfare_loans_of_new() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.lay_welfare_loans(new.company_id);
  return null;
end $$;
create trigger lay_welfare_loans after insert on company for each row execute function lay_welfare_loans_of_new();

-- What was laid and never touched goes with its company; what somebody wrote or used keeps the company.
create function lift_welfare_loans() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.welfare_loan l where l.company_id = old.company_id and l.row_version = 1 and l.welfare_id = md5(concat_ws('.', old.company_id, 'loan', l.welfare_code))::uuid;
  return old;
end $$;
create trigger lift_welfare_loans before delete on company for each row execute function lift_welfare_loans();

call enable_company_policy('welfare_loan');
call enable_company_policy('welfare_loan_version');
call enable_company_policy('welfare_loan_condition');
call only_added_to('welfare_loan_version', 'welfare_loan');
