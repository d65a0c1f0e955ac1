-- needs: modules/payroll/pay-counting.001
-- Two kinds of runs more: arrears by themselves, and leave that is bought back.
alter table pay_run drop constraint pay_run_kind_known;
alter table pay_run add constraint pay_run_kind_known check (kind in ('regular', 'bonus', 'advance', 'eidi', 'severance', 'settlement', 'arrears', 'leaveBuyBack'));
alter table pay_run add column leave_days smallint check (leave_days between 1 and 60);
comment on column pay_run.leave_days is 'the most days of leave that are bought of each, where the kind buys them';
