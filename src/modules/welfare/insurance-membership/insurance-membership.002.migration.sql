-- needs: modules/welfare/insurance-membership.001
-- needs: platform/db.002
-- Parts of premiums: what is due of a membership on which day. A change adds lines of difference, nothing is rewritten (issue 24, insurance 3).
create table premium_part (
  premium_part_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  insurance_membership_id uuid not null references insurance_membership on delete cascade,
  part_number smallint not null check (part_number > 0),
  due_date date not null,
  -- rials; of a difference below zero where it gives back
  employee_share bigint not null,
  employer_share bigint not null,
  written_at timestamptz not null default now(),
  constraint premium_part_says check (employee_share <> 0 or employer_share <> 0)
);
create index premium_part_membership on premium_part (insurance_membership_id, part_number);
create index premium_part_party on premium_part (party_id, due_date);
comment on table premium_part is 'Parts of premiums with their days, and differences to them';
call enable_company_policy('premium_part');
call only_added_to('premium_part', 'party');
