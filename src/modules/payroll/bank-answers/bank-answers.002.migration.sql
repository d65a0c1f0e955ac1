-- needs: modules/payroll/bank-answers.001
-- Several accounts of the company may pay a file, and each transfer bears a reference of its own by which the bank may answer (guide iran.md 2.3).
-- which accounts pay: the main one alone, or of each bank its own
alter table pay_transfer_file add payers text not null default 'main' check (payers in ('main', 'byBank'));
-- serial of the file and place in it; of what was taken before there is none
alter table pay_transfer add reference text check (reference <> '');
