/** From a forgotten password to a new one by a code. Known and unknown names cause the same statements and the same hashing. */
import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#kernel/call.ts';
import { randomText } from '#kernel/ids/random-text.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { type Account, accountOfName, actAs, lockWithHash, passwordHistory, storePassword } from '#platform/identity/accounts.store.ts';
import { deviceOf } from '#platform/identity/device.server.ts';
import { networkLimit, siteOf } from '#platform/identity/identity.rules.ts';
import { waitDays } from '#platform/identity/recovery-ways/wait-days.server.ts';
import { formerWays, waysOf } from '#platform/identity/recovery-ways/ways.store.ts';
import { recordLogin, revokeSessions } from '#platform/identity/session.store.ts';
import { countOrRefuse, type Door, refuseOtherSites } from '#platform/identity/sign-in.service.ts';
import { knockBuckets } from '#platform/identity/strangers.server.ts';
import { accountKey, type Bucket, forgiveAccount, forgiveAttempt, nameKey } from '#platform/identity/throttle.store.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { enqueue } from '#platform/messaging/outbox.store.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { refuseUnfitPassword } from '../passwords/new-password.server.ts';
import { hashPassword, inHashQueue, verifyPassword } from '../passwords/password-hash.server.ts';
import { type recoverPassword as call, recoveryErrors } from './password-recovery.contract.ts';
import messages from './password-recovery.messages.fa.ts';
import { askLimit, askLimitOfAll, CODE_LENGTH, CODE_MS, CODE_TRIES_OF_ALL, foldName, NOTICE_MS, readCode, tryLimit, type Way, wayFor, waysTo } from './recovery.rules.ts';
import { consumeCode, giveBackTry, keepCode, takeTry } from './recovery.store.ts';

/** Apart from the sign-ins, so that forgetful colleagues do not close the door of an office. */
const networkBucket = (ip: string): Bucket => ({ key: `recovery:network:${siteOf(ip)}`, limit: networkLimit });
/** Asking is counted by the typed name, so that two names of one account are not told apart from two of nobody. */
const askBuckets = ({ request: { ip } }: Door, name: string, device: string | undefined): readonly Bucket[] =>
  knockBuckets({ at: `recovery:${nameKey(name)}`, ip, device }, { own: askLimit, all: askLimitOfAll }, networkBucket(ip));
/** Wrong codes are counted by name and network, so that who merely knows a name cannot use up the tries of its owner. */
const tryBuckets = ({ request: { ip } }: Door, { bucket, device }: Whose) => knockBuckets({ at: `recovery:try:${bucket}`, ip, device }, { own: tryLimit }, networkBucket(ip));

const NOBODY: Pick<Account, 'userId' | 'partyId' | 'companyId'> = {
  userId: '00000000-0000-0000-0000-000000000000',
  partyId: '00000000-0000-0000-0000-000000000000',
  companyId: '00000000-0000-0000-0000-000000000000',
};

/** Who asks and who tries is not known: the rows bear the account they are about and no actor. Nobody's names leave the same rows. */
const auditOfAsker = (tx: Tx, { account, bucket }: Whose, entry: Pick<AuditEntry, 'action' | 'changes'>): Promise<void> =>
  writeAudit(tx, [{ entity: 'UserAccount', id: account?.userId ?? bucket, ...(account && { subjectPartyId: account.partyId, companyId: account.companyId }), ...entry }]);

interface Whose {
  readonly account: Account | undefined;
  readonly bucket: string;
  /** By which the browser is known to the account. */
  readonly device: string | undefined;
}

/** The account of a name while it may be used, and the name of its row of codes. */
async function whose(tx: Tx, door: Door, name: string): Promise<Whose> {
  const found = await accountOfName(tx, name, door.today);
  const account = found && !found.deactivated ? found : undefined;
  return { account, bucket: account ? accountKey(account.userId) : nameKey(name), device: deviceOf(door.request, account?.userId, door.clock.now()) };
}

