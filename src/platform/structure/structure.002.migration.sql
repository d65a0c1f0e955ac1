-- needs: platform/structure.001
-- The seats of a person from the index alone: of two indexes that seem to cost the same the planner takes the range
-- index, which is a hundred times slower for a person.
create index empl_position_party_seats on empl_position_party (party_id) include (empl_position_id, company_id, valid);
drop index empl_position_party_party;
