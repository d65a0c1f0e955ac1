-- needs: modules/orders/factors/order-factors.001
-- Types of orders of a company (guide orders 12.3): what an order of the type does to days, facts and pay.
create table order_type (
  order_type_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9_]{0,39}$'),
  title text not null check (title <> ''),
  issue_time_enum_id text not null default 'ItoEvent' references enumeration,
  is_active char(1) not null default 'Y' check (is_active in ('Y', 'N')),
  -- covers its days, and what stood goes on after them (mission, unpaid leave, suspension)
  is_cover char(1) not null default 'N' check (is_cover in ('Y', 'N')),
  -- ends what covers its first day (return to work)
  ends_cover char(1) not null default 'N' check (ends_cover in ('Y', 'N')),
  -- its days are paid
  pays char(1) not null default 'Y' check (pays in ('Y', 'N')),
  -- may say another kind of employment
  moves_kind char(1) not null default 'N' check (moves_kind in ('Y', 'N')),
  -- an order of the type says its last day
  needs_end char(1) not null default 'N' check (needs_end in ('Y', 'N')),
  -- most days of one order; null: no limit
  most_days integer check (most_days between 1 and 36600),
  -- ids of the factors that are counted anew (a JSON list); null: all of them
  factor_ids text,
  -- beginning of its numbers: orders of one series share a row of numbers in each Jalali year
  series text not null default '1' check (series ~ '^[0-9A-Za-z]{1,8}$'),
  body_text text,
  row_version integer not null default 1,
  unique (order_type_id, company_id),
  constraint order_type_cover_ends check (is_cover = 'N' or (needs_end = 'Y' and ends_cover = 'N'))
);
create unique index order_type_code on order_type (company_id, lower(code));
comment on table order_type is 'Types of orders of employment of a company';

create table order_type_default (
  code text primary key,
  title text not null,
  issue_time_enum_id text not null,
  is_cover char(1) not null,
  ends_cover char(1) not null,
  pays char(1) not null,
  moves_kind char(1) not null,
  needs_end char(1) not null,
  body_text text
);

create function lay_order_types(owner uuid) returns void language sql as $$
  insert into order_type (order_type_id, company_id, code, title, issue_time_enum_id, is_cover, ends_cover, pays, moves_kind, needs_end, body_text)
  select md5(concat_ws('.', owner, 'orderType', d.code))::uuid, owner, d.code, d.title, d.issue_time_enum_id, d.is_cover, d.ends_cover, d.pays, d.moves_kind, d.needs_end, d.body_text
  from order_type_default d on conflict do nothing
$$;
revoke all on function lay_order_types from public;
-- who founds a company need not reach it yet
create function lay_order_types_of_new() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.lay_order_types(new.company_id);
  return null;
end $$;
create trigger lay_order_types after insert on company for each row execute function lay_order_types_of_new();

-- What was laid and never touched goes with its company; what somebody wrote or used keeps the company.
create function lift_order_types() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.order_type t
  where t.company_id = old.company_id and t.row_version = 1 and t.order_type_id = md5(concat_ws('.', old.company_id, 'orderType', t.code))::uuid;
  return old;
end $$;
create trigger lift_order_types before delete on company for each row execute function lift_order_types();

call enable_company_policy('order_type');
