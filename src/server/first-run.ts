/**
 * What a start does to an installation that nobody has used yet: the demo organisation, or a company with a
 * placeholder name and the account `admin`. One transaction under a lock: a start that dies leaves nothing behind,
 * and of two starts at once one does it.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { reading, systemActor, type Tx, writing } from '#platform/db/db.ts';
import { createAccount, generatePassword, joinGroup, storePassword } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS, PASSWORD_MAX, PASSWORD_MIN } from '#platform/identity/identity.rules.ts';
import { hashPassword } from '#platform/identity/password-hash.ts';
import {
  addCompany,
  addPerson,
  hasSignedIn,
  type Installation,
  installationOf,
  lockInstallation,
  markOneTime,
  oldestCompany,
  PLACEHOLDER_CODE,
  recordInstallation,
} from '#platform/settings/installation.store.ts';
import messages from '#platform/settings/setup/setup.messages.fa.ts';
import { isLoopback, type Settings, SettingsError } from './config.ts';
import type { Database } from './database.ts';
import { demoUsers } from './demo/accounts.ts';
import { generateOrganisation } from './demo/generate.ts';
import { type DemoPasswords, makeDemoPasswords, readDemoPasswords, writeDemo } from './demo/start-demo.ts';

export interface FirstRun {
  readonly settings: Settings;
  readonly database: Pick<Database, 'pool' | 'owner' | 'embedded' | 'location'>;
  readonly clock: Clock;
  say(line: string): void;
}

const ADMIN = 'admin';

const newId = (now: number): string => makeUuidV7(now, randomBytes(10));

/** Demo by default on an empty embedded database that only this machine reaches. */
function wantsDemo({ settings, database }: FirstRun): boolean {
  return settings.demo ?? (database.embedded && isLoopback(settings.host));
}

