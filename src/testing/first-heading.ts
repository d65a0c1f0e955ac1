/** What a first visit of an address costs until its heading stands: for a browser that has nothing of us yet. */
import type { BrowserContext } from '@playwright/test';

/** Of a line by DevTools: bytes a second each way, milliseconds of delay. */
export interface Line {
  readonly down: number;
  readonly up: number;
  readonly delay: number;
}

export interface FirstHeading {
  /** Asked for before the heading stood, the document included. */
  readonly requests: number;
  /** Bytes that had come by then, with their headers. */
  readonly bytes: number;
  /** Milliseconds from the first request to the heading. */
  readonly took: number;
}

const observe = `new MutationObserver((_, watch) => {
  if (document.querySelector('main h1') === null) return;
  watch.disconnect();
  window.headingAt = performance.timeOrigin + performance.now();
}).observe(document, { childList: true, subtree: true });`;

/** Opens the address in a page of a context that keeps nothing, over `line` where one is given; the page is closed again. */
export async function firstHeading(context: BrowserContext, url: string, line?: Line): Promise<FirstHeading> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  if (line !== undefined)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: line.delay, downloadThroughput: line.down, uploadThroughput: line.up });
  const asked: number[] = [];
  const came: { readonly at: number; readonly bytes: number }[] = [];
  // events tell seconds of a clock of their own; the first request says how far it is from ours
  let ahead = 0;
  devtools.on('Network.requestWillBeSent', ({ timestamp, wallTime, request }) => {
    if (!request.url.startsWith('http')) return;
    if (asked.length === 0) ahead = wallTime - timestamp;
    asked.push(timestamp + ahead);
  });
  devtools.on('Network.responseReceived', ({ timestamp, response }) => came.push({ at: timestamp + ahead, bytes: response.encodedDataLength }));
  devtools.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => came.push({ at: timestamp + ahead, bytes: encodedDataLength }));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor();
  const stood = ((await page.evaluate('window.headingAt')) as number) / 1_000;
  await page.close();
  const before = asked.filter((at) => at <= stood);
  const bytes = came.filter(({ at }) => at <= stood).reduce((sum, one) => sum + one.bytes, 0);
  return { requests: before.length, bytes, took: (stood - (before[0] ?? stood)) * 1_000 };
}
