-- needs: platform/tasks.001
-- needs: platform/tables.002
-- What cases are about, folded once instead of for each row of each search, and found by its parts.
alter table process_instance add column search_text text not null generated always as (folded_text(subject_text)) stored;
create index process_instance_search on process_instance using gin (search_text gin_trgm_ops) with (fastupdate = off);
comment on column process_instance.search_text is 'What a case is about, folded';

-- The conditions of the row policies in views of the owner, so that the searches keep their indexes behind them: like is not leakproof.
create view searchable_case as
  select process_instance_id, process_definition_id, subject_party_id, search_text, tracking_code from process_instance
  where company_id = any ((select app_companies())::uuid[])
  with cascaded check option;
comment on view searchable_case is 'process_instance for the search in tasks and cases, with the condition of its row policy';
create view searchable_subject as
  select party_id, search_text from person
  where company_id = any ((select app_companies())::uuid[])
  with cascaded check option;
comment on view searchable_subject is 'person for the search in tasks and cases, with the condition of its row policy';

-- Whose cases are asked for are those somebody brought or that are about them: no order comes from an index of either. Without the moment
-- equal values are kept once, and a waiting case stays small.
drop index process_instance_initiator;
create index process_instance_initiator on process_instance (initiator_party_id);
