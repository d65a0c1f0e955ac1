-- needs: platform/structure.005
-- Holders of a seat and the seats that answer to it, looked up for each row of a list. Beside the indexes of the exclusion
-- constraints the planner takes a tree for dearer than it is; of a hash it knows that it is cheaper (as in structure.002).
create index empl_position_party_seat on empl_position_party using hash (empl_position_id);
drop index empl_position_party_position;
create index empl_position_reporting_above on empl_position_reporting using hash (reports_to_id);
drop index empl_position_reporting_to;
