-- needs: modules/payroll/groups.003
-- needs: platform/structure.001
-- Duties around a run of a pay group: before it is counted, and after it is approved (guide payroll 4.7.4).
create table pay_group_action (
  pay_group_action_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  title text not null check (title <> ''),
  type_enum_id text not null references enumeration,
  -- JSON, as a form holds several choices: duties of the type
  action_enum_ids text not null check (action_enum_ids is json array),
  empl_position_id uuid not null references empl_position,
  row_version integer not null default 1,
  constraint pay_group_action_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade
);
create index pay_group_action_group on pay_group_action (pay_group_id);
create index pay_group_action_position on pay_group_action (empl_position_id);
comment on table pay_group_action is 'Who carries out which duties before a run of a pay group is counted, and after it is approved';
call enable_company_policy('pay_group_action');
create policy confidential on pay_group_action as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
