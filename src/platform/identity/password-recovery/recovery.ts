/** From a forgotten password to a new one by a code. Known and unknown names cause the same statements and the same hashing. */
import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.ts';
import type { AuditEntry } from '#platform/http/context.ts';
import { type Account, accountOfName, actAs, lockWithHash, passwordHistory, storePassword } from '#platform/identity/accounts.store.ts';
import { networkLimit, networkOf } from '#platform/identity/identity.rules.ts';
import { refuseUnfitPassword } from '#platform/identity/new-password.ts';
import { hashPassword, inHashQueue, verifyPassword } from '#platform/identity/password-hash.ts';
import { randomText } from '#platform/identity/random-text.ts';
import { recordLogin, revokeSessions } from '#platform/identity/session.store.ts';
import { countOrRefuse, type Door, refuseOtherSites } from '#platform/identity/sign-in.ts';
import { accountBucket, type Bucket, forgiveAttempt, nameBucket } from '#platform/identity/throttle.store.ts';
import { enqueue } from '#platform/messaging/outbox.store.ts';
import { outbox } from '#platform/messaging/outbox.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { type recoverPassword as call, recoveryErrors } from './password-recovery.contract.ts';
import messages from './password-recovery.messages.fa.ts';
import { askLimit, CODE_LENGTH, CODE_MS, CODE_TRIES_OF_ALL, foldName, NOTICE_MS, readCode, tryLimit, wayFor, waysTo } from './recovery.rules.ts';
import { consumeCode, giveBackTry, keepCode, mobileOf, takeTry } from './recovery.store.ts';

/** Asking is counted by the typed name, so that two names of one account are not told apart from two of nobody. */
const askBucket = (name: string): Bucket => ({ key: `recovery:${nameBucket(name).key}`, limit: askLimit });
/** Apart from the sign-ins, so that forgetful colleagues do not close the door of an office. */
const networkBucket = (ip: string): Bucket => ({ key: `recovery:network:${networkOf(ip)}`, limit: networkLimit });

const NOBODY: Pick<Account, 'userId' | 'partyId' | 'companyId'> = {
  userId: '00000000-0000-0000-0000-000000000000',
  partyId: '00000000-0000-0000-0000-000000000000',
  companyId: '00000000-0000-0000-0000-000000000000',
};

/** Wrong codes are counted by name and network, so that who merely knows a name cannot use up the tries of its owner. */
const tryBucket = (whose: string, ip: string): Bucket => ({ key: `recovery:try:${whose}:${networkOf(ip)}`, limit: tryLimit });

/** Who asks and who tries is not known: the rows bear the account they are about and no actor. Nobody's names leave the same rows. */
const auditOfAsker = (tx: Tx, { account, bucket }: Whose, entry: Pick<AuditEntry, 'action' | 'changes'>): Promise<void> =>
  writeAudit(tx, [{ entity: 'UserAccount', id: account?.userId ?? bucket, ...(account && { subjectPartyId: account.partyId, companyId: account.companyId }), ...entry }]);

interface Whose {
  readonly account: Account | undefined;
  readonly bucket: string;
}

/** The account of a name while it may be used, and the name of its row of codes. */
async function whose(tx: Tx, door: Door, name: string): Promise<Whose> {
  const found = await accountOfName(tx, name, door.today);
  const account = found && !found.deactivated ? found : undefined;
  return { account, bucket: account ? accountBucket(account.userId).key : nameBucket(name).key };
}

/** Sends a code if there is somebody to send it to. Answers nothing; throws throttled or busy. */
export async function askForCode(door: Door, typedName: string): Promise<void> {
  refuseOtherSites(door);
  const name = foldName(typedName);
  const now = door.clock.now();
  await inHashQueue(async () => {
    await door.transact((tx) => countOrRefuse(tx, [askBucket(name), networkBucket(door.request.ip)], now));
    const code = randomText(CODE_LENGTH, '0123456789', randomBytes);
    const codeHash = await hashPassword(code);
    await door.transact(async (tx) => {
      const found = await whose(tx, door, name);
      const { account, bucket } = found;
      const { ip, userAgent } = door.request;
      await auditOfAsker(tx, found, { action: 'update', changes: { recoveryCodeAsked: [null, { ip, userAgent }] } });
      await actAs(tx, account ?? NOBODY);
      const mobile = await mobileOf(tx, (account ?? NOBODY).partyId, door.today);
      await keepCode(tx, { bucket, userId: account?.userId ?? null, codeHash, now });
      const way = account && wayFor(name, { email: account.email, mobile }, outbox().kinds);
      await enqueue(tx, { id: door.newId(), now, sendUntil: now + CODE_MS, way, subject: messages.codeSubject, text: messages.codeText({ code }) });
    });
  });
  outbox().wake();
}

