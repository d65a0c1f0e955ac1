-- needs: platform/reference-data/register.001
-- Services of welfare that a company offers (issue 24; guide welfare 7.10): what one is, for whom, and the units of a place where people stay.
create table welfare_service (
  welfare_service_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  service_code text not null check (service_code <> ''),
  title text not null check (title <> ''),
  -- stay: units of beds for nights; trip: seats; gathering: persons; goods: pieces; payment: an amount against receipts
  kind text not null check (kind in ('stay', 'trip', 'gathering', 'goods', 'payment')),
  use_type text not null default 'other' check (use_type in ('travel', 'leisure', 'other')),
  payment text not null default 'paid' check (payment in ('paid', 'free')),
  -- of whoever asks
  gender text not null default 'all' check (gender in ('all', 'Male', 'Female')),
  -- JSON: relations of those whom it is for, whoever asks among them (`self`); null: the family
  audience text,
  description text,
  created_date date not null default current_date,
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  status_id text not null default 'ActiveService' check (status_id in ('ActiveService', 'NotActiveService')),
  row_version integer not null default 1,
  constraint welfare_service_of_company unique (welfare_service_id, company_id)
);
create unique index welfare_service_code on welfare_service (company_id, upper(service_code));
comment on table welfare_service is 'Services of welfare of a company';

create table welfare_unit (
  welfare_unit_id uuid primary key,
  company_id uuid not null references company,
  welfare_service_id uuid not null,
  unit_code text not null check (unit_code <> ''),
  title text,
  beds smallint not null check (beds between 1 and 100),
  row_version integer not null default 1,
  constraint welfare_unit_of_service foreign key (welfare_service_id, company_id) references welfare_service (welfare_service_id, company_id) on delete cascade,
  constraint welfare_unit_of_company unique (welfare_unit_id, company_id),
  constraint welfare_unit_once unique (welfare_service_id, unit_code)
);
comment on table welfare_unit is 'Units of a place where people stay, each with its beds';

-- What every company begins with (service-definition.seed.ts); its own rows are a copy that it edits.
create table welfare_service_default (
  code text primary key,
  terms jsonb not null
);
create function lay_welfare_services(owner uuid) returns void language sql as $$
  insert into welfare_service (welfare_service_id, company_id, service_code, title, kind, use_type, payment, audience)
  select md5(concat_ws('.', owner, 'service', d.code))::uuid, owner, d.code, r.title, r.kind, r.use_type, r.payment, r.audience
  from welfare_service_default d cross join lateral jsonb_populate_record(null::welfare_service, d.terms) r on conflict do nothing;
$$;
revoke all on function lay_welfare_services from public;
-- who founds a company need not reach it yet
create function lay_welfare_services_of_new() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.lay_welfare_services(new.company_id);
  return null;
end $$;
create trigger lay_welfare_services after insert on company for each row execute function lay_welfare_services_of_new();

-- What was laid and never touched goes with its company; what somebody wrote or used keeps the company.
create function lift_welfare_services() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.welfare_service s
  where s.company_id = old.company_id and s.row_version = 1 and s.welfare_service_id = md5(concat_ws('.', old.company_id, 'service', s.service_code))::uuid;
  return old;
end $$;
create trigger lift_welfare_services before delete on company for each row execute function lift_welfare_services();

call enable_company_policy('welfare_service');
call enable_company_policy('welfare_unit');
