-- needs: platform/party.001
-- No two companies bear one national id.
create unique index party_identification_legal_entity on party_identification (id_value) where party_id_type_enum_id = 'legalEntityId';
