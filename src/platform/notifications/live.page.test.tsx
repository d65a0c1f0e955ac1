import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepKey, session } from '#ui/client/session.ts';
import { followLive } from './live.ui.ts';

const key = 'k'.repeat(40);

interface Call {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
}
const calls: Call[] = [];
let status: number;
let isHidden: boolean;
let stop = (): void => undefined;
const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  heard.length = 0;
  status = 200;
  isHidden = false;
  keepKey(key);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    const body = new TransformStream<string, string>();
    const writer = body.writable.getWriter();
    const quietly = (work: Promise<void>): void => void work.catch(() => undefined);
    signal.addEventListener('abort', () => quietly(writer.abort(signal.reason)));
    calls.push({ headers, signal, say: (text) => quietly(writer.write(text)), end: () => quietly(writer.close()) });
    return new Response(body.readable.pipeThrough(new TextEncoderStream()), { status });
  });
});
afterEach(() => {
  stop();
  dropSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const begin = (staysInBackground = false) => {
  stop = followLive({ onChange: (change) => void heard.push(change), staysInBackground: () => staysInBackground });
};
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('one stream with key and accept; events count even when they come in pieces', async () => {
  begin();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect([calls[0]?.headers.get('api_key'), calls[0]?.headers.get('accept')]).toEqual([key, 'text/event-stream']);
  calls[0]?.say(':\n\nevent: open\ndata:\n\nevent: cha');
  await vi.waitFor(() => expect(heard).toEqual(['all']));
  calls[0]?.say('nge\ndata: notification\n\n');
  await vi.waitFor(() => expect(heard).toEqual(['all', 'notification']));
  expect(calls).toHaveLength(1);
});

test('a stream that ends comes back after a pause, one that cannot be had after longer ones', async () => {
  // the pauses are then 750 ms and 1,500 ms
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  begin();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  status = 503;
  calls[0]?.end();
  await settle(700);
  expect(calls).toHaveLength(1);
  await settle(100);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await settle(1_300);
  expect(calls).toHaveLength(2);
  await settle(300);
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  // without a stream everything is asked for each time
  expect(heard).toContain('all');
});

test('501 ends the session here, and nobody comes back', async () => {
  status = 501;
  begin();
  await vi.waitFor(() => expect(session().apiKey).toBeNull());
  await settle(120_000);
  expect(calls).toHaveLength(1);
});

test('out of sight for half a minute it lets go, in sight it comes back at once', async () => {
  begin();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  show(true);
  await settle(29_999);
  expect(calls[0]?.signal.aborted).toBe(false);
  await settle(1);
  expect(calls[0]?.signal.aborted).toBe(true);
  await settle(120_000);
  expect(calls).toHaveLength(1);
  show(false);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test('the window that stands for all goes on in the background; a silent stream is given up', async () => {
  begin(true);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  show(true);
  await settle(50_000);
  expect(calls[0]?.signal.aborted).toBe(false);
  await settle(10_000);
  expect(calls[0]?.signal.aborted).toBe(true);
});
