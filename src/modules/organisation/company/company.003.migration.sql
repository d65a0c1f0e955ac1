-- needs: modules/organisation/company.001
alter table company_insurance_area add column has_relief char(1) check (has_relief in ('Y', 'N'));
comment on column company_insurance_area.has_relief is 'whether the employer is relieved of its share of the insurance for everybody of the workshop (law of 1361); null: not';
