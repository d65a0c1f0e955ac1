-- needs: modules/payroll/accounting.001
-- needs: modules/payroll/groups.003
-- needs: platform/db.002
-- Vouchers of runs of pay: drafts that stand from the approval on, until the run is opened again (guide payroll 4.8, 4.9).
create table pay_voucher (
  pay_voucher_id uuid primary key,
  company_id uuid not null references company,
  pay_run_id uuid not null,
  voucher_template_id uuid not null,
  -- among those of the run
  ordinal smallint not null check (ordinal > 0),
  -- the place of the personnel structure that it is of; null: of nobody's, or of all
  place_id uuid references party_classification,
  number text,
  description text,
  voucher_date date not null,
  made_at timestamptz not null,
  made_by uuid references party on delete set null,
  -- the run was opened again, or another voucher took its place; null: it stands
  withdrawn_at timestamptz,
  -- the voucher that it takes back; null: none
  reverses uuid references pay_voucher,
  unique (pay_voucher_id, pay_run_id, company_id),
  constraint pay_voucher_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint pay_voucher_template foreign key (voucher_template_id, company_id) references voucher_template (voucher_template_id, company_id)
);
create unique index pay_voucher_standing on pay_voucher (pay_run_id, ordinal) where withdrawn_at is null;
create index pay_voucher_by_template on pay_voucher (voucher_template_id);
create index pay_voucher_place on pay_voucher (place_id);
create index pay_voucher_reverses on pay_voucher (reverses);
comment on table pay_voucher is 'Vouchers of approved runs of pay';

create table pay_voucher_line (
  pay_voucher_line_id uuid primary key,
  company_id uuid not null references company,
  pay_run_id uuid not null,
  pay_voucher_id uuid not null,
  line_no integer not null check (line_no > 0),
  seq_num smallint not null,
  gl_account_id uuid not null,
  -- as they were
  account_code text not null,
  account_name text not null,
  -- detailed accounts: id and code, without names: people may be among them
  details jsonb not null default '[]',
  debit bigint not null default 0 check (debit >= 0),
  credit bigint not null default 0 check (credit >= 0),
  description text not null,
  -- figures of the run that it is made of: title, amount in rials as text, people
  parts jsonb not null default '[]',
  constraint pay_voucher_line_of foreign key (pay_voucher_id, pay_run_id, company_id) references pay_voucher (pay_voucher_id, pay_run_id, company_id) on delete cascade,
  constraint pay_voucher_line_account foreign key (gl_account_id, company_id) references gl_account (gl_account_id, company_id),
  constraint pay_voucher_line_once unique (pay_voucher_id, line_no),
  constraint pay_voucher_line_side check ((debit = 0) <> (credit = 0))
);
create index pay_voucher_line_by_account on pay_voucher_line (gl_account_id);
comment on table pay_voucher_line is 'Lines of vouchers of pay: class pay';

call enable_company_policy('pay_voucher');
call enable_company_policy('pay_voucher_line');
create policy confidential on pay_voucher as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential on pay_voucher_line as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));

call only_added_to('pay_voucher_line', 'pay_voucher');

-- A voucher stays as it was made: it is withdrawn, once, and nothing else.
create function keep_pay_voucher() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null or new.withdrawn_at is null
    or (to_jsonb(new) - 'withdrawn_at' - 'made_by') is distinct from (to_jsonb(old) - 'withdrawn_at' - 'made_by') then
    -- whoever made it may go, and nothing else
    if not ((to_jsonb(new) - 'made_by') is not distinct from (to_jsonb(old) - 'made_by') and new.made_by is null) then
      raise exception 'a voucher of pay does not change' using errcode = 'check_violation', constraint = 'pay_voucher_kept', table = 'pay_voucher';
    end if;
  end if;
  return new;
end $$;
create trigger kept before update on pay_voucher for each row execute function keep_pay_voucher();

-- Its sides are the same to the rial when the transaction ends.
create function balance_pay_voucher() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(l.debit) - sum(l.credit), 0) from pay_voucher_line l where l.pay_voucher_id = new.pay_voucher_id) <> 0 then
    raise exception 'a voucher of pay does not balance' using errcode = 'check_violation', constraint = 'pay_voucher_balance', table = 'pay_voucher';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on pay_voucher deferrable initially deferred for each row execute function balance_pay_voucher();
