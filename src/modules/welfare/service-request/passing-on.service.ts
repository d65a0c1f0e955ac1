/** Places that become free without anybody's act, event by event in a transaction each. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { type Db, reading, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { passOn } from './places.service.ts';
import { expireOffers, holdEvent } from './places.store.ts';
import { placeExpired } from './service-request.notice.ts';

/** Ends the offers of events that are over and passes on what is free. `eventsOf`: which events of a company. Answers how many offers were over. */
export async function passOnIn(pool: pg.Pool, clock: Clock, today: string, eventsOf: (db: Db, companyId: string) => Promise<string[]>): Promise<number> {
  let over = 0;
  const now = new Date(clock.now());
  const newId = () => makeUuidV7(clock.now(), randomBytes(10));
  for (const { companyId } of await allCompanies(withoutTransaction(pool))) {
    const actor = systemActor('welfare', [companyId]);
    for (const eventId of await reading(pool, actor, (db) => eventsOf(db, companyId)))
      over += await writing(pool, actor, async (tx) => {
        const event = await holdEvent(tx, eventId);
        const ended = await expireOffers(tx, eventId, now);
        const recipients = ended.map(({ partyId }) => partyId);
        if (recipients.length > 0) await notify(tx, placeExpired, { recipients, values: { event: event.title }, link: '/otherWelfareServices/welfareRequest', now, newId });
        await passOn({ tx, today, now, newId }, event);
        return ended.length;
      });
  }
  return over;
}
