-- needs: modules/welfare/insurance-membership.002
-- What runs of pay took of the premiums of a membership, and gave back with the run.
create table premium_taken (
  premium_taken_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  insurance_membership_id uuid not null references insurance_membership on delete cascade,
  pay_run_id uuid not null,
  -- rials; below zero: given back
  amount bigint not null check (amount <> 0),
  written_at timestamptz not null default now()
);
create index premium_taken_membership on premium_taken (insurance_membership_id);
create index premium_taken_party on premium_taken (party_id);
comment on table premium_taken is 'What payslips took of premiums';
call enable_company_policy('premium_taken');
call only_added_to('premium_taken', 'party');
