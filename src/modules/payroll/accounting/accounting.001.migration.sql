-- needs: modules/payroll/factors.001
-- needs: platform/structure.005
-- What vouchers of pay are made of (guide payroll 4.6): general-ledger and detailed accounts of a company, groups of detailed accounts that stand
-- for its units, people or personnel structure, and templates that say which account takes what of a run.
create table gl_account (
  gl_account_id uuid primary key,
  company_id uuid not null references company,
  gl_account_class_enum_id text not null references enumeration,
  parent_gl_account_id uuid check (parent_gl_account_id <> gl_account_id),
  account_code text not null check (account_code <> ''),
  account_name text not null check (account_name <> ''),
  -- Y: its balance stands in debit
  is_debit char(1) not null check (is_debit in ('Y', 'N')),
  -- last day on which something is booked on it; null: not ended
  end_date date,
  row_version integer not null default 1,
  unique (gl_account_id, company_id),
  constraint gl_account_parent foreign key (parent_gl_account_id, company_id) references gl_account (gl_account_id, company_id)
);
create unique index gl_account_code on gl_account (company_id, lower(account_code));
create index gl_account_children on gl_account (parent_gl_account_id);
comment on table gl_account is 'General-ledger accounts of a company';

create table detail_account (
  detail_account_id uuid primary key,
  company_id uuid not null references company,
  parent_detail_account_id uuid check (parent_detail_account_id <> detail_account_id),
  code text not null check (code <> ''),
  title text not null check (title <> ''),
  end_date date,
  row_version integer not null default 1,
  unique (detail_account_id, company_id),
  constraint detail_account_parent foreign key (parent_detail_account_id, company_id) references detail_account (detail_account_id, company_id)
);
create unique index detail_account_code on detail_account (company_id, lower(code));
create index detail_account_children on detail_account (parent_detail_account_id);
comment on table detail_account is 'Detailed accounts of a company';

create table detail_group (
  detail_group_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code <> ''),
  title text not null check (title <> ''),
  gd_account_type_enum_id text not null references enumeration,
  -- of groups of the personnel structure: which part of it
  classification_type_enum_id text references enumeration,
  row_version integer not null default 1,
  unique (detail_group_id, company_id),
  constraint detail_group_part check ((gd_account_type_enum_id = 'GDATPersonnelStructure') = (classification_type_enum_id is not null))
);
create unique index detail_group_code on detail_group (company_id, lower(code));
comment on table detail_group is 'Groups of detailed accounts, each for one unit, person or place of the personnel structure';

create table detail_member (
  detail_member_id uuid primary key,
  company_id uuid not null references company,
  detail_group_id uuid not null,
  code text not null check (code <> ''),
  title text not null check (title <> ''),
  -- a unit, an employment or a place of the personnel structure, as the group says; the columns below hold it as what it is
  linked_id uuid not null,
  unit_id uuid references org_unit,
  party_relationship_id uuid references party_relationship on delete cascade,
  party_classification_id uuid references party_classification,
  row_version integer not null default 1,
  constraint detail_member_of foreign key (detail_group_id, company_id) references detail_group (detail_group_id, company_id) on delete cascade,
  constraint detail_member_once unique (detail_group_id, linked_id),
  constraint detail_member_linked check (num_nonnulls(unit_id, party_relationship_id, party_classification_id) = 1)
);
create unique index detail_member_code on detail_member (detail_group_id, lower(code));
create index detail_member_unit on detail_member (unit_id);
create index detail_member_person on detail_member (party_relationship_id);
create index detail_member_classification on detail_member (party_classification_id);
comment on table detail_member is 'Detailed accounts of a group, by what each stands for';

create function place_detail_member() returns trigger language plpgsql as $$
declare
  kind text := (select g.gd_account_type_enum_id from detail_group g where g.detail_group_id = new.detail_group_id);
begin
  new.unit_id := case when kind = 'GDATOrgUnit' then new.linked_id end;
  new.party_relationship_id := case when kind = 'GDATPersonnel' then new.linked_id end;
  new.party_classification_id := case when kind = 'GDATPersonnelStructure' then new.linked_id end;
  return new;
end $$;
create trigger placed before insert or update on detail_member for each row execute function place_detail_member();

