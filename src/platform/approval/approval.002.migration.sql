-- needs: platform/approval.001
-- A chain for one kind of a process (an order type, a loan type, a leave type) goes before the general one. What the kinds are says the slice of
-- the process; one that it no longer lists keeps its chains, and no new ones are written for it.
alter table approval_chain add column kind_id text check (kind_id <> '' and length(kind_id) <= 60);
alter table approval_chain drop constraint approval_chain_no_overlap;
alter table approval_chain add constraint approval_chain_no_overlap
  exclude using gist (company_id with =, process_type with =, (coalesce(kind_id, '')) with =, valid with &&);
comment on column approval_chain.kind_id is 'Null: the general chain of the process';
