-- needs: modules/payroll/run-state-files.001
-- needs: modules/payroll/tax-sending.001
-- What of the duties by law was done outside of the product, how early a company wants to be told of them, and what it was told.
create table legal_deadline_setting (
  company_id uuid primary key references company,
  notice_days smallint not null check (notice_days between 1 and 60),
  row_version integer not null default 1
);
comment on table legal_deadline_setting is 'How many days before a deadline by law a company is told of it';
call enable_company_policy('legal_deadline_setting');

create table legal_deadline_mark (
  company_id uuid not null references company,
  pay_group_id uuid not null,
  duty text not null check (duty in ('insurance', 'tax', 'eidi')),
  jalali_year smallint not null check (jalali_year between 1390 and 1600),
  jalali_month smallint not null check (jalali_month between 1 and 12),
  reason text not null check (reason <> ''),
  marked_by uuid references party on delete set null,
  marked_at timestamptz not null,
  primary key (pay_group_id, duty, jalali_year, jalali_month),
  constraint legal_deadline_mark_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade
);
comment on table legal_deadline_mark is 'Duties by law that were done outside of the product, each with the reason';
call enable_company_policy('legal_deadline_mark');
create policy confidential on legal_deadline_mark as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));

create table legal_deadline_told (
  company_id uuid not null references company,
  duty text not null check (duty in ('insurance', 'tax', 'eidi')),
  jalali_year smallint not null,
  jalali_month smallint not null,
  stage text not null check (stage in ('near', 'late')),
  told_at timestamptz not null default now(),
  primary key (company_id, duty, jalali_year, jalali_month, stage)
);
comment on table legal_deadline_told is 'What a company was told of its duties by law, each once';
call enable_company_policy('legal_deadline_told');
