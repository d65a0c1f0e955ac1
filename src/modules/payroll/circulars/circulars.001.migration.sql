-- needs: modules/payroll/annual-annuities.002
-- needs: platform/files.001
-- The papers that figures of the law rest on: circulars, rulings, budget laws, by year and where it is said by kind. Shared by all companies.
create table legal_circular (
  legal_circular_id uuid primary key,
  jalali_year smallint not null check (jalali_year between 1300 and 1500),
  -- null: of the whole year
  kind_enum_id text references enumeration,
  title text not null check (title <> ''),
  circular_number text,
  issued_on date,
  -- storedName;displayName
  attachment text not null,
  -- whose content the file is
  company_id uuid not null references company,
  added_by uuid references party on delete set null,
  added_at timestamptz not null
);
create index legal_circular_year on legal_circular (jalali_year);
comment on table legal_circular is 'Papers that figures of the law rest on';
