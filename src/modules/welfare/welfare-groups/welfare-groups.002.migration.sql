-- needs: modules/welfare/welfare-groups.001
-- What a group expects of a guarantor of a kind (issue 23); empty: no bound.
alter table welfare_group_guarantor
  add column least_age smallint check (least_age between 0 and 150),
  add column most_age smallint check (most_age between 0 and 150),
  -- rials a day, by the employment of a colleague
  add column least_daily_wage bigint check (least_daily_wage > 0),
  -- live guarantees with this one, and rials of them
  add column most_guarantees smallint check (most_guarantees between 1 and 100),
  add column most_guaranteed bigint check (most_guaranteed > 0),
  -- whether two may answer for each other
  add column is_mutual char(1) not null default 'N' check (is_mutual in ('Y', 'N')),
  add constraint welfare_group_guarantor_ages check (most_age >= least_age);
