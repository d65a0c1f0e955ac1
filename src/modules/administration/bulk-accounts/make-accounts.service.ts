/** From what was shown to accounts and sealed slips. */
import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { allGroups } from '#platform/identity/account-requests/account-requests.store.ts';
import { generatePassword } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { NOTICE_MS, type Way, waysTo } from '#platform/identity/password-recovery/recovery.rules.ts';
import { hashPassword, inHashQueue } from '#platform/identity/passwords/password-hash.server.ts';
import { mayGive } from '#platform/identity/reach.rules.ts';
import type { Door } from '#platform/identity/sign-in.service.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { enqueue } from '#platform/messaging/outbox.store.ts';
import { bulkErrors, type makeBulkAccounts as call } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';
import { type BulkAccount, type Candidate, holdPeople, insertAccounts, requestedCompany, stillWithout } from './bulk-accounts.store.ts';
import { insertMembers, insertRun, type Run, runIn } from './runs.store.ts';
import { sealSlips } from './sealed-slips.server.ts';

export interface BulkJob {
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly body: BodyOf<typeof call>;
}

/** An account about to be made, with its password while it is told. */
interface Planned extends BulkAccount {
  readonly person: Candidate;
  readonly password: string;
  /** Undefined: on paper. */
  readonly way: Way | undefined;
}

/** The way of a message to somebody, where one is wanted and open. */
const wayOf = ({ mobile }: Candidate, byMessage: boolean): Way | undefined => (byMessage ? waysTo({ email: null, mobile }, outbox().kinds)[0] : undefined);

/** The run that this part belongs to: a new one, or one of the own with the same group. Throws notFound, forbidden. */
async function runFor(tx: Tx, door: Door, { actor, rows, body, companyId }: BulkJob & { companyId: string }): Promise<Run & { readonly isNew: boolean }> {
  const { runId, userGroupId } = body;
  if (runId === undefined) return { runId: door.newId(), companyId, userGroupId, madeBy: actor.userId, isNew: true };
  const run = await runIn(tx, rows, runId);
  if (!run || run.companyId !== companyId) throw httpErrors.error('notFound');
  if (run.madeBy !== actor.userId || run.userGroupId !== userGroupId) throw httpErrors.error('forbidden');
  return { ...run, isNew: false };
}

async function facts(tx: Tx, door: Door, { actor, rows, body }: BulkJob) {
  const companyId = requestedCompany(actor, body.companyId);
  const group = (await allGroups(tx, door.today)).find(({ userGroupId }) => userGroupId === body.userGroupId);
  if (!group || !mayGive(group, companyId, actor)) throw bulkErrors.error('groupOutOfReach', { fields: { userGroupId: 'groupOutOfReach' } });
  const people = await stillWithout(tx, rows, { companyId, partyIds: body.accounts.map(({ partyId }) => partyId) });
  return { run: await runFor(tx, door, { actor, rows, body, companyId }), people: new Map(people.map((person) => [person.partyId, person])) };
}

async function plan(door: Door, { body }: BulkJob, people: ReadonlyMap<string, Candidate>): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const { partyId, username } of body.accounts) {
    const person = people.get(partyId);
    if (!person) throw bulkErrors.error('changed');
    const password = generatePassword(randomBytes);
    const { partyRelationshipId } = person;
    planned.push({ userId: door.newId(), partyId, partyRelationshipId, username, password, person, way: wayOf(person, body.byMessage), hash: await hashPassword(password) });
  }
  return planned;
}

async function tell(tx: Tx, door: Door, planned: readonly Planned[]): Promise<void> {
  const now = door.clock.now();
  for (const { way, username, password } of planned)
    if (way) await enqueue(tx, { id: door.newId(), now, sendUntil: now + NOTICE_MS, way, subject: messages.toldSubject, text: messages.toldText({ username, password }) });
}

/** Writes the accounts, their run and what is told of them. */
async function write(tx: Tx, door: Door, { rows, body }: BulkJob, planned: readonly Planned[], { isNew, ...run }: Run & { readonly isNew: boolean }): Promise<void> {
  const { runId, companyId, userGroupId } = run;
  const now = door.clock.now();
  const partyIds = planned.map(({ partyId }) => partyId);
  await holdPeople(tx, partyIds);
  if ((await stillWithout(tx, rows, { companyId, partyIds })).length !== planned.length) throw bulkErrors.error('changed');
  await insertAccounts(tx, planned, { companyId, userGroupId, from: door.today, now });
  if (isNew) await insertRun(tx, run, now);
  await insertMembers(
    tx,
    run,
    planned.map(({ userId }) => userId),
  );
  await tell(tx, door, planned);
  const changesOf = ({ username, way }: Planned) => ({ username: [null, username], userGroupId: [null, body.userGroupId], oneTimePassword: [null, way?.kind ?? 'paper'] }) as const;
  await writeAudit(tx, [
    ...(isNew ? [{ entity: 'AccountRun', id: runId, action: 'create' as const, changes: { userGroupId: [null, userGroupId] as const }, companyId }] : []),
    ...planned.map((one) => ({ entity: 'UserAccount', id: one.userId, action: 'create' as const, changes: changesOf(one), subjectPartyId: one.partyId, companyId })),
  ]);
}

/** Answers the run and its sealed slips. Throws groupOutOfReach, changed, usernameTaken, notFound or busy; then nothing is made. */
export async function makeAccounts(door: Door, job: BulkJob): Promise<{ readonly runId: string; readonly sealed: string }> {
  const { actor, body } = job;
  if (new Set(body.accounts.map(({ partyId }) => partyId)).size !== body.accounts.length) throw httpErrors.error('invalid');
  const now = door.clock.now();
  const made = await inHashQueue(async () => {
    const { run, people } = await door.transact((tx) => facts(tx, door, job));
    const planned = await plan(door, job, people);
    await door.transact((tx) => write(tx, door, job, planned, run));
    return { run, planned };
  });
  outbox().wake();
  const slipOf = ({ person, username, password }: Planned) => ({ name: `${person.firstName} ${person.lastName}`, personnelCode: person.personnelCode, username, password });
  const told = made.planned
    .filter(({ way }) => way)
    .map(({ person, username }) => ({ name: `${person.firstName} ${person.lastName}`, personnelCode: person.personnelCode, username }));
  const { runId, companyId } = made.run;
  const part = { runId, companyId, validUntil: new Date(now + ONE_TIME_MS).toISOString(), slips: made.planned.filter(({ way }) => !way).map(slipOf), told };
  return { runId, sealed: sealSlips(actor.userId, part, now) };
}
