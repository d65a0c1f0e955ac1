-- needs: modules/orders/structure/order-types.001
-- needs: modules/personnel/file.002
-- needs: platform/workflow.002
-- needs: platform/db.002
-- Orders of employment (docs/adr/0060): what was ordered, in versions; which order counts on which day, as it was known when; what changed for pay.

-- What is brought before its approvers together.
create table order_issue (
  order_issue_id uuid primary key,
  company_id uuid not null references company,
  order_type_id uuid not null,
  producer_party_id uuid references party on delete set null,
  description text,
  -- all of them at once, or one by one
  check_enum_id text not null default 'GroupCheckIn',
  at timestamptz not null,
  unique (order_issue_id, company_id),
  constraint order_issue_type foreign key (order_type_id, company_id) references order_type (order_type_id, company_id)
);
create index order_issue_type_of on order_issue (order_type_id);
create index order_issue_producer on order_issue (producer_party_id);
create index order_issue_company on order_issue (company_id, at desc);
comment on table order_issue is 'Orders that were issued together: the record of their case';

create table empl_order (
  empl_order_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  order_issue_id uuid not null,
  order_type_id uuid not null,
  agreement_id uuid references agreement_type,
  status_id text not null default 'EoDraft' check (status_id in ('EoDraft', 'EoInApproval', 'EoReturned', 'EoRejected', 'EoWithdrawn', 'EoSigned', 'EoAnnulled')),
  -- of issuing and of execution
  order_date date not null,
  from_date date not null,
  -- its own last day
  thru_date date check (thru_date >= from_date),
  -- as the type said when it was issued
  is_cover char(1) not null check (is_cover in ('Y', 'N')),
  ends_cover char(1) not null check (ends_cover in ('Y', 'N')),
  pays char(1) not null check (pays in ('Y', 'N')),
  -- the order that it corrects
  corrects_id uuid references empl_order on delete cascade,
  -- the version that counts
  version smallint not null default 1 check (version > 0),
  order_series text,
  order_year smallint,
  order_number integer check (order_number > 0),
  -- in what order those of an employment were signed
  signed_no bigint,
  signed_at timestamptz,
  annulled_at timestamptz,
  annul_reason text,
  acknowledged_at timestamptz,
  row_version integer not null default 1,
  constraint empl_order_issue_of foreign key (order_issue_id, company_id) references order_issue (order_issue_id, company_id),
  constraint empl_order_type_of foreign key (order_type_id, company_id) references order_type (order_type_id, company_id),
  constraint empl_order_one_number unique (company_id, order_series, order_year, order_number),
  constraint empl_order_signed check ((status_id in ('EoSigned', 'EoAnnulled')) = (order_number is not null) and num_nulls(order_series, order_year, order_number, signed_no, signed_at) in (0, 5)),
  constraint empl_order_annulled check ((status_id = 'EoAnnulled') = (annulled_at is not null) and (annulled_at is null) = (annul_reason is null))
);
create index empl_order_employment on empl_order (party_relationship_id, from_date);
create index empl_order_party on empl_order (party_id);
create index empl_order_issue_orders on empl_order (order_issue_id);
create index empl_order_type_orders on empl_order (order_type_id);
create index empl_order_agreement on empl_order (agreement_id) where agreement_id is not null;
create index empl_order_corrects on empl_order (corrects_id) where corrects_id is not null;
create index empl_order_company on empl_order (company_id, status_id);
-- what waits for approval is one thing at a time
create unique index empl_order_one_open on empl_order (party_relationship_id, from_date) where status_id in ('EoInApproval', 'EoReturned');
create sequence empl_order_signing;
comment on table empl_order is 'Orders of employment; numbers of a company, series and Jalali year have no gaps';

insert into status_transition (flow, from_status, to_status) values
  ('EmplOrder', null, 'EoDraft'), ('EmplOrder', null, 'EoInApproval'), ('EmplOrder', null, 'EoSigned'),
  ('EmplOrder', 'EoDraft', 'EoInApproval'), ('EmplOrder', 'EoDraft', 'EoWithdrawn'),
  ('EmplOrder', 'EoInApproval', 'EoReturned'), ('EmplOrder', 'EoInApproval', 'EoRejected'), ('EmplOrder', 'EoInApproval', 'EoWithdrawn'), ('EmplOrder', 'EoInApproval', 'EoSigned'),
  ('EmplOrder', 'EoReturned', 'EoInApproval'), ('EmplOrder', 'EoReturned', 'EoWithdrawn'),
  ('EmplOrder', 'EoSigned', 'EoAnnulled')
on conflict on constraint status_transition_twice do nothing;
call enforce_status_flow('empl_order', 'status_id', 'EmplOrder');

