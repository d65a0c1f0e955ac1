/** What runs are to reversals, in words of lists. */
import { type Sql, sql } from '#platform/db/db.server.ts';

/** Of a run `r`: `reversed` where another one takes it back, `mirror` where it takes one back; null of all others. */
export const reversalOfRun: Sql = sql`case when r.reverses is not null then 'mirror' when exists (select from pay_run m where m.reverses = r.pay_run_id) then 'reversed' end`;

/** What a period that a run `r` pays in place of a month is called; null of a month. */
export const periodOfRun: Sql = sql`(select p.period_name from pay_period p where p.pay_period_id = r.pay_period_id)`;
