/** What the clocks of the demo say beside presses: what their keys stand for, when each was heard, and presses of cards that nobody holds. In sets. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/** What the keys of a ZK clock stand for. */
const keys = { codes: ['0', '1', '4'], stand: ['in', 'out', 'mission'] } as const;
/** Presses of strangers, of so many cards. */
const STRANGERS = 24;
const CARDS = 7;

/** `now`: epoch milliseconds. The last clock of each company has not been heard since yesterday. */
export async function writeClocks(tx: Tx, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await tx.run(sql`
    insert into clock_device_key (clock_device_key_id, clock_device_id, company_id, code, press_key)
    select gen_random_uuid(), d.clock_device_id, d.company_id, k.code, k.stands
    from clock_device d cross join unnest(${[...keys.codes]}::text[], ${[...keys.stand]}::text[]) as k (code, stands)`);
  await tx.run(sql`
    insert into clock_contact (clock_device_id, company_id, last_contact_at, drift_seconds)
    select clock_device_id, company_id, ${at}::timestamptz - case when place = 1 then interval '30 hours' else interval '6 minutes' end, case when place = 3 then 140 else place end
    from (select d.*, row_number() over (partition by company_id order by code desc)::int as place from clock_device d) as d
    on conflict do nothing`);
  await tx.run(sql`update clock_device set silence_minutes = 240 where silence_minutes is null`);
  await tx.run(sql`
    with strange as (
      insert into clock_event (clock_event_id, at, clock_delivery_id, company_id, clock_device_id, card, press_key, received_at)
      select gen_random_uuid(), y.day + time '09:00' + make_interval(mins => y.place), y.clock_delivery_id, y.company_id, y.clock_device_id,
        (9000 + y.place % ${CARDS}::int)::text, '', (y.day + time '09:30') at time zone 'Asia/Tehran'
      from (select d.*, row_number() over (order by day desc, clock_delivery_id)::int as place from clock_delivery d) as y where y.place <= ${STRANGERS}
      on conflict do nothing returning clock_event_id, company_id, clock_device_id, at, card, received_at)
    insert into clock_exception (clock_exception_id, company_id, clock_device_id, kind, clock_event_id, at, card, noted_at)
    select gen_random_uuid(), company_id, clock_device_id, 'unknownCard', clock_event_id, at, card, received_at from strange`);
}
