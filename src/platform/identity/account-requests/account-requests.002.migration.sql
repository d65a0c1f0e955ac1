-- needs: platform/identity/account-requests.001
-- Where a request came from: one network may not fill the list of what waits.
alter table account_request add column network text not null default '';
