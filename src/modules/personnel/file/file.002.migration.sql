-- needs: modules/personnel/file.001
-- needs: platform/party/parts.001
-- Kinds of employment and wages keep what they said.
call keep_past_of('employment_kind');
call keep_past_of('employment_salary');
