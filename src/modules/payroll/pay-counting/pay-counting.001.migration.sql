-- needs: modules/payroll/pay-run.002
-- needs: modules/payroll/pay-data.001
-- Pay that is no money, other rates of insurance, and tax at a rate of its own: who is given a house or a car, and what a payslip withheld beside the table.
alter table pay_member
  add column housing_given text check (housing_given in ('furnished', 'unfurnished')),
  add column car_given text check (car_given in ('driver', 'noDriver')),
  add column workshop_relief char(1) check (workshop_relief in ('Y', 'N'));
alter table pay_member drop constraint pay_member_insurance_check;
alter table pay_member add constraint pay_member_insurance_known check (insurance in ('worker', 'other', 'none'));
comment on column pay_member.housing_given is 'a house of the employer (direct taxes 83); null: none';
comment on column pay_member.car_given is 'a car of the employer, with a driver or without (direct taxes 83); null: none';
comment on column pay_member.workshop_relief is 'whether the employer is relieved of its share of the insurance (law of 1361); null: not';

alter table payslip
  add column tax_flat bigint not null default 0,
  add column things_free bigint not null default 0;
comment on column payslip.tax_flat is 'of the tax: what was withheld at the year''s own rate, beside the table';
comment on column payslip.things_free is 'of things that were given: what was free of the tax (direct taxes 91)';
