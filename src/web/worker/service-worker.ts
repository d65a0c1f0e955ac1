/**
 * Lets the app begin without a network: it keeps the document and the files of the bundle, which are the same for everybody. What
 * belongs to somebody never passes here: calls go straight to the net (ui/offline keeps what may be read again).
 */

interface KeepEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends KeepEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface TellEvent extends KeepEvent {
  readonly data: unknown;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listen: (event: KeepEvent) => void): void;
  addEventListener(kind: 'fetch', listen: (event: AskEvent) => void): void;
  addEventListener(kind: 'message', listen: (event: TellEvent) => void): void;
}

const worker = globalThis as unknown as Worker;
const BUNDLE = 'bundle';
/** Whatever the address, the document is the same app. */
const DOCUMENT = '/';
const entryOf = (html: string): string => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';

/** Keeps the newest document; with another entry what is kept of the bundle before goes. */
async function keepDocument(answer: Response): Promise<void> {
  const html = await answer.clone().text();
  const before = await (await caches.open(BUNDLE)).match(DOCUMENT);
  if (before !== undefined && entryOf(await before.text()) !== entryOf(html)) await caches.delete(BUNDLE);
  await (await caches.open(BUNDLE)).put(DOCUMENT, answer);
}

async function documentFor({ request, waitUntil }: { request: Request; waitUntil: (work: Promise<unknown>) => void }): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) waitUntil(keepDocument(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(BUNDLE)).match(DOCUMENT);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function fileFor(request: Request): Promise<Response> {
  const bundle = await caches.open(BUNDLE);
  const kept = await bundle.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await bundle.put(request.url, answer.clone());
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(documentFor({ request, waitUntil: (work) => event.waitUntil(work) }));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request));
});
// what the first page loaded before the worker was there
worker.addEventListener('message', (event) => {
  const files = Array.isArray(event.data) ? event.data.filter((one): one is string => typeof one === 'string' && one.startsWith('/assets/')) : [];
  event.waitUntil(
    (async () => {
      await keepDocument(await fetch(DOCUMENT));
      await Promise.all(files.map((file) => fileFor(new Request(file)).catch(() => undefined)));
    })(),
  );
});
