-- needs: modules/orders/moves.002
-- A correction may take back the end that another order made: whether the end that stands is an order's own is kept beside what it moved.
alter table empl_order_move add column ends char(1) not null default 'N' check (ends in ('Y', 'N'));
update empl_order_move m set ends = 'Y' from empl_order o where o.empl_order_id = m.empl_order_id and o.moves ? 'end';
