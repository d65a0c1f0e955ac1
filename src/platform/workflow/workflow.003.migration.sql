-- A step writes the state of its case anew. Where the page has room for one more row it stays there, and none of the indexes is touched, that of
-- the words of the subject least of all.
alter table process_instance set (fillfactor = 94);
