-- needs: modules/payroll/pay-reversal.001
-- needs: modules/payroll/base-data.001
-- Runs of a period of the company: its days decide what is paid; a run without one pays the Jalali month.
alter table pay_run
  add column pay_period_id uuid,
  -- the days of the period as they stood when the run was made; the month of the run is that of the last of them
  add column period daterange check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  add constraint pay_run_period foreign key (pay_period_id, company_id) references pay_period (pay_period_id, company_id),
  add constraint pay_run_period_days check ((pay_period_id is null) = (period is null));
create index pay_run_of_period on pay_run (pay_period_id);
drop index pay_run_once;
create unique index pay_run_once on pay_run (pay_group_id, kind, jalali_year, jalali_month, coalesce(pay_period_id, '00000000-0000-0000-0000-000000000000'::uuid))
  where status_id not in ('PrCancelled', 'PrReversed');
