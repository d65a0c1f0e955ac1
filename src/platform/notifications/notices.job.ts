/**
 * What is sent when its time comes: announcements on their day, messages of rules after their delay, digests, birthdays. Each in a
 * transaction of its own that takes the row and writes the messages together, so that any number of servers may look at the same
 * moment and a crash between two statements leaves it either sent or still to be sent.
 */
import type pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { type Db, reading, systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { inPages } from '#platform/keeper/in-pages.rules.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { sendAnnouncement } from './announcements/sending.service.ts';
import { type Ready, readyAnnouncements } from './announcements/sending.store.ts';
import { greetBirthdays } from './birthdays.service.ts';
import { deliverEach } from './delivery.service.ts';
import { type Awaiting, dueDigests, sendDigest } from './digest.service.ts';
import { noticeOf } from './notices.server.ts';
import { dueNotices, postponeDue, type Ripe, removeDue, ruleRecipients, takeDue } from './notify.store.ts';

const MINUTE_MS = 60_000;

export interface NoticeKeeping {
  readonly pool: pg.Pool;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
  /** Faults of one message; the others are not kept waiting. */
  report(error: unknown): void;
}

/** Sends one message of a rule; false when it was withdrawn, or another server has it. */
async function sendDue(tx: Tx, id: string, { now, newId }: NoticeKeeping): Promise<boolean> {
  const due = await takeDue(tx, id, now);
  if (due === undefined) return false;
  const { rule, companyId, partyIds, values, link, sent } = due;
  const notice = noticeOf(rule.event);
  const speaks = notice !== undefined && rule.isActive;
  if (speaks)
    await deliverEach(tx, { notice, companyId, link, now, newId }, [{ values, partyIds: await ruleRecipients(tx, rule, companyId, partyIds, todayIn('Asia/Tehran', now)) }]);
  if (speaks && sent < rule.repeatTimes) await postponeDue(tx, id, now + rule.repeatMinutes * MINUTE_MS);
  else await removeDue(tx, id);
  return speaks;
}

/** Sends everything whose time has come. Answers how many messages, announcements and digests it sent. */
export async function sendDueNotices(keeping: NoticeKeeping): Promise<{ readonly announcements: number; readonly notices: number; readonly digests: number }> {
  const { pool, now, report } = keeping;
  const companies = (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId);
  const actor = systemActor('notices', companies);
  const day = todayIn('Asia/Tehran', now);
  const read = <T>(work: (db: Db) => Promise<T>): Promise<T> => reading(pool, actor, work);
  const each = async <T>(due: AsyncIterable<T> | Iterable<T>, work: (tx: Tx, one: T) => Promise<boolean>): Promise<number> => {
    let done = 0;
    for await (const one of due)
      try {
        if (await writing(pool, actor, (tx) => work(tx, one))) done += 1;
      } catch (error) {
        report(error);
      }
    return done;
  };
  await each(companies, (tx, companyId) => greetBirthdays(tx, companyId, keeping));
  const ready = inPages<Ready>((after) => read((db) => readyAnnouncements(db, day, after)));
  const ripe = inPages<Ripe>((after) => read((db) => dueNotices(db, now, after)));
  const waiting = inPages<Awaiting>((after) => read((db) => dueDigests(db, now, after)));
  return {
    announcements: await each(ready, (tx, { communicationEventId }) => sendAnnouncement(tx, communicationEventId, keeping)),
    notices: await each(ripe, (tx, { noticeDueId }) => sendDue(tx, noticeDueId, keeping)),
    digests: await each(waiting, (tx, { partyId }) => sendDigest(tx, partyId, keeping)),
  };
}

export const job = defineJob({ name: 'notices', every: 'minute', run: sendDueNotices });
