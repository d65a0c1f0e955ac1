-- needs: modules/welfare/service-allocation.002
-- needs: modules/welfare/event-definition.003
-- Conditions of an event are part of what its list is made of.
create trigger keep_listed_event before insert or update or delete on welfare_event_condition for each row execute function keep_listed_event();
