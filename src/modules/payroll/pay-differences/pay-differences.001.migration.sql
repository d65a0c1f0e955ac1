-- needs: modules/payroll/pay-arrears.001
-- From which share on a company wants a difference between two months of pay to be seen first.
create table pay_difference_setting (
  company_id uuid primary key references company,
  percent smallint not null check (percent between 1 and 1000),
  row_version integer not null default 1
);
comment on table pay_difference_setting is 'Share beyond which a difference between two months of pay is seen first';
call enable_company_policy('pay_difference_setting');
