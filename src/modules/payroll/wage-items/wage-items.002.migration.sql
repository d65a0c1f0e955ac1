-- needs: modules/payroll/wage-items.001
-- Wages in points (civil service law 64): a month's are the points times the coefficient of the year.
alter table wage_item drop constraint wage_item_per_check;
alter table wage_item
  alter column amount drop not null,
  add column points bigint check (points between 1 and 999999999),
  add constraint wage_item_per_check check (per in ('month', 'day', 'point')),
  add constraint wage_item_value check ((per = 'point') = (points is not null) and (per = 'point') = (amount is null));
