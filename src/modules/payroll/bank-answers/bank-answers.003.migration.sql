-- needs: modules/payroll/bank-answers.002
-- needs: modules/payroll/output-types.002
-- A file may be in a form that the company has described; that form stays as long as a file names it.
alter table pay_transfer_file add pay_bank_template_id uuid;
alter table pay_transfer_file add constraint pay_transfer_file_template foreign key (pay_bank_template_id, company_id) references pay_bank_template (pay_bank_template_id, company_id);
create index pay_transfer_file_template on pay_transfer_file (pay_bank_template_id);
