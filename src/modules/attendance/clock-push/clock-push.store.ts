/** SQL of clocks that push. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { DeviceOfEvents } from '../events/take-events.service.ts';

/** The clock with a serial, and whether it is heard from this address; undefined where none is registered. */
export const clockOf = (tx: Tx, serial: string, address: string): Promise<(DeviceOfEvents & { readonly isHeard: boolean }) | undefined> =>
  tx.maybe(sql`select clock_device_id as "clockDeviceId", company_id as "companyId", is_heard as "isHeard" from clock_of(${serial}, ${address}::inet)`);

/** From here to its end the transaction writes for the company of the clock. */
export const actFor = (tx: Tx, companyId: string): Promise<unknown> => tx.one(sql`select set_config('app.companies', ${`{${companyId}}`}, true)`);

/** Offers that are kept at most: anybody may call, and what a stranger says must not grow. */
const MOST_OFFERS = 100;

/** Offers a serial that nobody has registered; noted at most once a minute. `at`: ISO moment. */
export const offerClock = (tx: Tx, serial: string, address: string, at: string): Promise<number> =>
  tx.run(sql`
    insert into clock_offer as o (serial, address, first_seen_at, last_seen_at)
    select upper(${serial}), ${address}::inet, ${at}::timestamptz, ${at}::timestamptz
    where exists (select from clock_offer where serial = upper(${serial})) or (select count(*) from clock_offer) < ${MOST_OFFERS}
    on conflict (serial) do update set times = o.times + 1, last_seen_at = excluded.last_seen_at, address = excluded.address
    where o.last_seen_at <= excluded.last_seen_at - interval '1 minute'`);
