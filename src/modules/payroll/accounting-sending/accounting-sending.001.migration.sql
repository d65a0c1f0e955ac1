-- needs: modules/payroll/voucher.002
-- needs: modules/payroll/base-data.002
-- Vouchers that were handed to the accounting software of their company: each once.
create table pay_voucher_sending (
  pay_voucher_id uuid primary key,
  company_id uuid not null references company,
  pay_run_id uuid not null,
  -- under way; taken by the other side; not taken, with what stood in the way
  state text not null check (state in ('sending', 'sent', 'failed')),
  fault text check (fault <> ''),
  tried_at timestamptz not null,
  sent_by uuid references party on delete set null,
  constraint pay_voucher_sending_of foreign key (pay_voucher_id, pay_run_id, company_id) references pay_voucher (pay_voucher_id, pay_run_id, company_id) on delete cascade,
  constraint pay_voucher_sending_fault check ((state = 'failed') = (fault is not null))
);
create index pay_voucher_sending_by on pay_voucher_sending (sent_by);
comment on table pay_voucher_sending is 'Vouchers of pay that were sent to accounting software';
call enable_company_policy('pay_voucher_sending');
create policy confidential on pay_voucher_sending as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
