-- needs: platform/party.001
create table pay_what_if_setting (
  company_id uuid primary key references company,
  is_open char(1) not null check (is_open in ('Y', 'N')),
  row_version integer not null default 1
);
comment on table pay_what_if_setting is 'Whether people of a company may try out what their own month would come to';
call enable_company_policy('pay_what_if_setting');
