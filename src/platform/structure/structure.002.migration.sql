-- needs: platform/structure.001
-- Lookups of one person's seats and of one seat's unit. Beside the indexes of the exclusion constraints the planner takes
-- a tree for dearer than it is, and finding a person by the second column of such a constraint is a hundred times slower;
-- of a hash it knows that it is cheaper.
create index empl_position_party_person on empl_position_party using hash (party_id);
drop index empl_position_party_party;
create index empl_position_unit_seat on empl_position_unit using hash (empl_position_id);

-- As before, unit by unit through the index of parents: whole tables were read for each level of the tree.
create or replace function units_under(roots uuid[], as_of date) returns setof uuid language sql stable as $$
  with recursive tree as (
    select unnest(roots) as unit_id
    union select p.unit_id from tree t
    cross join lateral (select c.unit_id from org_unit_parent c where c.parent_unit_id = t.unit_id and c.valid @> as_of offset 0) as p
  ) select unit_id from tree
$$;
