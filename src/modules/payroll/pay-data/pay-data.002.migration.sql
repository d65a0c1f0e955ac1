-- needs: modules/payroll/pay-data.001
-- needs: modules/payroll/groups.004
-- Of which workshop and contract row somebody is insured, where it is not that of the pay group.
alter table pay_member add column insurance_area_id uuid references company_insurance_area;
create index pay_member_insurance_area on pay_member (insurance_area_id) where insurance_area_id is not null;
comment on column pay_member.insurance_area_id is 'workshop and contract row whose insurance list the person stands in; null: those of the pay group';
