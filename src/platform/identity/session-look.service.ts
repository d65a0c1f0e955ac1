/**
 * One look at the sessions for all requests that arrived in the same turn of the event loop. Every request is still
 * judged by what the database says after its arrival: under load the answers merely come in one statement.
 */
import type { Db } from '#platform/db/db.server.ts';
import { type FoundSession, findSessions } from './session.store.ts';

interface Look {
  readonly day: string;
  readonly hashes: Map<string, Buffer>;
  readonly found: Promise<ReadonlyMap<string, FoundSession>>;
}

async function read(db: Db, hashes: ReadonlyMap<string, Buffer>, day: string): Promise<ReadonlyMap<string, FoundSession>> {
  // after the requests that are waiting in the sockets now have been read too
  await new Promise((resolve) => setImmediate(resolve));
  const sessions = await findSessions(db, [...hashes.values()], day);
  return new Map(sessions.map((session) => [session.keyHash.toString('latin1'), session]));
}

/** Answers the session of a key (its hash, and the hash as latin1 text). */
export function sharedLook(db: Db): (hash: Buffer, id: string, day: string) => Promise<FoundSession | undefined> {
  let next: Look | undefined;
  const open = (day: string): Look => {
    const hashes = new Map<string, Buffer>();
    // what arrives once the statement is on its way belongs to the next look
    setImmediate(() => {
      next = undefined;
    });
    return { day, hashes, found: read(db, hashes, day) };
  };
  return async (hash, id, day) => {
    if (next?.day !== day) next = open(day);
    next.hashes.set(id, hash);
    return (await next.found).get(id);
  };
}
