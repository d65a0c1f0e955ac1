-- needs: modules/welfare/insurance-membership.003
-- Members of a contract that ran before it was written here: what was paid of their premiums then, and a membership that is taken back with its sheet (issue 24).
alter table insurance_membership
  drop constraint insurance_membership_valid_check,
  drop constraint insurance_membership_ended_because_check,
  -- 'undone': it covers no day, and it was as though it had never been
  add constraint insurance_membership_ended check (ended_because in ('asked', 'office', 'divorce', 'death', 'age', 'employment', 'undone')),
  add constraint insurance_membership_days check (not lower_inf(valid)),
  add constraint insurance_membership_undone check (isempty(valid) = (ended_because is not distinct from 'undone'));
-- null: it was paid before the contract was written here
alter table premium_taken alter column pay_run_id drop not null;
