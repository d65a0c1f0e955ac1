/**
 * The browser's end of the live events: one stream per window, read with fetch so that key and cookie are both checked.
 * Comes back by itself, in random steps; a window out of sight lets go of it, because browsers allow few connections.
 */
import { endByServer, session } from '#ui/client/session.ts';
import { signatureOf } from '#ui/client/sign.ts';
import type { LiveTopic } from './notifications.contract.ts';

const ADDRESS = '/api/rest/s1/hcm/live';
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The server gives a sign of life every 25 s. */
const SILENCE_MS = 60_000;
const OUT_OF_SIGHT_MS = 30_000;
/** Spec section 4: the session is over. */
const SESSION_OVER = 501;

/** `all`: the stream is new or cannot be had, so that anything may have changed unheard. */
export type LiveChange = LiveTopic | 'all';

export interface LiveOptions {
  onChange(change: LiveChange): void;
  /** Whether this window listens on while it is out of sight. */
  staysInBackground(): boolean;
}

/** Names and data of the events in a text that ends with a blank line. */
function eventsIn(text: string): { name: string; data: string }[] {
  return text.split('\n\n').flatMap((block) => {
    const name = /^event: (.*)$/m.exec(block)?.[1];
    return name === undefined ? [] : [{ name, data: /^data: (.*)$/m.exec(block)?.[1] ?? '' }];
  });
}

/** Reads one stream to its end. Answers whether it was open. */
async function readStream(signal: AbortSignal, onChange: LiveOptions['onChange'], onLife: () => void): Promise<boolean> {
  const { apiKey } = session();
  if (apiKey === null) return false;
  const headers = new Headers({ accept: 'text/event-stream', api_key: apiKey });
  const signature = signatureOf('GET', ADDRESS, undefined);
  if (signature !== undefined) headers.set('signature', signature);
  const response = await fetch(ADDRESS, { headers, credentials: 'same-origin', cache: 'no-store', signal });
  if (response.status === SESSION_OVER) endByServer(apiKey);
  if (!response.ok || response.body === null) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    onLife();
    rest += value;
    const whole = rest.lastIndexOf('\n\n') + 2;
    if (whole < 2) continue;
    for (const { name, data } of eventsIn(rest.slice(0, whole))) {
      if (name === 'open') onChange('all');
      if (name === 'change') onChange(data as LiveTopic);
    }
    rest = rest.slice(whole);
  }
}

/** Follows the events until the function it answers is called. */
export function followLive({ onChange, staysInBackground }: LiveOptions): () => void {
  const ending = new AbortController();
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;

  const listen = async (): Promise<void> => {
    if (current !== undefined || ending.signal.aborted || (document.hidden && !staysInBackground())) return;
    const own = new AbortController();
    current = own;
    let silence = setTimeout(() => own.abort(), SILENCE_MS);
    const alive = (): void => {
      pause = FIRST_PAUSE_MS;
      clearTimeout(silence);
      silence = setTimeout(() => own.abort(), SILENCE_MS);
    };
    const wasOpen = await readStream(own.signal, onChange, alive).catch(() => false);
    clearTimeout(silence);
    current = undefined;
    if (ending.signal.aborted || session().apiKey === null) return;
    if (!wasOpen && !own.signal.aborted) onChange('all');
    // half of the pause is left to chance, so that windows do not come back in step
    timer = setTimeout(() => void listen(), pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const look = (): void => {
    clearTimeout(hiding);
    if (!document.hidden) {
      clearTimeout(timer);
      void listen();
    } else if (!staysInBackground()) hiding = setTimeout(() => current?.abort(), OUT_OF_SIGHT_MS);
  };
  document.addEventListener('visibilitychange', look);
  void listen();
  return () => {
    ending.abort();
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    clearTimeout(hiding);
    current?.abort();
  };
}
