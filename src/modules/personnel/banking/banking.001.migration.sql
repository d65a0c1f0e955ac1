-- needs: modules/personnel/file.001
-- Accounts of people as the file asks for them (guide personnel 6.3, bank tab). Numbers are sealed; the bank follows from the Sheba.
alter table bank_account
  add column bank_id text,
  add column branch_code text,
  add column branch_name text,
  add column branch_address text,
  add column owner_first_name text,
  add column owner_last_name text,
  add column owner_suffix text,
  add column account_number text,
  add column card_number text,
  add column note_text text,
  add column row_version integer not null default 1;
comment on column bank_account.bank_id is 'three digits of the Sheba; one that the list of banks lacks is no fault';

-- One main account on a day; of other purposes there may be several.
alter table bank_account drop constraint bank_account_one_main;
alter table bank_account add constraint bank_account_one_main
  exclude using gist (party_id with =, valid with &&) where (payment_method_purpose_enum_id = 'PmpPriamryAccont');
