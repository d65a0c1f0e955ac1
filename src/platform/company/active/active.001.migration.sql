-- needs: platform/identity.001
-- The company somebody works in during a session; null: that of the account.
alter table login_session add column company_id uuid references company on delete set null;
create index login_session_company on login_session (company_id) where company_id is not null;
