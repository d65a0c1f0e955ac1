/** Writes what people ask of the personnel office, by the product's own statements. */
import { insertRequest } from '#modules/personnel/change-requests/change-requests.store.ts';
import { insertLetter } from '#modules/personnel/letters/letters.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Lived } from './people/life.store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `today`: its beginning in UTC (epoch milliseconds). */
export async function writeRequests(tx: Tx, people: readonly Lived[], today: number): Promise<void> {
  for (const { file, life } of people) {
    if (life.asked === null) continue;
    const { partyId, companyId } = file;
    const { daysAgo, minutes, change, letter, ids } = life.asked;
    const left = [...ids];
    const nextId = (): string => {
      const id = left.pop();
      if (id === undefined) throw new RangeError('a request has more rows than ids');
      return id;
    };
    const sent = today - daysAgo * DAY_MS + minutes * MINUTE_MS;
    if (change !== null) {
      const { kind, action, note, fields } = change;
      const recordId = action === 'change' ? partyId : null;
      await insertRequest(tx, { requestId: nextId(), companyId, partyId, kind, action, recordId, note, document: null, now: sent }, fields, nextId);
    }
    if (letter !== null) await insertLetter(tx, { letterId: nextId(), companyId, partyId, ...letter, language: 'fa', now: sent });
  }
}
