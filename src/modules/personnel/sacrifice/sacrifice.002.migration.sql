-- needs: modules/personnel/sacrifice.001
-- needs: platform/party/parts.001
-- Illnesses keep what they said.
call keep_past_of('person_disease');
