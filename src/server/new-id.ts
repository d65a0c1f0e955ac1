/** Identifiers of new rows. Random bytes are asked of the system for many ids together: asking takes several times as long as making one. */
import { randomFillSync } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';

const BYTES_OF_ID = 10;
const IDS_AT_ONCE = 400;

export function idMaker({ now }: Clock): () => string {
  const random = new Uint8Array(BYTES_OF_ID * IDS_AT_ONCE);
  let used = random.length;
  return () => {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    used += BYTES_OF_ID;
    return makeUuidV7(now(), random.subarray(used - BYTES_OF_ID, used));
  };
}