create table voucher_template (
  voucher_template_id uuid primary key,
  company_id uuid not null references company,
  code text not null check (code <> ''),
  title text not null check (title <> ''),
  status_id text not null default 'VTActive' check (status_id in ('VTActive', 'VTNotActive')),
  check_account_balance_enum_id text references enumeration,
  -- Y: a voucher for each place of the part of the personnel structure that is named
  several_voucher char(1) not null default 'N' check (several_voucher in ('Y', 'N')),
  party_classification_type_enum_id text references enumeration,
  default_number text,
  default_description text,
  description text,
  row_version integer not null default 1,
  unique (voucher_template_id, company_id),
  constraint voucher_template_split check ((several_voucher = 'Y') = (party_classification_type_enum_id is not null))
);
create unique index voucher_template_code on voucher_template (company_id, lower(code));
comment on table voucher_template is 'Which account takes what of a run of pay';

create table voucher_template_line (
  voucher_template_line_id uuid primary key,
  company_id uuid not null references company,
  voucher_template_id uuid not null,
  seq_num smallint not null check (seq_num between 1 and 9999),
  gl_account_id uuid not null,
  is_debit char(1) not null check (is_debit in ('Y', 'N')),
  vt_item_type_enum_id text not null references enumeration,
  -- what of the run: a factor, or what the kind of the line offers by name
  pay_factor_id uuid,
  item_code text,
  -- JSON lists of ids; the rows of voucher_line_detail are made of them
  detail_account_ids text,
  detail_group_ids text,
  description text not null check (description <> ''),
  row_version integer not null default 1,
  constraint voucher_template_line_of foreign key (voucher_template_id, company_id) references voucher_template (voucher_template_id, company_id) on delete cascade,
  constraint voucher_line_account foreign key (gl_account_id, company_id) references gl_account (gl_account_id, company_id),
  constraint voucher_line_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint voucher_template_line_number unique (voucher_template_id, seq_num),
  constraint voucher_template_line_item check (num_nonnulls(pay_factor_id, item_code) = 1)
);
create index voucher_template_line_account on voucher_template_line (gl_account_id);
create index voucher_template_line_factor on voucher_template_line (pay_factor_id);
comment on table voucher_template_line is 'Lines of voucher templates';

create table voucher_line_detail (
  voucher_line_detail_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  voucher_template_line_id uuid not null references voucher_template_line on delete cascade,
  detail_account_id uuid,
  detail_group_id uuid,
  constraint voucher_line_detail_account foreign key (detail_account_id, company_id) references detail_account (detail_account_id, company_id),
  constraint voucher_line_detail_group foreign key (detail_group_id, company_id) references detail_group (detail_group_id, company_id),
  constraint voucher_line_detail_one check (num_nonnulls(detail_account_id, detail_group_id) = 1)
);
create index voucher_line_detail_of on voucher_line_detail (voucher_template_line_id);
create index voucher_line_detail_of_account on voucher_line_detail (detail_account_id);
create index voucher_line_detail_of_group on voucher_line_detail (detail_group_id);
comment on table voucher_line_detail is 'Detailed accounts and groups that lines of voucher templates name: nothing that is named is deleted';

create function keep_line_details() returns trigger language plpgsql as $$
begin
  delete from voucher_line_detail where voucher_template_line_id = new.voucher_template_line_id;
  insert into voucher_line_detail (company_id, voucher_template_line_id, detail_account_id)
    select distinct new.company_id, new.voucher_template_line_id, d::uuid from jsonb_array_elements_text(new.detail_account_ids::jsonb) d;
  insert into voucher_line_detail (company_id, voucher_template_line_id, detail_group_id)
    select distinct new.company_id, new.voucher_template_line_id, d::uuid from jsonb_array_elements_text(new.detail_group_ids::jsonb) d;
  return null;
end $$;
create trigger details_kept after insert or update on voucher_template_line for each row execute function keep_line_details();

call enable_company_policy('gl_account');
call enable_company_policy('detail_account');
call enable_company_policy('detail_group');
call enable_company_policy('detail_member');
call enable_company_policy('voucher_template');
call enable_company_policy('voucher_template_line');
call enable_company_policy('voucher_line_detail');
