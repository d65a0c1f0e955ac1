-- needs: modules/organisation/company.003
alter table company_insurance_area add column address text;
comment on column company_insurance_area.address is 'of the workshop, as its insurance lists bear it';
