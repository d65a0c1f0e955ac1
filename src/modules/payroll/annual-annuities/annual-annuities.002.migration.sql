-- needs: modules/payroll/annual-annuities.001
-- needs: modules/payroll/pay-run.001
-- Figures by which somebody was paid stay: what is wrong with them is said by a new row from a month on, with the reason.
alter table legal_parameter
  add column reason text check (reason <> ''),
  -- the row in whose place this one counts
  add column corrects uuid references legal_parameter,
  -- the row that counts in place of this one, in all of its months (then it is no longer active) or the last of them
  add column superseded_by uuid,
  add constraint legal_parameter_reason check (corrects is null or reason is not null);

-- The last month of a year that an approved run of any company has paid. Of all companies: the law is the same for them.
create function legal_year_paid(of_year integer) returns integer language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select max(r.jalali_month)::integer from public.pay_run r where r.jalali_year = of_year and r.status_id in ('PrApproved', 'PrPaid')
$$;

create function keep_used_law() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (old.superseded_by is not null or (old.option_indicator = 'Y' and old.from_month <= legal_year_paid(old.jalali_year))) then
    -- that it is looked at, described, or gives way to another row, is all that may be said of it
    if tg_op = 'UPDATE' and (to_jsonb(new) - array['verified_by', 'verified_on', 'verified_version']) = (to_jsonb(old) - array['verified_by', 'verified_on', 'verified_version']) then
      return new;
    end if;
    if tg_op = 'UPDATE' and old.superseded_by is null and new.superseded_by is not null and new.thru_month between old.from_month and old.thru_month
      and (to_jsonb(new) - array['thru_month', 'option_indicator', 'superseded_by']) = (to_jsonb(old) - array['thru_month', 'option_indicator', 'superseded_by']) then
      return new;
    end if;
    raise exception 'figures of the law by which somebody was paid do not change' using errcode = 'check_violation', constraint = 'legal_parameter_used', table = 'legal_parameter';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.option_indicator = 'Y' and new.from_month <= legal_year_paid(new.jalali_year)
    and exists (select from legal_parameter o where o.jalali_year = new.jalali_year and o.kind_enum_id = new.kind_enum_id and o.legal_parameter_id <> new.legal_parameter_id
      and (o.option_indicator = 'Y' or o.superseded_by is not null) and o.from_month <= legal_year_paid(new.jalali_year))
    and not exists (select from legal_parameter o where o.legal_parameter_id = new.corrects and o.superseded_by = new.legal_parameter_id) then
    raise exception 'figures of the law by which somebody was paid are corrected, not added to' using errcode = 'check_violation', constraint = 'legal_parameter_used', table = 'legal_parameter';
  end if;
  return new;
end $$;
create trigger used before insert or update or delete on legal_parameter for each row execute function keep_used_law();
