-- needs: platform/party.001
-- How files of clocks are read, as data: columns or places of each line, the calendar and the digits of the year, the encoding.
create table clock_format (
  clock_format_id uuid primary key,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  separator text not null check (separator in ('tab', 'comma', 'semicolon', 'space', 'fixed')),
  encoding text not null check (encoding in ('utf8', 'windows1256')),
  calendar text not null check (calendar in ('gregorian', 'jalali')),
  year_digits smallint not null check (year_digits in (2, 4)),
  -- a column from 1, or of fixed places `first-last` from 1
  card_at text not null check (card_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'),
  date_at text not null check (date_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'),
  -- null: the hour stands behind the date
  time_at text check (time_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'),
  key_at text check (key_at ~ '^[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?$'),
  skip_lines smallint not null default 0 check (skip_lines between 0 and 100),
  row_version integer not null default 1
);
create unique index clock_format_title on clock_format (company_id, lower(title));
comment on table clock_format is 'Formats of the files of clocks, tried on a file before they are kept';
call enable_company_policy('clock_format');
