-- needs: modules/payroll/factors.001
-- needs: platform/reference-data.002
-- Factors of orders: the branch of the one table of factors, and how each is counted under a set of law or a type of contract (issue 21; guide orders 12.1).
alter table pay_factor
  add column basis_enum_id text not null default 'BcpMonthly' check (basis_enum_id in ('BcpDaily', 'BcpMonthly', 'BcpYearly')),
  -- formula: by order_rule; typed: said for each person; carried: as the order before
  add column way text not null default 'formula' check (way in ('formula', 'typed', 'carried')),
  add column is_scored char(1) not null default 'N' check (is_scored in ('Y', 'N')),
  -- the one whose amount is the daily wage of the file
  add column is_daily_wage char(1) not null default 'N' check (is_daily_wage in ('Y', 'N')),
  add column on_order char(1) not null default 'Y' check (on_order in ('Y', 'N')),
  add column on_copy char(1) not null default 'Y' check (on_copy in ('Y', 'N')),
  add column display_order smallint not null default 100 check (display_order between 1 and 9999),
  add column paid_as text check (paid_as ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  add constraint pay_factor_daily check (is_daily_wage = 'N' or (branch = 'order' and basis_enum_id = 'BcpDaily'));
comment on column pay_factor.paid_as is 'of a factor of orders: code of the factor of pay that its amount is paid by; its own code when null';
create unique index pay_factor_one_daily_wage on pay_factor (company_id) where is_daily_wage = 'Y';

-- By which law orders of a type of contract are counted, where it says nothing of a factor itself.
alter table agreement_type add column order_set text not null default 'labour' check (order_set in ('labour', 'civil'));

create table order_rule (
  order_rule_id uuid primary key,
  company_id uuid not null references company,
  pay_factor_id uuid not null,
  -- of all types of contract under a law, or of one
  order_set text not null check (order_set in ('labour', 'civil')),
  agreement_id uuid references agreement_type,
  amount_text text check (amount_text <> ''),
  score_text text check (score_text <> ''),
  description text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1,
  constraint order_rule_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint order_rule_no_overlap exclude using gist (pay_factor_id with =, coalesce(agreement_id::text, order_set) with =, valid with &&)
);
create index order_rule_agreement on order_rule (agreement_id) where agreement_id is not null;
create index order_rule_company on order_rule (company_id);
comment on table order_rule is 'How a factor of orders is counted, by law or type of contract and by days; a factor without one on the day is not of that order';

-- What every company begins with (order-factors.seed.ts); its own rows are a copy that it edits.
create table order_factor_default (
  code text primary key,
  title text not null,
  group_enum_id text not null,
  basis_enum_id text not null,
  way text not null,
  is_scored char(1) not null,
  is_daily_wage char(1) not null,
  display_order smallint not null,
  paid_as text
);
create table order_rule_default (
  code text not null references order_factor_default,
  order_set text not null,
  amount_text text,
  score_text text,
  from_date date not null,
  primary key (code, order_set)
);

create function lay_order_factors(owner uuid) returns void language sql as $$
  insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id, basis_enum_id, way, is_scored, is_daily_wage, display_order, paid_as)
  select md5(concat_ws('.', owner, 'order', d.code))::uuid, owner, 'order', d.code, d.title, d.group_enum_id, d.basis_enum_id, d.way, d.is_scored, d.is_daily_wage, d.display_order, d.paid_as
  from order_factor_default d on conflict do nothing;
  insert into order_rule (order_rule_id, company_id, pay_factor_id, order_set, amount_text, score_text, valid)
  select md5(concat_ws('.', owner, 'orderRule', d.code, d.order_set))::uuid, owner, f.pay_factor_id, d.order_set, d.amount_text, d.score_text, daterange(d.from_date, null)
  from order_rule_default d join pay_factor f on f.pay_factor_id = md5(concat_ws('.', owner, 'order', d.code))::uuid on conflict do nothing;
$$;
revoke all on function lay_order_factors from public;
-- who founds a company need not reach it yet
create function lay_order_factors_of_new() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.lay_order_factors(new.company_id);
  return null;
end $$;
create trigger lay_order_factors after insert on company for each row execute function lay_order_factors_of_new();

-- What was laid and never touched goes with its company; what somebody wrote or used keeps the company.
create function lift_order_factors() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.order_rule r using public.pay_factor f
  where r.company_id = old.company_id and f.pay_factor_id = r.pay_factor_id and r.row_version = 1
    and r.order_rule_id = md5(concat_ws('.', old.company_id, 'orderRule', f.code, r.order_set))::uuid;
  delete from public.pay_factor f
  where f.company_id = old.company_id and f.row_version = 1 and f.pay_factor_id = md5(concat_ws('.', old.company_id, 'order', f.code))::uuid;
  return old;
end $$;
create trigger lift_order_factors before delete on company for each row execute function lift_order_factors();

call enable_company_policy('order_rule');