/** Tells the owner on every way, because somebody else may have read the code. */
async function tellOwner(tx: Tx, door: Door, account: Account): Promise<void> {
  const now = door.clock.now();
  const contacts = { email: account.email, mobile: await mobileOf(tx, account.partyId, door.today) };
  for (const way of waysTo(contacts, outbox().kinds))
    await enqueue(tx, { id: door.newId(), now, sendUntil: now + NOTICE_MS, way, subject: messages.changedSubject, text: messages.changedText({ username: account.username }) });
}

interface RightCode {
  readonly account: Account;
  readonly bucket: string;
  readonly codeHash: string;
}

async function setPassword(tx: Tx, door: Door, { account, bucket, codeHash }: RightCode, hash: string): Promise<boolean> {
  const { userId, partyId, companyId } = account;
  if (!(await consumeCode(tx, bucket, codeHash)) || !(await lockWithHash(tx, userId, account.passwordHash))) return false;
  await actAs(tx, account);
  await storePassword(tx, userId, hash, door.clock.now());
  await revokeSessions(tx, userId, 'password recovered');
  await forgiveAttempt(tx, accountBucket(userId));
  await writeAudit(tx, [
    { entity: 'UserAccount', id: userId, action: 'update', changes: { password: [null, null], recoveredByCode: [null, true] }, subjectPartyId: partyId, companyId },
  ]);
  await tellOwner(tx, door, account);
  await sendMessage(tx, { ...messages.toOwner, color: 'warning', recipients: [partyId], newId: door.newId });
  return true;
}

/** The code is right: from here on its holder is known, and a password that is not fit costs no try. */
async function replace(door: Door, right: RightCode, password: string): Promise<boolean> {
  const history = await door.transact(async (tx) => {
    await giveBackTry(tx, right.bucket, right.codeHash);
    await forgiveAttempt(tx, tryBucket(right.bucket, door.request.ip));
    return passwordHistory(tx, right.account.userId);
  });
  await refuseUnfitPassword(password, right.account.username, history);
  const hash = await hashPassword(password);
  return door.transact((tx) => setPassword(tx, door, right, hash));
}

/** A wrong code is a failed sign-in; the one that voids a code is audited besides. */
async function recordWrong(tx: Tx, { request, clock }: Door, found: Whose, tries: number | undefined): Promise<void> {
  await recordLogin(tx, { userId: found.account?.userId, loginType: null, successful: false, keyLast4: null, request, now: clock.now() });
  if (tries === CODE_TRIES_OF_ALL) await auditOfAsker(tx, found, { action: 'refuse', changes: { recoveryCodeVoid: [null, tries] } });
}

/** Sets the new password. Throws codeRefused, passwordHoldsUsername, passwordCommon, passwordReused, throttled or busy. */
export async function recoverWithCode(door: Door, form: BodyOf<typeof call>): Promise<void> {
  refuseOtherSites(door);
  const name = foldName(form.username);
  const now = door.clock.now();
  const done = await inHashQueue(async () => {
    const { found, taken } = await door.transact(async (tx) => {
      const asked = await whose(tx, door, name);
      await countOrRefuse(tx, [networkBucket(door.request.ip), tryBucket(asked.bucket, door.request.ip)], now);
      return { found: asked, taken: await takeTry(tx, asked.bucket, now) };
    });
    const { account, bucket } = found;
    const isRight = await verifyPassword(readCode(form.code), taken?.codeHash);
    if (isRight && account && taken) return replace(door, { account, bucket, codeHash: taken.codeHash }, form.newPassword);
    await door.transact((tx) => recordWrong(tx, door, found, taken?.tries));
    return false;
  });
  if (!done) throw recoveryErrors.error('codeRefused');
  outbox().wake();
}
