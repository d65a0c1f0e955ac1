-- needs: modules/personnel/organisational.001
-- needs: platform/party/parts.001
-- Places in the personnel structure keep what they said.
call keep_past_of('personnel_structure');
