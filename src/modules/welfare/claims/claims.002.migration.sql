-- needs: modules/welfare/claims.001
-- Costs that were paid before the contract was written here are taken up as paid and go back with their sheet; a payment that was written wrongly is taken back
-- (issue 24).
insert into status_transition (flow, from_status, to_status) values
  ('Compensation', null, 'ClmPaid'), ('Compensation', 'ClmPaid', 'ClmWithdrawn'), ('Compensation', 'ClmPaid', 'ClmSentToInsurer');
