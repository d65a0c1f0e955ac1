-- needs: modules/payroll/pay-data.002
-- As what somebody is insured, where it is not the class of the job of their position.
alter table pay_member add column insurance_job_enum_id text references enumeration;
create index pay_member_insurance_job on pay_member (insurance_job_enum_id) where insurance_job_enum_id is not null;
comment on column pay_member.insurance_job_enum_id is 'class of jobs (JobTitle) whose code and title the insurance list says of the person; null: that of the job of their position';
