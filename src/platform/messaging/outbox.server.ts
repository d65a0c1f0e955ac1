/**
 * Sends what lies in the outbox, at least once: a message is claimed for a minute, sent, and wiped. A crash between the two
 * sends it again with the same key. Several processes work side by side; a claimed row is skipped by the others.
 */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import type { Channel, ChannelKind } from './channel.rules.ts';
import { SEND_MS, waitAfterTry } from './outbox.rules.ts';
import { claim, close, type DueMessage, dropLate, hasDue, postpone } from './outbox.store.ts';

export interface OutboxDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly channels: readonly Channel[];
}

export interface Outbox {
  /** Ways out that the settings opened. */
  readonly kinds: readonly ChannelKind[];
  /** Looks every few seconds from here on. */
  start(): void;
  /** Looks now, in the background. Call it after the transaction has committed. */
  wake(): void;
  /** Resolves when nothing that is due is left. */
  drain(): Promise<void>;
  /** No new tries; resolves when those under way have ended. */
  stop(): Promise<void>;
}

const LOOK_MS = 5_000;
const AT_ONCE = 10;

async function deliver({ pool, clock, channels }: OutboxDeps, { id, channel: kind, recipient, subject, body, tries }: DueMessage): Promise<void> {
  const settle = (work: (tx: Tx) => Promise<number>) => writing(pool, systemActor('outbox'), work);
  const channel = channels.find((one) => one.kind === kind);
  if (!channel) return;
  try {
    await channel.send({ idempotencyKey: id, to: recipient, subject, text: body }, AbortSignal.timeout(SEND_MS));
  } catch (error) {
    const code = String((error as { code?: unknown } | null)?.code ?? 'fault').slice(0, 80);
    const wait = waitAfterTry(tries);
    await settle((tx) => (wait === undefined ? close(tx, id, 'dropped', code) : postpone(tx, id, clock.now() + wait, code)));
    return;
  }
  await settle((tx) => close(tx, id, 'sent', null));
}

export function createOutbox(deps: OutboxDeps, report: (error: unknown) => void): Outbox {
  const { pool, clock, channels } = deps;
  const kinds = channels.map(({ kind }) => kind);
  let isStopping = false;
  let isAskedAgain = false;
  let atWork: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    const now = clock.now();
    if (!(await hasDue(withoutTransaction(pool), now))) return;
    await writing(pool, systemActor('outbox'), (tx) => dropLate(tx, now));
    for (;;) {
      if (isStopping) return;
      const due = await writing(pool, systemActor('outbox'), (tx) => claim(tx, kinds, clock.now(), AT_ONCE));
      if (due.length === 0) return;
      await Promise.all(due.map((message) => deliver(deps, message)));
    }
  }
  /** One round at a time in a process; asked while one runs, another follows. */
  function look(): Promise<void> {
    if (kinds.length === 0 || isStopping) return Promise.resolve();
    if (atWork) {
      isAskedAgain = true;
      return atWork;
    }
    atWork = (async () => {
      do {
        isAskedAgain = false;
        await work();
      } while (isAskedAgain && !isStopping);
    })().finally(() => {
      atWork = undefined;
    });
    return atWork;
  }
  const wake = (): void => void look().catch(report);
  return {
    kinds,
    start: () => {
      if (kinds.length === 0) return;
      timer = setInterval(wake, LOOK_MS);
      timer.unref();
      wake();
    },
    wake,
    drain: look,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await atWork?.catch(report);
    },
  };
}

let known: Outbox | undefined;

/** Called by the composition of the server, and by tests with channels of their own. */
export function announceOutbox(outbox: Outbox): Outbox {
  known = outbox;
  return outbox;
}

/** Ways out that are open; none where no server runs (imports from the command line). */
export const openWays = (): readonly ChannelKind[] => known?.kinds ?? [];

export function outbox(): Outbox {
  if (!known) throw new Error('the server is not running yet');
  return known;
}
