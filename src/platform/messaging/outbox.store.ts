/** SQL of the outbox. Times are epoch milliseconds of the caller's clock. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { ChannelKind } from './channel.rules.ts';
import { LEASE_MS } from './outbox.rules.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface NewMessage {
  readonly id: string;
  readonly now: number;
  /** Worth nothing from here on. */
  readonly sendUntil: number;
  /** Not before: somebody's quiet time. Now when absent. */
  readonly notBefore?: number;
  /** undefined: nobody to tell; the row is written all the same, so that the work tells nothing. */
  readonly way: { readonly kind: ChannelKind; readonly to: string } | undefined;
  readonly subject: string;
  readonly text: string;
}

/** Lays a message into the outbox; it leaves once the transaction has committed. */
export const enqueue = (tx: Tx, message: NewMessage): Promise<number> => enqueueAll(tx, [message]);

/** Lays many messages into the outbox, in one statement. */
export const enqueueAll = (tx: Tx, messages: readonly NewMessage[]): Promise<number> =>
  tx.run(sql`
    insert into message_outbox (outbox_id, channel, state, recipient, subject, body, created_at, send_until, next_try_at)
    select * from unnest(${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ way }) => way?.kind ?? 'mail')}::text[], ${messages.map(({ way }) => (way ? 'waiting' : 'void'))}::text[],
      ${messages.map(({ way }) => way?.to ?? null)}::text[], ${messages.map(({ way, subject }) => (way ? subject : null))}::text[], ${messages.map(({ way, text }) => (way ? text : null))}::text[],
      ${messages.map(({ now }) => iso(now))}::timestamptz[], ${messages.map(({ sendUntil }) => iso(sendUntil))}::timestamptz[], ${messages.map(({ now, notBefore = now }) => iso(notBefore))}::timestamptz[])`);

export interface DueMessage {
  readonly id: string;
  readonly channel: ChannelKind;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** This one included. */
  readonly tries: number;
}

/** Takes messages that are due; no other process gets them while the lease lasts. */
export const claim = (tx: Tx, kinds: readonly ChannelKind[], now: number, most: number): Promise<DueMessage[]> =>
  tx.many<DueMessage>(sql`
    update message_outbox set tries = tries + 1, next_try_at = ${iso(now + LEASE_MS)}
    where outbox_id in (select outbox_id from message_outbox
      where state = 'waiting' and channel = any (${[...kinds]}::text[]) and next_try_at <= ${iso(now)}::timestamptz and send_until > ${iso(now)}::timestamptz
      order by next_try_at limit ${most} for update skip locked)
    returning outbox_id as id, channel, recipient, subject, body, tries`);

/** The message is done with: who it was for and what it said are wiped. */
export const close = (tx: Tx, id: string, state: 'sent' | 'dropped', error: string | null): Promise<number> =>
  tx.run(sql`update message_outbox set state = ${state}, recipient = null, subject = null, body = null, last_error = ${error} where outbox_id = ${id}::uuid and state = 'waiting'`);

export const postpone = (tx: Tx, id: string, until: number, error: string): Promise<number> =>
  tx.run(sql`update message_outbox set next_try_at = ${iso(until)}, last_error = ${error} where outbox_id = ${id}::uuid and state = 'waiting'`);

/** Drops what nobody could send in time. */
export const dropLate = (tx: Tx, now: number): Promise<number> =>
  tx.run(sql`
    update message_outbox set state = 'dropped', recipient = null, subject = null, body = null, last_error = coalesce(last_error, 'too late')
    where state = 'waiting' and send_until <= ${iso(now)}::timestamptz`);

/** Whether anything waits; asked before a transaction is opened for it. */
export const hasDue = async (db: Db, now: number): Promise<boolean> =>
  (
    await db.one<{ due: boolean }>(sql`
    select exists (select from message_outbox where state = 'waiting' and (next_try_at <= ${iso(now)}::timestamptz or send_until <= ${iso(now)}::timestamptz)) as due`)
  ).due;

/** Traces of messages go after a month, and with them what waited in vain for a channel that was taken away. */
export const forgetOldMessages = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from message_outbox where (state <> 'waiting' or send_until < now()) and created_at < now() - interval '30 days'`);
