-- needs: modules/payroll/voucher.001
-- Vouchers are accepted by whoever keeps the accounts before their run is approved, and booked by the approval as they were accepted.
alter table pay_voucher
  -- accepted, and the run is not approved yet: nothing is booked by it
  add column awaits_approval boolean not null default false,
  -- the counting of the run (platform/runs) whose amounts were accepted; null: kept without anybody's having accepted it before
  add column counting_id uuid;
comment on column pay_voucher.counting_id is 'the counting of the run whose amounts were accepted';

-- A voucher stays as it was made: it is booked, once, and withdrawn, once, and nothing else.
create or replace function keep_pay_voucher() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old) - 'made_by';
  becomes jsonb := to_jsonb(new) - 'made_by';
begin
  if old.withdrawn_at is null and new.withdrawn_at is not null then
    was := was - 'withdrawn_at';
    becomes := becomes - 'withdrawn_at';
  elsif old.withdrawn_at is null and old.awaits_approval and not new.awaits_approval then
    was := was - 'awaits_approval';
    becomes := becomes - 'awaits_approval';
  end if;
  -- whoever made it may go
  if was is distinct from becomes or (new.made_by is distinct from old.made_by and new.made_by is not null) then
    raise exception 'a voucher of pay does not change' using errcode = 'check_violation', constraint = 'pay_voucher_kept', table = 'pay_voucher';
  end if;
  return new;
end $$;
