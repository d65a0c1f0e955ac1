-- A state is looked up by its id alone where its type is not known (the log keeps ids of states of every type).
create index status_item_by_id on status_item (status_id);
