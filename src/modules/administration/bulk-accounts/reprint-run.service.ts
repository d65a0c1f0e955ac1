/** New slips for those of a run who have not signed in: new passwords, because the former ones are kept nowhere. */
import { randomBytes } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { generatePassword } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { hashPassword, inHashQueue } from '#platform/identity/passwords/password-hash.server.ts';
import { refusedWays } from '#platform/identity/recovery-ways/ways.service.ts';
import type { Door } from '#platform/identity/sign-in.service.ts';
import { forgiveAccount } from '#platform/identity/throttle.store.ts';
import { bulkErrors, type reprintRun as call, MAX_PART } from './bulk-accounts.contract.ts';
import { type Run, runIn, storeOneTime, type Unused, unusedOf } from './runs.store.ts';
import { sealSlips } from './sealed-slips.server.ts';

export interface ReprintJob {
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly body: BodyOf<typeof call>;
}

/** An account with its next password. */
interface Fresh extends Unused {
  readonly password: string;
  readonly hash: string;
}

/** The run and the accounts of this part. Throws notFound, nothingToReprint. */
async function partOf(tx: Tx, { rows, body: { runId, after } }: ReprintJob): Promise<{ readonly run: Run; readonly unused: readonly Unused[] }> {
  const run = await runIn(tx, rows, runId);
  if (!run) throw httpErrors.error('notFound');
  const unused = await unusedOf(tx, rows, { runId, after, most: MAX_PART });
  if (unused.length === 0 && after === undefined) throw bulkErrors.error('nothingToReprint');
  return { run, unused };
}

async function renewed(unused: readonly Unused[]): Promise<Fresh[]> {
  const fresh: Fresh[] = [];
  for (const account of unused) {
    const password = generatePassword(randomBytes);
    fresh.push({ ...account, password, hash: await hashPassword(password) });
  }
  return fresh;
}

/** Writes the passwords of the accounts that the actor may take over, judged in the same transaction. Answers those that were written. */
async function write(tx: Tx, door: Door, { actor, rows }: ReprintJob, run: Run, fresh: readonly Fresh[]): Promise<Fresh[]> {
  const refused = await refusedWays(
    tx,
    actor,
    fresh.map(({ partyId }) => partyId),
    rows.asOf,
  );
  const written = await storeOneTime(
    tx,
    fresh.filter(({ partyId }) => !refused.has(partyId)),
    door.clock.now(),
  );
  const done = fresh.filter(({ userId }) => written.has(userId));
  for (const { userId } of done) await forgiveAccount(tx, userId);
  await writeAudit(
    tx,
    done.map(({ userId, partyId, companyId }) => ({
      entity: 'UserAccount',
      id: userId,
      action: 'update',
      changes: { password: [null, null], oneTimePassword: [null, 'paper'], accountRun: [run.runId, run.runId] },
      subjectPartyId: partyId,
      companyId,
    })),
  );
  return done;
}

/** Answers one part. Throws notFound, nothingToReprint, busy, or strongerAccounts when all of the run may do more than the asker. */
export async function reprintRun(door: Door, job: ReprintJob): Promise<ReplyOf<typeof call>> {
  const now = door.clock.now();
  const { run, unused, done } = await inHashQueue(async () => {
    const part = await door.transact((tx) => partOf(tx, job));
    const fresh = await renewed(part.unused);
    return { ...part, done: await door.transact((tx) => write(tx, door, job, part.run, fresh)) };
  });
  const next = unused.length < MAX_PART ? null : (unused.at(-1)?.userId ?? null);
  if (done.length === 0 && next === null && job.body.after === undefined) throw bulkErrors.error('strongerAccounts');
  const slips = done.map(({ name, personnelCode, username, password }) => ({ name, personnelCode, username, password }));
  const { runId, companyId } = run;
  const sealed = done.length === 0 ? null : sealSlips(job.actor.userId, { runId, companyId, slips, told: [], validUntil: new Date(now + ONE_TIME_MS).toISOString() }, now);
  return { sealed, made: done.length, left: unused.length - done.length, next };
}
