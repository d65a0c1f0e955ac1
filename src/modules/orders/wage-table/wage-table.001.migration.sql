-- needs: modules/orders/factors/order-factors.003
-- needs: modules/orders/moves.001
-- Wage of a day by class and rank of the person (plan of job classes): dated figures of a company with their source, counted by once somebody has confirmed them.
create table wage_step (
  wage_step_id uuid primary key,
  company_id uuid not null references company,
  job_grade_enum_id text not null references enumeration,
  -- null: of every rank of the class that has no figure of its own
  pay_grade_enum_id text references enumeration,
  -- rials of a day beside the base wage
  daily_wage bigint not null check (daily_wage >= 0),
  source text not null check (source <> ''),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  -- the version that somebody has confirmed: a change waits to be confirmed anew
  verified_version integer,
  verified_by uuid references party on delete set null,
  verified_on date,
  constraint wage_step_no_overlap exclude using gist (company_id with =, job_grade_enum_id with =, coalesce(pay_grade_enum_id, '') with =, valid with &&)
);
create index wage_step_class on wage_step (job_grade_enum_id);
create index wage_step_rank on wage_step (pay_grade_enum_id) where pay_grade_enum_id is not null;
create index wage_step_verified_by on wage_step (verified_by) where verified_by is not null;
comment on table wage_step is 'Wage of a day by class and rank over time, of a company';
call enable_company_policy('wage_step');

-- The wage of the group comes from the table where nobody typed it; of companies that never touched the factor that was laid.
update order_factor_default set way = 'formula' where code = 'groupWage';
update order_rule r set amount_text = 'orElse(EMPL_T_groupWage, orElse(wageTable.daily, orElse(EMPL_P_groupWage, 0)))'
from pay_factor f
where f.pay_factor_id = r.pay_factor_id and f.code = 'groupWage' and f.branch = 'order' and f.row_version = 1 and r.row_version = 1 and r.amount_text is null
  and f.pay_factor_id = md5(concat_ws('.', f.company_id, 'order', f.code))::uuid and r.order_rule_id = md5(concat_ws('.', f.company_id, 'orderRule', f.code, r.order_set))::uuid;
update pay_factor f set way = 'formula'
where f.code = 'groupWage' and f.branch = 'order' and f.row_version = 1 and f.way = 'typed' and f.pay_factor_id = md5(concat_ws('.', f.company_id, 'order', f.code))::uuid
  and exists (select from order_rule r where r.pay_factor_id = f.pay_factor_id and r.amount_text like '%wageTable.daily%');
