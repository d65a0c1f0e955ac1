-- Whether orders under contracts of the type go by its own chain, where their type of order leaves it to the contract, or by the general one of orders.
alter table agreement_type add column chain_of text not null default 'contract' check (chain_of in ('contract', 'general'));
