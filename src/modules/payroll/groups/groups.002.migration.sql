-- needs: modules/payroll/groups.001
-- Until when a group has been paid: what its factors were on these days is not taken back (guide payroll 4.7, used rows are only ended).
alter table pay_group add column paid_thru date;
comment on column pay_group.paid_thru is 'last day of the latest month that an approved run has paid; null: none yet';
