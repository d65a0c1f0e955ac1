-- needs: modules/orders/moves.001
-- needs: modules/personnel/employment.003
-- Ends that signed orders have made are theirs to take back.
update employment_end e set decided_by = m.empl_order_id, decided_as = t.title
from empl_order_move m join empl_order o using (empl_order_id) join order_type t using (order_type_id)
where o.moves ? 'end' and e.party_relationship_id = m.party_relationship_id and e.thru_date = o.from_date - 1 and e.undone_at is null and e.decided_by is null;
