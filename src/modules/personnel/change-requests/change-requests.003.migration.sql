-- needs: modules/personnel/change-requests.002
-- Reasons are sealed as notes are, and what is sealed is bound to a row by one column; what lies in the clear is sealed by the job that seals (platform/secrets).
alter table change_request_decision
  add column change_request_decision_id uuid not null default gen_random_uuid(),
  add constraint change_request_decision_one unique (change_request_decision_id);
