-- needs: platform/structure/integrity.002
-- Planned for what was touched each time, one seat or 10,000: the plans for any number, which all connections of the
-- application ask for, read whole tables for one seat (70 ms of 50,000 seats instead of 6).
alter function check_structure() set plan_cache_mode = force_custom_plan;
