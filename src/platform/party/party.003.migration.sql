-- needs: platform/party.002
-- The words of one name are looked up one by one. To meet them once, the planner read all words of all names.
alter function keep_name_words() set plan_cache_mode = force_generic_plan;
alter function keep_name_words() set enable_seqscan = off;
alter function keep_name_words() set enable_hashjoin = off;
alter function keep_name_words() set enable_mergejoin = off;
