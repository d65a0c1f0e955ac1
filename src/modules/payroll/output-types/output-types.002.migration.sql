-- needs: modules/payroll/output-types.001
-- Forms of files of banks that a company describes itself: columns, what stands between them, first lines, encoding and name (guide iran.md 2.3).
create table pay_bank_template (
  pay_bank_template_id uuid primary key,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  separator text not null check (separator in ('comma', 'semicolon', 'tab', 'pipe')),
  encoding text not null check (encoding in ('utf8', 'cp1256')),
  has_bom char(1) not null check (has_bom in ('Y', 'N')),
  has_headings char(1) not null check (has_headings in ('Y', 'N')),
  file_name text not null check (file_name <> ''),
  row_version integer not null default 1,
  unique (pay_bank_template_id, company_id)
);
create unique index pay_bank_template_title on pay_bank_template (company_id, lower(title));
comment on table pay_bank_template is 'Forms of files of banks that a company describes itself';

create table pay_bank_template_column (
  pay_bank_template_column_id uuid primary key,
  company_id uuid not null references company,
  pay_bank_template_id uuid not null,
  -- of the first line, or of the lines of people
  place text not null check (place in ('head', 'row')),
  sequence integer not null check (sequence between 1 and 999),
  field text not null check (field <> ''),
  heading text check (heading <> ''),
  fixed_text text check (fixed_text <> ''),
  row_version integer not null default 1,
  constraint pay_bank_template_column_of foreign key (pay_bank_template_id, company_id) references pay_bank_template (pay_bank_template_id, company_id) on delete cascade,
  constraint pay_bank_template_column_once unique (pay_bank_template_id, place, sequence)
);
comment on table pay_bank_template_column is 'Columns of forms of files of banks, in their order';

call enable_company_policy('pay_bank_template');
call enable_company_policy('pay_bank_template_column');
