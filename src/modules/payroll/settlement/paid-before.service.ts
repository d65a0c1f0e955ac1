/** What was paid before of what somebody is owed on leaving, read the same way by whoever says what is owed. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Db } from '#platform/db/db.server.ts';
import { paidBeside } from '../pay-counting/counting.store.ts';

export interface PaidBefore {
  /** Rials of the end of service, of whatever year. */
  readonly severance: bigint;
  /** Whether the bonus of the year was paid. */
  readonly hasEidi: boolean;
}

const nothing: PaidBefore = { severance: 0n, hasEidi: false };

/** By employment, from sealed payments; `day` (ISO) says the year of the bonus. Of employments that whoever asks has found in reach. One statement. */
export async function paidBefore(db: Db, employmentIds: readonly string[], day: string): Promise<(employmentId: string) => PaidBefore> {
  const found = new Map((await paidBeside(db, employmentIds, toJalali(day), true)).map(({ employmentId, severance, hasEidi }) => [employmentId, { severance, hasEidi }]));
  return (id) => found.get(id) ?? nothing;
}
