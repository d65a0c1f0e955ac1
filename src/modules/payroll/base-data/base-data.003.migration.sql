-- needs: modules/payroll/base-data.002
-- A key that what is handed to accounting software is signed by, so that it knows who speaks and that nothing was changed on the way.
alter table accounting_link add column signing_key text;
comment on column accounting_link.signing_key is 'sealed';
