-- needs: modules/welfare/insurance-definition.001
-- A changed premium counts from a day on, beside the one that it takes the place of (issue 24, insurance 1).
alter table insurance_premium
  -- null: with the contract
  add column since_date date,
  drop constraint insurance_premium_once,
  add constraint insurance_premium_once exclude using gist (
    insurance_contract_id with =, coalesce(tier, '') with =, coalesce(relation, '') with =, coalesce(since_date, '-infinity'::date) with =,
    int4range(coalesce(age_from, 0), coalesce(age_thru, 200), '[]') with &&);