function checkAdminPassword(password: string | undefined): void {
  if (password === undefined || (password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX)) return;
  throw new SettingsError(`HCM_ADMIN_PASSWORD must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
}

/** Fresh statistics, so that the first queries after a bulk load are planned well. The owner's right, not the application's. */
async function analyse(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function startDemo(run: FirstRun): Promise<void> {
  const { settings, database, clock, say } = run;
  const now = clock.now();
  const started = performance.now();
  const today = todayIn('Asia/Tehran', now);
  const organisation = generateOrganisation({ people: settings.demoPeople, units: settings.demoUnits, seed: settings.demoSeed, today });
  const companyIds = organisation.companies.map(({ companyId }) => companyId);
  const isDone = await writing(database.pool, systemActor('first-run', companyIds), async (tx) => {
    await lockInstallation(tx);
    if (await oldestCompany(tx)) return false;
    const passwords = await makeDemoPasswords(settings.dataDir, settings.adminPassword);
    await writeDemo(tx, { organisation, passwords, today, now, newId: () => newId(now) });
    return true;
  });
  if (!isDone) return;
  await analyse(database.owner);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(`demo organisation: ${organisation.careers.length} invented people in ${organisation.units.length} units, seed ${settings.demoSeed} (${seconds} s)`);
}

/** The account admin in the first company. Answers its one-time password when none was given. */
async function addAdmin(tx: Tx, companyId: string, { settings, clock }: FirstRun): Promise<{ userId: string; oneTime: string | undefined }> {
  const now = clock.now();
  const [userId, partyId] = [newId(now), newId(now)];
  const { firstName, lastName } = messages.admin;
  await addPerson(tx, { partyId, companyId, firstName, lastName, search: foldForSearch(`${firstName} ${lastName}`) });
  const oneTime = settings.adminPassword === undefined ? generatePassword(randomBytes) : undefined;
  const password = settings.adminPassword ?? oneTime ?? '';
  await createAccount(tx, { userId, companyId, partyId, username: ADMIN, password, oneTime: oneTime !== undefined, now });
  await joinGroup(tx, userId, 'administrator', companyId, todayIn('Asia/Tehran', now));
  return { userId, oneTime };
}

/** Company (the oldest one, when an import came before the first start) and account. */
async function startEmpty(run: FirstRun): Promise<string | undefined> {
  const { database, clock } = run;
  const known = await reading(database.pool, systemActor('first-run'), oldestCompany);
  const companyId = known?.companyId ?? newId(clock.now());
  return writing(database.pool, systemActor('first-run', [companyId]), async (tx) => {
    await lockInstallation(tx);
    if (await installationOf(tx)) return undefined;
    if (!known) await addCompany(tx, { companyId, code: PLACEHOLDER_CODE, name: messages.placeholder });
    const { userId, oneTime } = await addAdmin(tx, companyId, run);
    await recordInstallation(tx, { isDemo: false, companyId, adminUserId: userId });
    return oneTime;
  });
}

/** While nobody has ever signed in, a start sets the password anew: a lost or expired one-time password locks nobody out. */
function renewPassword({ database, settings, clock }: FirstRun, { adminUserId }: Installation): Promise<string | undefined> {
  return writing(database.pool, systemActor('first-run'), async (tx) => {
    await lockInstallation(tx);
    if (await hasSignedIn(tx, adminUserId)) return undefined;
    const oneTime = settings.adminPassword === undefined ? generatePassword(randomBytes) : undefined;
    await storePassword(tx, adminUserId, await hashPassword(settings.adminPassword ?? oneTime ?? ''), clock.now());
    if (oneTime !== undefined) await markOneTime(tx, adminUserId, clock.now() + ONE_TIME_MS);
    return oneTime;
  });
}

function demoLines(passwords: DemoPasswords): string[] {
  const width = Math.max(...demoUsers.map(({ username }) => username.length));
  return demoUsers.map(({ username, who }) => `${username.padEnd(width)}  ${(passwords[username] ?? '(set elsewhere)').padEnd(16)}  ${who}`);
}

async function linesFor({ settings, database }: FirstRun, { isDemo, isNamed }: Installation, oneTime: string | undefined): Promise<string[]> {
  const place = `Data: ${settings.dataDir}${database.embedded ? '' : ', database: DATABASE_URL'}`;
  if (isDemo) {
    const next = 'Next: sign in with one of these. For your own organisation: HCM_DEMO=0 and another HCM_DATA_DIR.';
    return [...demoLines(await readDemoPasswords(settings.dataDir)), place, next];
  }
  const account = oneTime === undefined ? [] : [`First account: ${ADMIN}`, `One-time password: ${oneTime}  (shown only now, valid for seven days, must be changed)`];
  const next = isNamed ? [] : [`Next: sign in as ${ADMIN}${oneTime === undefined && settings.adminPassword !== undefined ? ' with HCM_ADMIN_PASSWORD' : ''} and open /setup.`];
  return [...account, place, ...next];
}

/** What an empty installation needs: demo organisation or the first account. Answers lines to print. */
export async function firstRun(run: FirstRun): Promise<string[]> {
  const { settings, database, say } = run;
  const find = () => reading(database.pool, systemActor('first-run'), async (db) => ({ installation: await installationOf(db), company: await oldestCompany(db) }));
  const before = await find();
  if (before.installation?.isDemo && !isLoopback(settings.host))
    throw new SettingsError(`${settings.dataDir} holds a demo organisation, which is only for this machine: set HOST=127.0.0.1 or another HCM_DATA_DIR.`);
  if (settings.demo && before.company && !before.installation?.isDemo) say('HCM_DEMO=1 has no effect: the data directory already holds an organisation');
  checkAdminPassword(settings.adminPassword);
  let oneTime: string | undefined;
  if (!before.company && wantsDemo(run)) await startDemo(run);
  else if (!before.installation) oneTime = await startEmpty(run);
  else if (!before.installation.isDemo) oneTime = await renewPassword(run, before.installation);
  const { installation } = await find();
  if (!installation) throw new Error('the first start wrote no installation');
  return linesFor(run, installation, oneTime);
}
