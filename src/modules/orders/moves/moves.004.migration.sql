-- needs: modules/orders/moves.003
-- An order may say that the employment begins with it: what stood before is kept beside what it moved, for the way back.
alter table empl_order_move add column began jsonb;
comment on column empl_order_move.began is 'facts of field class pay among them';

-- Types of hiring that were laid and never touched may say so, as those of a new company do.
update order_type t set moves = '["post","structure","grade","begin"]'
where t.code = 'EotHire' and t.moves = '["post","structure","grade"]' and t.row_version = 1 and t.order_type_id = md5(concat_ws('.', t.company_id, 'orderType', t.code))::uuid;
