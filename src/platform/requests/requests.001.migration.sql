-- needs: platform/workflow.002
-- The flow of requests that are declared by a form: `call enforce_status_flow('loan_request', 'status_id', 'Request');`
insert into status_transition (flow, from_status, to_status) values
  ('Request', null, 'RqSent'),
  ('Request', 'RqSent', 'RqReturned'), ('Request', 'RqSent', 'RqApproved'), ('Request', 'RqSent', 'RqRejected'), ('Request', 'RqSent', 'RqWithdrawn'),
  ('Request', 'RqReturned', 'RqSent'), ('Request', 'RqReturned', 'RqRejected'), ('Request', 'RqReturned', 'RqWithdrawn');
