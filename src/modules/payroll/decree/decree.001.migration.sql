-- needs: modules/payroll/wage-items.001
-- Wages of a year that were written by its circular: one row an act, and of each person what it wrote, so that it can be taken back.
create table wage_decree (
  wage_decree_id uuid primary key,
  company_id uuid not null references company,
  jalali_year smallint not null check (jalali_year between 1300 and 1500),
  -- what the wages were counted by: factor, fixed and least, as digits
  law jsonb not null,
  people integer not null check (people > 0),
  -- rials a day, of all of them
  old_total bigint not null,
  new_total bigint not null,
  applied_by uuid references party on delete set null,
  applied_at timestamptz not null,
  undone_by uuid references party on delete set null,
  undone_at timestamptz,
  row_version integer not null default 1,
  unique (wage_decree_id, company_id)
);
create index wage_decree_year on wage_decree (company_id, jalali_year);
comment on table wage_decree is 'Acts by which the circular of a year was written as wages: class pay';
call enable_company_policy('wage_decree');

create table wage_decree_row (
  wage_decree_id uuid not null,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  -- rials a day
  old_wage bigint not null,
  new_wage bigint not null,
  wage_item_id uuid not null,
  -- the wage item that ends the day before for it, the end it had, and its version since
  cut_item_id uuid,
  cut_until date,
  cut_version integer,
  primary key (wage_decree_id, party_relationship_id),
  constraint wage_decree_row_of foreign key (wage_decree_id, company_id) references wage_decree (wage_decree_id, company_id) on delete cascade
);
create index wage_decree_row_item on wage_decree_row (wage_item_id);
create index wage_decree_row_employment on wage_decree_row (party_relationship_id);
comment on table wage_decree_row is 'Whose wage an act of a wage decree has written: class pay';
call enable_company_policy('wage_decree_row');
