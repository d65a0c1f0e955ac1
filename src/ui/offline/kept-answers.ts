/**
 * Answers that can be read without a network: of calls whose contract says `keeps`, as they were last given to the person who is
 * signed in. They end with the session, and with the next person (docs/adr/0055).
 */
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { emptyStore, keep, readKept } from './page-database.ts';

const OWNER = 'owner';

/** The browser itself knows of no network. Where it believes in one, a server that is silent is told of as such. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** What came before it was known who is signed in. */
const early = pageValue<Map<string, unknown> | undefined>(() => new Map());

/** `address`: path below /api with its query. */
export function keepAnswer(address: string, reply: unknown): void {
  if (early.now !== undefined) early.now.set(address, reply);
  else void keep('answers', address, reply);
}

export const keptAnswer = (address: string): Promise<unknown> => readKept('answers', address);

/** Says whose answers are kept from now on. What is left of somebody else goes, unsent words included. */
export async function ownKept(userId: string): Promise<void> {
  if ((await readKept('owner', OWNER)) !== userId) {
    await Promise.all([emptyStore('answers'), emptyStore('unsent')]);
    await keep('owner', OWNER, userId);
  }
  const came = early.now;
  early.now = undefined;
  for (const [address, reply] of came ?? []) keepAnswer(address, reply);
}

/** The session is over, or another company is worked in: nothing that was read stays. */
export async function forgetKept(): Promise<void> {
  early.now = new Map();
  await emptyStore('answers');
}
