/** Sends announcements: at once for whoever writes one for today, or on their day by whichever server looks first. */
import { todayIn } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { openWays } from '#platform/messaging/outbox.server.ts';
import { enqueueAll, type NewMessage } from '#platform/messaging/outbox.store.ts';
import { isWanted, NOTICE_MS, outgoing } from '../delivery.service.ts';
import { sendMessage } from '../notifications.store.ts';
import { recipientsOf } from '../notify.store.ts';
import { afterQuiet } from '../quiet.rules.ts';
import { writeTexts } from '../template.rules.ts';
import { type Announcement, audienceOnDay, takeReady } from './sending.store.ts';

export interface Sending {
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

/** Rows of the outbox for those who are reached by mail or SMS and have not switched it off. */
async function sendOutside(tx: Tx, { channels, subject, body }: Announcement, partyIds: readonly string[], { now, newId }: Sending): Promise<void> {
  const open = openWays();
  const ways = (['mail', 'sms'] as const).filter((channel) => channels.includes(channel) && open.includes(channel));
  if (ways.length === 0) return;
  const texts = writeTexts({ subject, body }, { placeholders: {}, title: subject }, {});
  const rows = (await recipientsOf(tx, partyIds, 'announcements', todayIn('Asia/Tehran', now))).flatMap((one) =>
    ways.flatMap((channel): NewMessage[] => {
      const message = isWanted(channel, { isActive: true }, one.choices[channel]) ? outgoing(channel, one, texts, '/myNotifications') : undefined;
      return message === undefined ? [] : [{ ...message, id: newId(), now, notBefore: afterQuiet(now, one), sendUntil: now + NOTICE_MS }];
    }),
  );
  if (rows.length > 0) await enqueueAll(tx, rows);
}

/** Sends an announcement that is ready; false when it no longer is, or another transaction sends it. */
export async function sendAnnouncement(tx: Tx, id: string, sending: Sending): Promise<boolean> {
  const taken = await takeReady(tx, id, sending.now);
  if (taken === undefined) return false;
  const { subject, body, purposes } = taken;
  const recipients = await audienceOnDay(tx, id, todayIn('Asia/Tehran', sending.now));
  await sendMessage(tx, { eventId: id, subject, body, purposes, color: 'info', recipients, newId: sending.newId });
  await sendOutside(tx, taken, recipients, sending);
  return true;
}
