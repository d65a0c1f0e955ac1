-- needs: modules/personnel/banking.001
-- needs: platform/party/parts.001
-- Accounts keep what they said; the bank follows from the Sheba.
call keep_past_of('bank_account', 'bank_id');
