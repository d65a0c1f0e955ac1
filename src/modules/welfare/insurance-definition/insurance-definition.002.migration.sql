-- needs: modules/welfare/insurance-definition.001
-- Until when one may join a contract, which events of life open it again, and on which day a membership ends by itself (issue 24, insurance 1 and 2).
alter table insurance_contract
  add column join_from_date date,
  -- without one: as long as the contract
  add column join_thru_date date,
  -- days to ask after the event; without them it opens nothing
  add column hire_days smallint check (hire_days between 0 and 366),
  add column marriage_days smallint check (marriage_days between 0 and 366),
  add column birth_days smallint check (birth_days between 0 and 366),
  -- the day itself, the one before the next part, or the last of the contract
  add column ends_on text not null default 'day' check (ends_on in ('day', 'part', 'contract')),
  add constraint insurance_contract_joining check (join_thru_date >= join_from_date);
