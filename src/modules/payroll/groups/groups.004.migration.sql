-- needs: modules/payroll/groups.003
-- needs: modules/organisation/company.001
-- needs: platform/access.001
-- The head of a pay group as guide payroll 4.7 has it, several user groups for a confidential one, and the copy of a group with all that it has.
alter table pay_group
  add column tax_area_id uuid references company_tax_area,
  add column insurance_area_id uuid references company_insurance_area,
  -- a payslip shows factors that come to nothing, too
  add column display_zero char(1) not null default 'N' check (display_zero in ('Y', 'N'));
create index pay_group_tax_area on pay_group (tax_area_id) where tax_area_id is not null;
create index pay_group_insurance_area on pay_group (insurance_area_id) where insurance_area_id is not null;

create table pay_group_reader (
  pay_group_id uuid not null,
  company_id uuid not null references company,
  user_group_id text not null references user_group,
  primary key (pay_group_id, user_group_id),
  constraint pay_group_reader_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade
);
create index pay_group_reader_group on pay_group_reader (user_group_id);
comment on table pay_group_reader is 'User groups whose people alone see a pay group, its members, runs and payslips; of a group that has none, who may see pay groups at all';

insert into pay_group_reader (pay_group_id, company_id, user_group_id) select pay_group_id, company_id, open_to from pay_group where open_to is not null;
update pay_group set open_to = null where open_to is not null;
comment on column pay_group.open_to is 'the one user group of before; said by pay_group_reader since';

-- Pay groups that are closed to who asks: those with readers of whom none is a user group that they are in. None to the server itself.
create or replace function closed_pay_groups() returns uuid[] language sql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(array_agg(distinct o.pay_group_id), '{}') from public.pay_group_reader o
  where public.app_user() is not null and not exists (
    select from public.pay_group_reader r join public.user_group_member m on m.user_group_id = r.user_group_id and m.company_id = r.company_id
    where r.pay_group_id = o.pay_group_id and m.user_id = public.app_user() and m.valid @> (now() at time zone 'Asia/Tehran')::date)
$$;
call enable_company_policy('pay_group_reader');
create policy confidential on pay_group_reader as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[])) with check (true);

-- Copies to a group what goes with another one: the rows of every table whose rows are deleted with their group. Rows that are out of the reach of
-- who asks are not there to be copied.
create function copy_pay_group_parts(original uuid, copied uuid) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  part regclass;
  named text;
  said text;
begin
  for part in select distinct c.conrelid::regclass from pg_constraint c where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'public.pay_group'::regclass loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
      string_agg(case a.attname when 'pay_group_id' then '$2' when part::text || '_id' then 'gen_random_uuid()' when 'row_version' then '1' else quote_ident(a.attname) end, ', ' order by a.attnum)
      into named, said
      from pg_attribute a where a.attrelid = part and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
    execute format('insert into %s (%s) select %s from %s where pay_group_id = $1', part, named, said, part) using original, copied;
  end loop;
end $$;
