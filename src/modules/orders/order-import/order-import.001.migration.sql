-- needs: modules/orders/book/order-book.001
-- Orders that were signed on paper before the product came: they keep the number that stands on them, and nobody counts them anew. Their numbers of
-- the product lie in a series of their own, so that those of the company's orders have no gap.
alter table empl_order add column old_number text check (old_number <> '' and length(old_number) <= 40);
create unique index empl_order_one_old_number on empl_order (party_relationship_id, upper(old_number)) where old_number is not null and status_id = 'EoSigned';
comment on column empl_order.old_number is 'as it stands on paper; null of an order that the product made';
