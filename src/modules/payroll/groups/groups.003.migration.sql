-- needs: modules/payroll/groups.002
-- needs: modules/payroll/pay-run.002
-- needs: modules/payroll/pay-arrears.001
-- needs: platform/access.001
-- Confidential pay groups: to be seen by the people of one user group alone, wherever their runs, payslips and members are read. The database
-- itself keeps it, so that no list, report or export forgets it.
alter table pay_group add column open_to text references user_group;
comment on column pay_group.open_to is 'the user group whose people alone see the pay group, its members, runs and payslips; null: who may see pay groups at all';
create index pay_group_open_to on pay_group (open_to) where open_to is not null;

-- Pay groups that are closed to who asks; none to the server itself.
create function closed_pay_groups() returns uuid[] language sql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(g.pay_group_id), '{}') from public.pay_group g
  where g.open_to is not null and public.app_user() is not null and not exists (
    select from public.user_group_member m
    where m.user_group_id = g.open_to and m.company_id = g.company_id and m.user_id = public.app_user() and m.valid @> (now() at time zone 'Asia/Tehran')::date)
$$;
create function closed_pay_runs() returns uuid[] language sql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(r.pay_run_id), '{}') from public.pay_run r where r.pay_group_id = any (public.closed_pay_groups())
$$;
-- Closed runs that pay who asks: they read their own payslip, and the name of the run with it.
create function own_pay_runs() returns uuid[] language sql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(distinct s.pay_run_id), '{}') from public.payslip s
  where s.party_id = public.app_party() and s.pay_run_id = any (public.closed_pay_runs())
$$;
create function own_pay_groups() returns uuid[] language sql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(distinct r.pay_group_id), '{}') from public.pay_run r where r.pay_run_id = any (public.own_pay_runs())
$$;

create policy confidential on pay_group_factor as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
create policy confidential on pay_member as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
create policy confidential on pay_advance as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential on pay_arrears as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential on pay_arrears_search as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential on pay_run_event as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential on pay_run_refusal as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));

create policy confidential on pay_group as restrictive for select
  using (pay_group_id <> all ((select closed_pay_groups())::uuid[]) or pay_group_id = any ((select own_pay_groups())::uuid[]));
create policy confidential_change on pay_group as restrictive for update using (pay_group_id <> all ((select closed_pay_groups())::uuid[])) with check (true);
create policy confidential_removal on pay_group as restrictive for delete using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));

create policy confidential on pay_run as restrictive for select
  using (pay_group_id <> all ((select closed_pay_groups())::uuid[]) or pay_run_id = any ((select own_pay_runs())::uuid[]));
create policy confidential_new on pay_run as restrictive for insert with check (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
create policy confidential_change on pay_run as restrictive for update using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
create policy confidential_removal on pay_run as restrictive for delete using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));

create policy confidential on payslip as restrictive for select using (pay_run_id <> all ((select closed_pay_runs())::uuid[]) or party_id = (select app_party()));
create policy confidential_new on payslip as restrictive for insert with check (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential_change on payslip as restrictive for update using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential_removal on payslip as restrictive for delete using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
