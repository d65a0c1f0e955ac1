/** From what was shown to accounts and slips. The paper is laid out before anything is written: what cannot be printed is not made. */
import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Actor, RowScope } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { allGroups } from '#platform/identity/account-requests/account-requests.store.ts';
import { generatePassword } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { hashPassword, inHashQueue } from '#platform/identity/password-hash.ts';
import { NOTICE_MS, type Way, waysTo } from '#platform/identity/password-recovery/recovery.rules.ts';
import { mayGive } from '#platform/identity/reach.rules.ts';
import type { Door } from '#platform/identity/sign-in.ts';
import { enqueue } from '#platform/messaging/outbox.store.ts';
import { outbox } from '#platform/messaging/outbox.ts';
import { letterheadOf } from '#platform/print/letterhead.ts';
import { render } from '#platform/print/print.ts';
import { bulkErrors, type makeBulkAccounts as call } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';
import { type BulkAccount, type Candidate, holdPeople, insertAccounts, stillWithout } from './bulk-accounts.store.ts';
import { slipsPrint } from './slips.print.ts';

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

async function facts(tx: Tx, door: Door, { actor, rows, body }: BulkJob) {
  const companyId = body.companyId ?? actor.companyId;
  const group = (await allGroups(tx, door.today)).find(({ userGroupId }) => userGroupId === body.userGroupId);
  if (!group || !mayGive(group, companyId, actor)) throw bulkErrors.error('groupOutOfReach', { fields: { userGroupId: 'groupOutOfReach' } });
  const people = await stillWithout(tx, rows, { companyId, partyIds: body.accounts.map(({ partyId }) => partyId) });
  return { companyId, people: new Map(people.map((person) => [person.partyId, person])), company: await letterheadOf(tx, companyId) };
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

/** Answers the slips as PDF. Throws groupOutOfReach, changed, usernameTaken, busy, or what printing refuses; then nothing is made. */
export async function makeAccounts(door: Door, job: BulkJob): Promise<Uint8Array> {
  const { rows, body } = job;
  if (new Set(body.accounts.map(({ partyId }) => partyId)).size !== body.accounts.length) throw httpErrors.error('invalid');
  const now = door.clock.now();
  const pdf = await inHashQueue(async () => {
    const { companyId, people, company } = await door.transact((tx) => facts(tx, door, job));
    const planned = await plan(door, job, people);
    const slipOf = ({ person, username, password }: Planned) => ({ name: `${person.firstName} ${person.lastName}`, personnelCode: person.personnelCode, username, password });
    const validUntil = new Date(now + ONE_TIME_MS).toISOString();
    const slips = { company, validUntil, slips: planned.filter(({ way }) => !way).map(slipOf), told: planned.filter(({ way }) => way).map(slipOf) };
    const file = await render(slipsPrint, slips);
    await door.transact(async (tx) => {
      const partyIds = planned.map(({ partyId }) => partyId);
      await holdPeople(tx, partyIds);
      if ((await stillWithout(tx, rows, { companyId, partyIds })).length !== planned.length) throw bulkErrors.error('changed');
      await insertAccounts(tx, planned, { companyId, userGroupId: body.userGroupId, from: door.today, now });
      await tell(tx, door, planned);
      const changesOf = ({ username, way }: Planned) =>
        ({ username: [null, username], userGroupId: [null, body.userGroupId], oneTimePassword: [null, way?.kind ?? 'paper'] }) as const;
      await writeAudit(
        tx,
        planned.map((one) => ({ entity: 'UserAccount', id: one.userId, action: 'create', changes: changesOf(one), subjectPartyId: one.partyId, companyId })),
      );
    });
    return file;
  });
  outbox().wake();
  return pdf;
}