create table empl_order_version (
  empl_order_id uuid not null references empl_order on delete cascade,
  version smallint not null check (version > 0),
  company_id uuid not null references company,
  -- kind of employment and rials a day from the execution day on; null: it says none
  employment_status_enum_id text references enumeration,
  daily_wage bigint check (daily_wage >= 0),
  -- rials of a month of thirty days, of this order and of the one before
  total bigint not null,
  previous_total bigint not null,
  -- what it was counted from (JSON): facts of the file on the day, what was typed
  facts jsonb not null,
  -- the order whose signing made this version; null: its own
  by_order_id uuid references empl_order on delete set null,
  at timestamptz not null,
  primary key (empl_order_id, version)
);
create index empl_order_version_by on empl_order_version (by_order_id) where by_order_id is not null;
create index empl_order_version_company on empl_order_version (company_id);
comment on table empl_order_version is 'What an order says; only added to: an order that is counted anew gets a further version under its number';
comment on column empl_order_version.facts is 'facts of field class pay among them';

create table empl_order_item (
  empl_order_id uuid not null,
  version smallint not null,
  place smallint not null check (place > 0),
  company_id uuid not null references company,
  pay_factor_id uuid not null,
  code text not null,
  title text not null,
  group_enum_id text not null,
  basis_enum_id text not null check (basis_enum_id in ('BcpDaily', 'BcpMonthly', 'BcpYearly')),
  paid_as text not null,
  -- exact: digits, or a fraction
  score text,
  -- rials of the basis
  amount bigint not null,
  previous bigint not null,
  -- how it came about (JSON)
  explanation jsonb,
  primary key (empl_order_id, version, place),
  constraint empl_order_item_of foreign key (empl_order_id, version) references empl_order_version (empl_order_id, version) on delete cascade,
  constraint empl_order_item_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id)
);
create index empl_order_item_of_factor on empl_order_item (pay_factor_id);
create index empl_order_item_company on empl_order_item (company_id);

-- What stood before the first order, for the way back.
create table empl_order_before (
  party_relationship_id uuid primary key references party_relationship on delete cascade,
  company_id uuid not null references company,
  -- rows of employment_kind and employment_salary, with their days
  facts jsonb not null,
  at timestamptz not null
);
create index empl_order_before_company on empl_order_before (company_id);

create table empl_order_day (
  empl_order_day_id uuid primary key,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  company_id uuid not null references company,
  empl_order_id uuid not null references empl_order on delete cascade,
  version smallint not null,
  valid daterange not null check (not isempty(valid)),
  known tstzrange not null check (not isempty(known)),
  constraint empl_order_day_version foreign key (empl_order_id, version) references empl_order_version (empl_order_id, version),
  constraint empl_order_one_a_day exclude using gist (party_relationship_id with =, valid with &&, known with &&)
);
create index empl_order_day_order on empl_order_day (empl_order_id);
create index empl_order_day_company on empl_order_day (company_id);
comment on table empl_order_day is 'Which order counts on which days, as it was known when: one order per employment, day and moment';

create table order_effect (
  order_effect_no bigint generated always as identity primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  -- days whose pay changed, the order and version that pays them now; null: none does
  valid daterange not null check (not isempty(valid)),
  empl_order_id uuid references empl_order on delete set null,
  version smallint,
  -- the order whose signing or annulment did it
  by_order_id uuid references empl_order on delete set null,
  at timestamptz not null
);
create index order_effect_employment on order_effect (party_relationship_id, order_effect_no);
create index order_effect_company on order_effect (company_id, order_effect_no);
create index order_effect_order on order_effect (empl_order_id) where empl_order_id is not null;
create index order_effect_by on order_effect (by_order_id) where by_order_id is not null;
comment on table order_effect is 'What of the pay of an employment changed by orders; only added to, rising';

-- The last number of a series in a Jalali year; the row is held until the orders are there, so that none is lost.
create table order_counter (
  company_id uuid not null references company,
  order_series text not null,
  order_year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (company_id, order_series, order_year)
);

-- On days that an order counts, wage and kind of employment are what it says: nobody writes them past it. Arguments: column of the fact, column of the version.
create function refuse_under_order() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (
    select from public.empl_order_day d join public.empl_order_version v on v.empl_order_id = d.empl_order_id and v.version = d.version
    where d.party_relationship_id = new.party_relationship_id and upper_inf(d.known) and d.valid && new.valid
      and to_jsonb(v) ->> tg_argv[1] is distinct from to_jsonb(new) ->> tg_argv[0] and to_jsonb(v) ->> tg_argv[1] is not null)
  then
    raise exception 'an order says % of these days', tg_table_name using errcode = 'check_violation', constraint = 'under_order';
  end if;
  return null;
end $$;
revoke all on function refuse_under_order() from public;
create trigger under_order after insert or update on employment_kind for each row execute function refuse_under_order('employment_status_enum_id', 'employment_status_enum_id');
create trigger under_order after insert or update on employment_salary for each row execute function refuse_under_order('daily_wage', 'daily_wage');

call only_added_to('empl_order_version', 'empl_order');
call only_added_to('empl_order_item', 'empl_order');
call only_added_to('order_effect', 'party_relationship');

call enable_company_policy('order_issue');
call enable_company_policy('empl_order');
call enable_company_policy('empl_order_version');
call enable_company_policy('empl_order_item');
call enable_company_policy('empl_order_before');
call enable_company_policy('empl_order_day');
call enable_company_policy('order_effect');
call enable_company_policy('order_counter');
