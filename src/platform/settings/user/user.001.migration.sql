-- needs: platform/identity.001
-- The look a person goes back to with "reset"; null: the product's own.
alter table user_account add column default_settings jsonb;
