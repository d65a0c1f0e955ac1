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

/**
 * Offers a serial that nobody has registered; noted at most once a minute. Where as many are kept as may be, those that were seen the longest time ago go, so that invented
 * ones keep no clock out for good. `at`: ISO moment.
 */
export async function offerClock(tx: Tx, serial: string, address: string, at: string): Promise<void> {
  await tx.run(sql`
    insert into clock_offer as o (serial, address, first_seen_at, last_seen_at)
    values (upper(${serial}), ${address}::inet, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (serial) do update set times = o.times + 1, last_seen_at = excluded.last_seen_at, address = excluded.address
    where o.last_seen_at <= excluded.last_seen_at - interval '1 minute'`);
  await tx.run(sql`
    delete from clock_offer where serial in (
      select serial from clock_offer order by serial = upper(${serial}) desc, last_seen_at desc, serial offset ${MOST_OFFERS} for update skip locked)`);
}
