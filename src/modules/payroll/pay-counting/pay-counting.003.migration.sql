-- needs: modules/payroll/pay-counting.002
-- Leave that is bought because it would lapse with the year.
alter table pay_run add column leave_lapsing boolean not null default false;
comment on column pay_run.leave_lapsing is 'whether as much leave is bought of each as would lapse with the year';
