-- needs: modules/payroll/groups.004
-- needs: modules/payroll/base-data.002
-- Which accounting software the vouchers of a pay group are for (guide payroll 4.7, head).
alter table pay_group
  add column accounting_link_id uuid,
  add constraint pay_group_accounting_link foreign key (accounting_link_id, company_id) references accounting_link (accounting_link_id, company_id);
create index pay_group_accounting_link on pay_group (accounting_link_id) where accounting_link_id is not null;
comment on column pay_group.accounting_link_id is 'accounting software that the vouchers of the group are for; null: the default of the company';
