-- needs: modules/welfare/insurance-definition.002
-- That a contract takes members is told once (issue 24, notices).
alter table insurance_contract add column joining_told_on date;
