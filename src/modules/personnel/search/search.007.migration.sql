-- needs: modules/personnel/search.006
-- needs: modules/organisation/positions.002
-- Ties that lead, by kind, status and company: counted, and narrowed by the first day, without the table. It does what the index of the employed
-- did, for every kind and status, and for plans that do not know which one is asked for.
create index party_relationship_kind on party_relationship (relationship_type_enum_id, status_id, company_id, started)
  include (party_relationship_id, party_id, valid) where is_leading;
drop index party_relationship_active;
-- The few with a last day, for what is asked of them by it.
create index party_relationship_ended on party_relationship (upper(valid)) where is_leading and upper(valid) is not null;

-- Posts of a kind or grade: there are a hundred thousand of them, and few of most kinds.
create index empl_position_fact_type on empl_position_fact (position_type_enum_id);
create index empl_position_fact_grade on empl_position_fact (grade_type_enum_id);
create index empl_position_fact_pay_grade on empl_position_fact (pay_grade_enum_id);
