-- needs: modules/orders/book/order-book.001
-- The refusal names the order that stands in the way: its number is the hint, which the sentence tells.
create or replace function refuse_under_order() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  standing text;
begin
  select o.order_year || '/' || o.order_number into standing
  from public.empl_order_day d join public.empl_order_version v on v.empl_order_id = d.empl_order_id and v.version = d.version
    join public.empl_order o on o.empl_order_id = d.empl_order_id
  where d.party_relationship_id = new.party_relationship_id and upper_inf(d.known) and d.valid && new.valid
    and to_jsonb(v) ->> tg_argv[1] is distinct from to_jsonb(new) ->> tg_argv[0] and to_jsonb(v) ->> tg_argv[1] is not null
  order by lower(d.valid) desc limit 1;
  if found then
    raise exception 'an order says % of these days', tg_table_name using errcode = 'check_violation', constraint = 'under_order', hint = standing;
  end if;
  return null;
end $$;
