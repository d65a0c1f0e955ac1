-- needs: modules/welfare/compensation-batches.001
-- needs: modules/welfare/claims.002
-- Costs of treatment that pay brings (issue 24): of a list what somebody is paid at once, with the run that did it. A line is in one payment at a time.
create table compensation_payout (
  compensation_payout_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  compensation_batch_id uuid not null references compensation_batch,
  -- rials of its lines together
  amount bigint not null check (amount > 0),
  -- the run that paid it; null: it waits for one
  pay_run_id uuid,
  made_at timestamptz not null,
  made_by_party_id uuid references party on delete set null
);
create index compensation_payout_batch on compensation_payout (compensation_batch_id);
create index compensation_payout_party on compensation_payout (party_id);
create index compensation_payout_waiting on compensation_payout (company_id, party_id) where pay_run_id is null;
comment on table compensation_payout is 'Costs of treatment that are paid with the salary';
call enable_company_policy('compensation_payout');
-- null: paid by the bank, or not paid
alter table compensation_line add column compensation_payout_id uuid references compensation_payout on delete set null;
create index compensation_line_payout on compensation_line (compensation_payout_id) where compensation_payout_id is not null;
