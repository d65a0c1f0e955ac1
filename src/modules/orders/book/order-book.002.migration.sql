-- needs: modules/orders/book/order-book.001
-- needs: modules/orders/factors/order-factors.003
-- Orders that were signed before say of such extras that they are paid under their own codes, by which nobody was ever paid.
alter table empl_order_item disable trigger kept;
update empl_order_item i set paid_as = f.paid_as from pay_factor f
where f.pay_factor_id = i.pay_factor_id and i.paid_as = i.code and i.code in ('supervisionExtra', 'hardshipExtra', 'attractionExtra') and f.paid_as is not null;
alter table empl_order_item enable trigger kept;
