/** One connection that listens, and comes back by itself when it breaks. Takes none of the pool's connections. */
import pg from 'pg';
import { LIVE_CHANNEL } from '#platform/notifications/live.store.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** How often a silent connection is asked whether it still stands. */
const PROBE_MS = 25_000;
const PROBE_TIMEOUT_MS = 10_000;

export interface ListenerDeps {
  /** Only its settings are used. */
  readonly pool: pg.Pool;
  hear(payload: string): void;
  /** It listens, for the first time or again: what was said before went unheard. */
  onReady(): void;
  report(error: unknown): void;
}

export interface Listener {
  isReady(): boolean;
  /** Begins to listen; nothing when it has begun. */
  start(): void;
  stop(): Promise<void>;
}

export function createListener({ pool, hear, onReady, report }: ListenerDeps): Listener {
  let client: pg.Client | undefined;
  let isReady = false;
  let hasBegun = false;
  let hasStopped = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  const comeBack = (broken: pg.Client): void => {
    if (client !== broken) return;
    client = undefined;
    isReady = false;
    broken.end().catch(() => undefined);
    if (hasStopped) return;
    // half of the pause is left to chance, so that processes do not come back in step
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2)).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const probe = (current: pg.Client): void => {
    if (client !== current) return;
    current.query('select 1').then(
      () => {
        timer = setTimeout(() => probe(current), PROBE_MS).unref();
      },
      () => comeBack(current),
    );
  };
  const connect = (): void => {
    const { host, port, user, password, database, connectionString, ssl, options } = pool.options;
    const settings = { host, port, user, password, database, connectionString, ssl, options };
    const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    const current = new pg.Client({ ...given, keepAlive: true, connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS, application_name: 'kargozin live' });
    client = current;
    current.on('notification', ({ payload = '' }) => hear(payload));
    current.on('error', () => comeBack(current));
    current.on('end', () => comeBack(current));
    current
      .connect()
      .then(() => current.query(`listen ${LIVE_CHANNEL}`))
      .then(
        () => {
          if (client !== current) return;
          isReady = true;
          pause = FIRST_PAUSE_MS;
          onReady();
          timer = setTimeout(() => probe(current), PROBE_MS).unref();
        },
        (error: unknown) => {
          // cut off by stop while it was connecting: nothing has failed
          if (!hasStopped) report(error);
          comeBack(current);
        },
      );
  };

  return {
    isReady: () => isReady,
    start: () => {
      if (hasBegun) return;
      hasBegun = true;
      connect();
    },
    stop: async () => {
      hasStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      isReady = false;
      await last?.end().catch(() => undefined);
    },
  };
}
