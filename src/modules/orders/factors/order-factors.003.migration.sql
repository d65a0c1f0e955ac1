-- needs: modules/orders/factors/order-factors.002
-- Extras of the job that labour law counts as part of the wage (article 36) are paid by its factor of pay: under their own codes payroll knows none, and whoever had one
-- was set aside. A company that has a factor of pay of such a code keeps it.
update order_factor_default set paid_as = 'base' where code in ('supervisionExtra', 'hardshipExtra', 'attractionExtra') and paid_as is null;
update pay_factor f set paid_as = 'base'
where f.branch = 'order' and f.paid_as is null and f.code in ('supervisionExtra', 'hardshipExtra', 'attractionExtra')
  and f.pay_factor_id = md5(concat_ws('.', f.company_id, 'order', f.code))::uuid
  and not exists (select from pay_factor p where p.company_id = f.company_id and p.branch = 'payroll' and p.code = f.code);
