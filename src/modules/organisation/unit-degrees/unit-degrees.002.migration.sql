-- needs: modules/organisation/unit-degrees.001
-- Who decided: shown with the history of a unit.
alter table unit_degree_decision add column decided_by uuid references party on delete set null;
create index unit_degree_decision_by on unit_degree_decision (decided_by);
