-- needs: platform/party.001
-- needs: platform/db.002
-- What welfare takes from pay together (issue 23; labour law 44): no more than a share of it, and what happens over that.
create table deduction_rule (
  deduction_rule_id uuid primary key,
  company_id uuid not null references company,
  -- over the share: told alone, or cut by rank, oldest first
  over_share text not null check (over_share in ('warn', 'cut')),
  -- percent of what is paid; null: the share of the yearly law
  share_percent numeric(5, 2) check (share_percent > 0 and share_percent <= 100),
  -- whether what pay did not bear is charged for its lateness
  penalty_of_cut char(1) not null default 'N' check (penalty_of_cut in ('Y', 'N')),
  -- why: a resolution, a letter
  source text,
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint deduction_rule_no_overlap exclude using gist (company_id with =, valid with &&)
);
comment on table deduction_rule is 'How much of their pay welfare takes of people together, over time';
call enable_company_policy('deduction_rule');