/** Sends a code if there is somebody to send it to. Answers nothing; throws throttled or busy. */
export async function askForCode(door: Door, typedName: string): Promise<void> {
  refuseOtherSites(door);
  const name = foldName(typedName);
  const now = door.clock.now();
  await inHashQueue(async () => {
    await door.transact(async (tx) => countOrRefuse(tx, askBuckets(door, name, (await whose(tx, door, name)).device), now));
    const code = randomText(CODE_LENGTH, '0123456789', randomBytes);
    const codeHash = await hashPassword(code);
    await door.transact(async (tx) => {
      const found = await whose(tx, door, name);
      const { account, bucket } = found;
      const { ip, userAgent } = door.request;
      await auditOfAsker(tx, found, { action: 'update', changes: { recoveryCodeAsked: [null, { ip, userAgent }] } });
      await actAs(tx, account ?? NOBODY);
      // what somebody else has just written waits: the answer and the work are the same
      const { forCodes } = await waysOf(tx, account ?? NOBODY, door.today, waitDays());
      await keepCode(tx, { bucket, userId: account?.userId ?? null, codeHash, now });
      const way = account && wayFor(name, forCodes, outbox().kinds);
      await enqueue(tx, { id: door.newId(), now, sendUntil: now + CODE_MS, way, subject: messages.codeSubject, text: messages.codeText({ code }) });
    });
  });
  outbox().wake();
}

/** Tells the owner on every way, those of the last days too: somebody else may have read the code, or have written the number that stands. */
async function notifyOwner(tx: Tx, door: Door, account: Account): Promise<void> {
  const now = door.clock.now();
  const { all } = await waysOf(tx, account, door.today, waitDays());
  const { kinds } = outbox();
  const former = (await formerWays(tx, account.userId, waitDays())).filter(({ kind }) => kinds.includes(kind));
  const ways = new Map([...waysTo(all, kinds), ...former].map((way): [string, Way] => [way.to, way]));
  for (const way of ways.values())
    await enqueue(tx, { id: door.newId(), now, sendUntil: now + NOTICE_MS, way, subject: messages.changedSubject, text: messages.changedText({ username: account.username }) });
}

interface RightCode extends Whose {
  readonly account: Account;
  readonly codeHash: string;
}

async function setPassword(tx: Tx, door: Door, { account, bucket, codeHash }: RightCode, hash: string): Promise<boolean> {
  const { userId, partyId, companyId } = account;
  if (!(await consumeCode(tx, bucket, codeHash)) || !(await lockWithHash(tx, userId, account.passwordHash))) return false;
  await actAs(tx, account);
  await storePassword(tx, userId, hash, door.clock.now());
  await revokeSessions(tx, userId, 'password recovered');
  await forgiveAccount(tx, userId);
  await writeAudit(tx, [
    { entity: 'UserAccount', id: userId, action: 'update', changes: { password: [null, null], recoveredByCode: [null, true] }, subjectPartyId: partyId, companyId },
  ]);
  await notifyOwner(tx, door, account);
  await sendMessage(tx, { ...messages.toOwner, color: 'warning', recipients: [partyId], newId: door.newId });
  return true;
}

/** The code is right: from here on its holder is known, and a password that is not fit costs no try. */
async function replace(door: Door, right: RightCode, password: string): Promise<boolean> {
  const history = await door.transact(async (tx) => {
    await giveBackTry(tx, right.bucket, right.codeHash);
    await forgiveAttempt(tx, tryBuckets(door, right)[0]);
    return passwordHistory(tx, right.account.userId);
  });
  await refuseUnfitPassword(password, right.account.username, history);
  const hash = await hashPassword(password);
  return door.transact((tx) => setPassword(tx, door, right, hash));
}

/** A wrong code is a failed sign-in; the one that voids a code is audited besides. */
async function recordWrong(tx: Tx, { request, clock }: Door, found: Whose, tries: number | undefined): Promise<void> {
  await recordLogin(tx, { userId: found.account?.userId, loginType: null, successful: false, keyLast4: null, request, now: clock.now() });
  if (tries === CODE_TRIES_OF_ALL && found.device === undefined) await auditOfAsker(tx, found, { action: 'refuse', changes: { recoveryCodeVoid: [null, tries] } });
}

/** Sets the new password. Throws codeRefused, passwordHoldsUsername, passwordCommon, passwordReused, throttled or busy. */
export async function recoverWithCode(door: Door, form: BodyOf<typeof call>): Promise<void> {
  refuseOtherSites(door);
  const name = foldName(form.username);
  const now = door.clock.now();
  const done = await inHashQueue(async () => {
    const { found, taken } = await door.transact(async (tx) => {
      const asked = await whose(tx, door, name);
      await countOrRefuse(tx, tryBuckets(door, asked), now);
      return { found: asked, taken: await takeTry(tx, asked.bucket, now, asked.device !== undefined) };
    });
    const { account } = found;
    const isRight = await verifyPassword(readCode(form.code), taken?.codeHash);
    if (isRight && account && taken) return replace(door, { ...found, account, codeHash: taken.codeHash }, form.newPassword);
    await door.transact((tx) => recordWrong(tx, door, found, taken?.tries));
    return false;
  });
  if (!done) throw recoveryErrors.error('codeRefused');
  outbox().wake();
}
