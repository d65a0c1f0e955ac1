-- needs: platform/reference-data.002
-- Legal parameters by Jalali year, shared by all companies of the installation (guide iran.md section 1).
create table legal_year (
  jalali_year smallint primary key check (jalali_year between 1300 and 1500),
  is_locked char(1) not null default 'N' check (is_locked in ('Y', 'N')),
  locked_at timestamptz,
  locked_by uuid references party,
  row_version integer not null default 1
);
comment on table legal_year is 'A locked year is closed: payroll has used its parameters';

create table legal_parameter (
  legal_parameter_id uuid primary key default gen_random_uuid(),
  jalali_year smallint not null references legal_year,
  kind_enum_id text not null references enumeration,
  from_month smallint not null default 1 check (from_month between 1 and 12),
  thru_month smallint not null default 12 check (thru_month between from_month and 12),
  -- only of tax brackets, from 1
  bracket smallint check (bracket between 1 and 20),
  -- rials; of a bracket: its upper end for a whole year, null for the last
  amount bigint check (amount >= 0),
  -- exact: a whole number or a fraction
  rate text check (rate ~ '^[0-9]{1,9}(/[1-9][0-9]{0,8})?$'),
  source text not null,
  -- verified by two sources, one source, sources conflict, believed
  confidence char(1) not null check (confidence in ('V', 'S', 'C', 'B')),
  description text,
  verified_by uuid references party,
  verified_on date,
  -- the row_version somebody has verified: any change after it asks for a new look
  verified_version integer,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint legal_parameter_value check (amount is not null or rate is not null),
  constraint legal_parameter_bracket check ((bracket is not null) = (kind_enum_id = 'LpTaxBracket')),
  constraint legal_parameter_once exclude using gist (
    jalali_year with =, kind_enum_id with =, (coalesce(bracket, 0::smallint)) with =, int4range(from_month, thru_month, '[]') with &&
  ) where (option_indicator = 'Y')
);
