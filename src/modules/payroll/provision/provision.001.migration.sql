-- needs: modules/payroll/pay-run.001
-- needs: platform/runs.001
-- What is owed to everybody on a day beside the months' own pay: the end of service, leave, the new year bonus (guide iran.md 1.6).
create table pay_provision (
  pay_provision_id uuid primary key,
  company_id uuid not null references company,
  -- everybody is counted as if they left on it
  day date not null,
  -- what counts it (platform/runs)
  run_id uuid not null,
  made_at timestamptz not null,
  party_id uuid references party on delete set null,
  unique (pay_provision_id, company_id)
);
create index pay_provision_company on pay_provision (company_id, made_at);
comment on table pay_provision is 'Reckonings of what is owed to everybody on a day';

create table pay_provision_row (
  pay_provision_id uuid not null,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- where they work on the day
  unit_id uuid,
  cost_center_id uuid,
  -- rials; leave below 0 where more was taken than there was
  severance bigint not null,
  leave bigint not null,
  eidi bigint not null,
  primary key (pay_provision_id, party_relationship_id),
  constraint pay_provision_row_of foreign key (pay_provision_id, company_id) references pay_provision (pay_provision_id, company_id) on delete cascade
);
create index pay_provision_row_employment on pay_provision_row (party_relationship_id);
create index pay_provision_row_party on pay_provision_row (party_id);
comment on table pay_provision_row is 'What is owed to somebody on a day: class pay';

call enable_company_policy('pay_provision');
call enable_company_policy('pay_provision_row');
call only_added_to('pay_provision_row', 'pay_provision');
