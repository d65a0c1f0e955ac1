-- Which chain approves orders of the type: its own, that of their type of contract, or the general one of orders.
alter table order_type add column chain_of text not null default 'type' check (chain_of in ('type', 'contract', 'general'));
