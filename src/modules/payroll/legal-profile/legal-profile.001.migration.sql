-- needs: platform/formula/library.001
-- How a company reads the law where it can be read in more than one way, month by month (guide iran.md 8.3; docs/adr/0051).

create table pay_setting (
  pay_setting_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  -- a key of pay-settings.rules.ts
  key text not null check (key ~ '^[a-z][A-Za-z]{1,39}$'),
  -- as profile.rules.ts writes it; null: from here on as the company above reads it, or as the product does
  value text check (length(value) <= 4000),
  -- whole Jalali months
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  -- the circular, the ruling or the decision it rests on
  reason text not null check (reason <> ''),
  set_by uuid references party,
  set_at timestamptz not null default now(),
  -- another was set from the same day: this one counts for nothing and is only remembered
  withdrawn_at timestamptz,
  constraint pay_setting_no_overlap exclude using gist (company_id with =, key with =, valid with &&) where (withdrawn_at is null)
);
create index pay_setting_key on pay_setting (company_id, key, set_at);
comment on table pay_setting is 'Readings of the law by which a company pays; what was set is cut or withdrawn by what is set later, and never changes';

create function pay_setting_kept() returns trigger language plpgsql as $$
begin
  -- an earlier end, or that it counts no more, is all that may be said of it
  if tg_op = 'UPDATE' and old.withdrawn_at is null and to_jsonb(new) - 'valid' - 'withdrawn_at' = to_jsonb(old) - 'valid' - 'withdrawn_at'
    and lower(new.valid) = lower(old.valid) and new.valid <@ old.valid then
    return new;
  end if;
  raise exception 'what was set does not change' using errcode = 'check_violation', constraint = 'pay_setting_kept';
end $$;
create trigger pay_setting_kept before update or delete on pay_setting for each row execute function pay_setting_kept();

alter table pay_setting enable row level security;
-- a company reads what stands above it too
create policy read on pay_setting for select using (company_id = any ((select app_companies())::uuid[]) or company_id = any ((select library_companies())::uuid[]));
create policy add on pay_setting for insert with check (company_id = any ((select app_companies())::uuid[]));
create policy change on pay_setting for update using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]));
