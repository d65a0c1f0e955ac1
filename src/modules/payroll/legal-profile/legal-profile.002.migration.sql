-- needs: modules/payroll/legal-profile.001
-- needs: modules/payroll/groups.002
-- Months that somebody was paid for are read as they were read then.

-- The last day that a group of the company, or of one below it, has been paid for. Of all of those: they read as the company above them does.
create function pay_paid_thru(root uuid) returns date language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select max(g.paid_thru) from public.pay_group g where root in (select a.company_id from public.companies_above(g.company_id) a)
$$;

create function pay_setting_unpaid() returns trigger language plpgsql as $$
begin
  if lower(new.valid) <= pay_paid_thru(new.company_id) then
    raise exception 'a month that was paid is read as it was' using errcode = 'check_violation', constraint = 'pay_setting_paid', table = 'pay_setting';
  end if;
  return new;
end $$;
create trigger pay_setting_unpaid before insert on pay_setting for each row execute function pay_setting_unpaid();
