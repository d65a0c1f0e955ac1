/** One paper of the slips of the parts of a run. */
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, RequestFacts } from '#platform/http/context.server.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import type { Door } from '#platform/identity/sign-in.service.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { bulkErrors } from './bulk-accounts.contract.ts';
import { openSlips } from './sealed-slips.server.ts';
import { slipsPrint } from './slips.print.ts';

export interface SlipsJob {
  readonly actor: Actor;
  readonly request: RequestFacts;
  readonly sealed: readonly string[];
}

/** Throws slipsBroken, or what printing refuses. */
export async function printSlips(door: Door, { actor, request, sealed }: SlipsJob): Promise<Uint8Array> {
  const parts = sealed.map((one) => openSlips(actor.userId, one, door.clock.now()));
  const [first] = parts;
  if (first === undefined || parts.some(({ runId }) => runId !== first.runId)) throw bulkErrors.error('slipsBroken');
  const company = await door.transact((tx: Tx) => letterheadOf(tx, first.companyId));
  // of passwords that were made one after another the first ends first
  const validUntil = parts.map((part) => part.validUntil).sort()[0] ?? first.validUntil;
  return render(slipsPrint, { company, validUntil, address: publicAddress(request), slips: parts.flatMap(({ slips }) => slips), told: parts.flatMap(({ told }) => told) });
}
