/**
 * Live events: what one process commits, the browsers of all processes hear. One LISTEN connection per process, opened
 * with the first stream, feeds the streams (server-sent events) of the people who are here.
 */
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { forgetAccess } from '#platform/access/freshness.server.ts';
import { withoutTransaction } from '#platform/db/db.server.ts';
import type { Streams } from '#platform/http/context.server.ts';
import { dayOf } from '#platform/http/day.rules.ts';
import { standingSessions } from '#platform/notifications/live.store.ts';
import { createListener } from './live-listener.ts';

/** Windows one session may have open at once. */
export const MAX_PER_SESSION = 6;
/** Streams a process serves. */
const MAX_STREAMS = 5_000;
/** How often proxies see a sign of life and sessions are looked at. */
const BEAT_MS = 25_000;
/** Bytes a browser that does not read may leave waiting. */
const MAX_WAITING = 65_536;

interface Window {
  readonly sessionId: string;
  readonly partyId: string;
  readonly stream: Readable;
}

export interface Live extends Streams {
  /** A sign of life to every stream; ends those whose session is over. Runs by itself. */
  beat(): Promise<void>;
  /** Ends every stream and the listening connection. */
  close(): Promise<void>;
}

export interface LiveDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  report(error: unknown): void;
}

const event = (name: string, data = ''): string => `event: ${name}\ndata: ${data}\n\n`;

function push({ stream }: Window, text: string): void {
  if (stream.readableLength > MAX_WAITING) stream.destroy();
  else if (!stream.destroyed) stream.push(text);
}

/** Says why and ends: the browser then does not come back with the same session. */
function finish(window: Window, name: 'over' | 'away'): void {
  push(window, event(name));
  if (!window.stream.destroyed) window.stream.push(null);
}

export function createLive({ pool, clock, report }: LiveDeps): Live {
  const windows = new Set<Window>();
  const end = (window: Window, name: 'over' | 'away'): void => {
    windows.delete(window);
    finish(window, name);
  };
  // whoever was deaf for a while asks for everything again
  const toAll = (text: string): void => windows.forEach((window) => void push(window, text));
  const hear = (payload: string): void => {
    const [topic = '', whom = ''] = payload.split(' ');
    const named = new Set(whom.split(','));
    // before the browsers that are told of it ask what their people may do
    if (topic === 'access') forgetAccess();
    for (const window of windows) {
      if (topic === 'session') {
        if (named.has(window.sessionId)) end(window, 'over');
      } else if (whom === '*' || named.has(window.partyId)) push(window, event('change', topic));
    }
  };
  const listener = createListener({ pool, hear, onReady: () => toAll(event('open')), report });
  let isClosed = false;

  const beat = async (): Promise<void> => {
    if (windows.size === 0) return;
    toAll(':\n\n');
    const now = clock.now();
    const standing = await standingSessions(withoutTransaction(pool), [...new Set([...windows].map(({ sessionId }) => sessionId))], now, dayOf(now));
    for (const window of windows) if (!standing.has(window.sessionId)) end(window, 'over');
  };
  // a database that is away ends no stream: the listener says so and comes back
  const timer = setInterval(() => void beat().catch(report), BEAT_MS).unref();

  return {
    open: ({ sessionId, partyId }) => {
      if (isClosed || windows.size >= MAX_STREAMS) return undefined;
      if ([...windows].filter((window) => window.sessionId === sessionId).length >= MAX_PER_SESSION) return 'tooMany';
      const window: Window = { sessionId, partyId, stream: new Readable({ read: () => undefined }) };
      windows.add(window);
      window.stream.once('close', () => windows.delete(window));
      push(window, ':\n\n');
      if (listener.isReady()) push(window, event('open'));
      listener.start();
      return window.stream;
    },
    beat,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      for (const window of windows) end(window, 'away');
      await listener.stop();
    },
  };
}
