/** Each minute offers that nobody confirmed in time pass on to whoever is next. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { reading, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { passOn } from './places.service.ts';
import { eventsOver, expireOffers, holdEvent } from './places.store.ts';
import { placeExpired } from './service-request.notice.ts';

/** Answers how many offers were over. */
export async function passOnOffers(pool: pg.Pool, clock: Clock, today: string): Promise<number> {
  let over = 0;
  const now = new Date(clock.now());
  const newId = () => makeUuidV7(clock.now(), randomBytes(10));
  for (const { companyId } of await allCompanies(withoutTransaction(pool))) {
    const actor = systemActor('welfare', [companyId]);
    for (const eventId of await reading(pool, actor, (db) => eventsOver(db, companyId, now)))
      over += await writing(pool, actor, async (tx) => {
        const event = await holdEvent(tx, eventId);
        const ended = await expireOffers(tx, eventId, now);
        for (const { partyId } of ended) await notify(tx, placeExpired, { recipients: [partyId], values: {}, link: '/otherWelfareServices/welfareRequest', now, newId });
        await passOn({ tx, today, now, newId }, event);
        return ended.length;
      });
  }
  return over;
}

export const job = defineJob({ name: 'welfare-offers', every: 'minute', run: ({ pool, clock, today }) => passOnOffers(pool, clock, today) });
