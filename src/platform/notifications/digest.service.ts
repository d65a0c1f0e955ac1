/** The summary of what waits for somebody, once a day or a week: by mail where one can be sent, otherwise in the product. */
import { isEmail } from '#kernel/identity-codes/identity-codes.ts';
import { todayIn, weekdayOf } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { configuredAddress } from '#platform/http/public-address.server.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { enqueue } from '#platform/messaging/outbox.store.ts';
import words from './digest.messages.fa.ts';
import { sendMessage } from './notifications.store.ts';
import { minuteOfDay } from './quiet.rules.ts';

/** Worth reading for a day. */
const DIGEST_MS = 86_400_000;
/** People whom one look reads at a time. */
const AT_ONCE = 500;
/** Subjects that are named. */
const NAMED = 10;

/** Open tasks of a person. */
type CountTasks = (db: Db, partyId: string) => Promise<number>;
let countTasks: CountTasks = async () => 0;

/** Called by the composition of the server: the slice of tasks stands on this one and cannot be asked from here. */
export function announceWaitingTasks(count: CountTasks): void {
  countTasks = count;
}

/** Somebody whose digest is due. */
export interface Awaiting {
  readonly partyId: string;
}

/** A page of people whose digest of this day is due, after one of them; those whose account is closed get none. */
export const dueDigests = (db: Db, now: number, after: Awaiting | undefined): Promise<Awaiting[]> => {
  const today = todayIn('Asia/Tehran', now);
  return db.many(sql`
    select h.party_id as "partyId" from notice_habit h
    where h.digest <> 'none' and h.digest_hour <= ${Math.floor(minuteOfDay(now) / 60)} and h.digest_on is distinct from ${today}::date
      and (h.digest = 'daily' or h.digest_weekday = ${weekdayOf(today)})
      and exists (select from user_account a where a.party_id = h.party_id and not account_deactivated(a, ${today}::date))
      and h.party_id > ${after?.partyId ?? NO_ID}::uuid
    order by h.party_id limit ${AT_ONCE}`);
};

/** Takes the digest of a day for this transaction alone; false when another one has it. */
const takeDigest = async (tx: Tx, partyId: string, day: string): Promise<boolean> =>
  (await tx.run(sql`
    update notice_habit set digest_on = ${day}::date
    where party_id = (select party_id from notice_habit where party_id = ${partyId}::uuid and digest_on is distinct from ${day}::date for update skip locked)`)) === 1;

interface Waiting {
  readonly unread: number;
  readonly subjects: readonly string[];
  readonly email: string | null;
}

const waitingOf = (tx: Tx, partyId: string, day: string): Promise<Waiting> =>
  tx.one<Waiting>(sql`
    select (select count(*)::int from notification_message_user u where u.party_id = ${partyId}::uuid and u.status_id <> 'CeViewed') as unread,
      array(select m.subject from notification_message_user u join notification_message m using (notification_message_id)
        where u.party_id = ${partyId}::uuid and u.status_id <> 'CeViewed' order by u.sent_at desc limit ${NAMED}) as subjects,
      coalesce((select e.info_string from electronic_address e where e.party_id = ${partyId}::uuid and e.contact_mech_purpose_id in ('EmailWork', 'EmailPersonal') and e.valid @> ${day}::date
        order by e.contact_mech_purpose_id desc, e.electronic_address_id limit 1), (select a.email_address from user_account a where a.party_id = ${partyId}::uuid limit 1)) as email`);

const number = (count: number): string => toPersianDigits(String(count));

/** Sends the digest of today, if something waits and no other server has sent it. Answers whether it was sent. */
export async function sendDigest(tx: Tx, partyId: string, { now, newId }: { readonly now: number; newId(): string }): Promise<boolean> {
  const day = todayIn('Asia/Tehran', now);
  if (!(await takeDigest(tx, partyId, day))) return false;
  const [{ unread, subjects, email }, tasks] = [await waitingOf(tx, partyId, day), await countTasks(tx, partyId)];
  if (unread + tasks === 0) return false;
  const subject = words.subject(number(unread), number(tasks));
  if (email !== null && isEmail(email) && openWays().includes('mail')) {
    const lines = [
      words.opening,
      '',
      ...subjects.map((one) => `- ${one}`),
      ...(unread > subjects.length ? [words.more(number(unread - subjects.length))] : []),
      '',
      words.closing,
      ...[configuredAddress()].filter((one) => one !== undefined),
    ];
    await enqueue(tx, { id: newId(), now, sendUntil: now + DIGEST_MS, way: { kind: 'mail', to: email }, subject, text: lines.join('\n') });
  } else await sendMessage(tx, { subject, body: words.opening, color: 'info', link: tasks > 0 ? '/tasks' : '/myNotifications', recipients: [partyId], newId });
  return true;
}
