/** Waits until the servers of the journeys answer: they start side by side, and the machine has a core for each of two. */
import { setTimeout } from 'node:timers/promises';
import { demoUrl, emptyUrl, galleryUrl } from './journey.ts';

/** How long the slowest of them may take on a busy machine. */
const START_MS = 180_000;
const PAUSE_MS = 100;

const addresses = [`${emptyUrl}/api/health`, `${demoUrl('demo')}/api/health`, `${demoUrl('shell')}/api/health`, `${galleryUrl}/__ui`];

async function untilAnswers(address: string, latest: number): Promise<void> {
  while (performance.now() < latest) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`nothing answers at ${address} after ${START_MS / 1000} s`);
}

export default async function ready(): Promise<void> {
  const latest = performance.now() + START_MS;
  await Promise.all(addresses.map((address) => untilAnswers(address, latest)));
}
