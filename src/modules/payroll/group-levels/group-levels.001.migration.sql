-- needs: modules/payroll/groups.003
-- needs: platform/structure.001
-- Who approves the runs of a pay group, one after the other; the company's chain for payroll where a group has none (guide payroll 4.7.5).
create table pay_group_level (
  pay_group_level_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  title text not null check (title <> ''),
  sequence smallint not null check (sequence between 1 and 99),
  empl_position_id uuid not null references empl_position,
  -- JSON, as a form holds several choices
  action_enum_ids text not null check (action_enum_ids is json array),
  row_version integer not null default 1,
  constraint pay_group_level_sequence unique (pay_group_id, sequence),
  constraint pay_group_level_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade
);
create index pay_group_level_position on pay_group_level (empl_position_id);
comment on table pay_group_level is 'Approval levels of a pay group, in their order';
call enable_company_policy('pay_group_level');
create policy confidential on pay_group_level as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
