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
import messages from '#modules/administration/setup/setup.messages.fa.ts';
import { reading, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { accountOf, createAccount, generatePassword, joinGroup, storePassword } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { hashPassword } from '#platform/identity/passwords/password-hash.server.ts';
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
import { ADMIN, isLoopback, type Settings, SettingsError } from './config.ts';
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

const newId = (now: number): string => makeUuidV7(now, randomBytes(10));

/** How admin gets in. `earlier`: by what an earlier start took from HCM_ADMIN_PASSWORD; `own`: by its own. */
type Entry = { readonly by: 'given' | 'earlier' | 'own' } | { readonly by: 'oneTime'; readonly password: string };

/** Whether other machines never reach this one, neither directly nor through a proxy. */
const isPrivate = ({ host, behindProxy }: Settings): boolean => isLoopback(host) && !behindProxy;

/** Demo by default on an empty embedded database that only this machine reaches. */
function wantsDemo({ settings, database }: FirstRun): boolean {
  return settings.demo ?? (database.embedded && isPrivate(settings));
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
  const { adminPassword } = settings;
  const now = clock.now();
  const started = performance.now();
  const today = todayIn('Asia/Tehran', now);
  const organisation = generateOrganisation({ people: settings.demoPeople, units: settings.demoUnits, seed: settings.demoSeed, today });
  const companyIds = organisation.companies.map(({ companyId }) => companyId);
  const isDone = await writing(database.pool, systemActor('first-run', companyIds), async (tx) => {
    await lockInstallation(tx);
    if (await oldestCompany(tx)) return false;
    const passwords = await makeDemoPasswords(settings.dataDir, adminPassword);
    await writeDemo(tx, { organisation, passwords, today, now, newId: () => newId(now) });
    return true;
  });
  if (!isDone) return;
  await analyse(database.owner);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(`demo organisation: ${organisation.careers.length} invented people in ${organisation.units.length} units, seed ${settings.demoSeed} (${seconds} s)`);
}

/** What admin is to sign in with: the given password, otherwise a new one-time one. */
function newEntry({ adminPassword: given }: Settings): { readonly entry: Entry; readonly password: string } {
  if (given !== undefined) return { entry: { by: 'given' }, password: given };
  const password = generatePassword(randomBytes);
  return { entry: { by: 'oneTime', password }, password };
}

/** The account admin in the first company. */
async function addAdmin(tx: Tx, companyId: string, { settings, clock }: FirstRun): Promise<{ userId: string; entry: Entry }> {
  const now = clock.now();
  const [userId, partyId] = [newId(now), newId(now)];
  const { firstName, lastName } = messages.admin;
  await addPerson(tx, { partyId, companyId, firstName, lastName, search: foldForSearch(`${firstName} ${lastName}`) });
  const { entry, password } = newEntry(settings);
  await createAccount(tx, { userId, companyId, partyId, username: ADMIN, password, oneTime: entry.by === 'oneTime', now });
  await joinGroup(tx, userId, 'administrator', companyId, todayIn('Asia/Tehran', now));
  return { userId, entry };
}

/** Company (the oldest one, when an import came before the first start) and account. */
async function startEmpty(run: FirstRun): Promise<Entry> {
  const { database, clock } = run;
  const known = await reading(database.pool, systemActor('first-run'), oldestCompany);
  const companyId = known?.companyId ?? newId(clock.now());
  return writing(database.pool, systemActor('first-run', [companyId]), async (tx) => {
    await lockInstallation(tx);
    if (await installationOf(tx)) return { by: 'earlier' };
    if (!known) await addCompany(tx, { companyId, code: PLACEHOLDER_CODE, name: messages.placeholder });
    const { userId, entry } = await addAdmin(tx, companyId, run);
    await recordInstallation(tx, { isDemo: false, companyId, adminUserId: userId });
    return entry;
  });
}

/**
 * While nobody has ever signed in, a start replaces the password by HCM_ADMIN_PASSWORD, and a one-time password by a new one that
 * it prints: whoever missed the first, or its seven days, is not locked out. A password that was given stays as it is.
 */
function renewPassword({ database, settings, clock }: FirstRun, { adminUserId }: Installation): Promise<Entry> {
  return writing<Entry>(database.pool, systemActor('first-run'), async (tx) => {
    await lockInstallation(tx);
    if (await hasSignedIn(tx, adminUserId)) return { by: 'own' };
    const now = clock.now();
    const { oneTimeUntil } = await accountOf(tx, adminUserId, todayIn('Asia/Tehran', now));
    if (settings.adminPassword === undefined && oneTimeUntil === null) return { by: 'earlier' };
    const { entry, password } = newEntry(settings);
    await storePassword(tx, adminUserId, await hashPassword(password), now);
    if (entry.by === 'oneTime') await markOneTime(tx, adminUserId, now + ONE_TIME_MS);
    return entry;
  });
}

function demoLines(passwords: DemoPasswords): string[] {
  const width = Math.max(...demoUsers.map(({ username }) => username.length));
  return demoUsers.map(({ username, who }) => `${username.padEnd(width)}  ${(passwords[username] ?? '(set elsewhere)').padEnd(16)}  ${who}`);
}

function entryLines(entry: Entry): string[] {
  if (entry.by === 'oneTime') return [`First account: ${ADMIN}`, `One-time password: ${entry.password}  (for seven days or until the next start, must be changed)`];
  if (entry.by === 'earlier') return [`First account: ${ADMIN}, with the password of an earlier start. Lost? Start once with HCM_ADMIN_PASSWORD.`];
  return [];
}

async function linesFor({ settings, database }: FirstRun, { isDemo, isNamed }: Installation, entry: Entry): Promise<string[]> {
  const place = `Data: ${settings.dataDir}${database.embedded ? '' : ', database: DATABASE_URL'}`;
  if (isDemo) {
    const next = 'Next: sign in with one of these. For your own organisation: HCM_DEMO=0 and another HCM_DATA_DIR.';
    return [...demoLines(await readDemoPasswords(settings.dataDir)), place, next];
  }
  const next = isNamed ? [] : [`Next: sign in as ${ADMIN}${entry.by === 'given' ? ' with HCM_ADMIN_PASSWORD' : ''} and open /setup.`];
  return [...entryLines(entry), place, ...next];
}

/** What an empty installation needs: demo organisation or the first account. Answers lines to print. */
export async function firstRun(run: FirstRun): Promise<string[]> {
  const { settings, database, say } = run;
  const find = () => reading(database.pool, systemActor('first-run'), async (db) => ({ installation: await installationOf(db), company: await oldestCompany(db) }));
  const before = await find();
  if (before.installation?.isDemo && !isPrivate(settings))
    throw new SettingsError(`${settings.dataDir} holds a demo organisation, which is only for this machine: set HOST=127.0.0.1 without HCM_BEHIND_PROXY, or another HCM_DATA_DIR.`);
  if (settings.demo && before.company && !before.installation?.isDemo) say('HCM_DEMO=1 has no effect: the data directory already holds an organisation');
  let entry: Entry = { by: 'own' };
  if (!before.company && wantsDemo(run)) await startDemo(run);
  else if (!before.installation) entry = await startEmpty(run);
  else {
    if (!before.installation.isDemo) entry = await renewPassword(run, before.installation);
    if (settings.adminPassword !== undefined && entry.by === 'own') say(`HCM_ADMIN_PASSWORD has no effect: ${ADMIN} already has a password, which is changed in the application`);
  }
  const { installation } = await find();
  if (!installation) throw new Error('the first start wrote no installation');
  return linesFor(run, installation, entry);
}
