/** The files of a cluster: making them, the passwords and settings that travel with them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, chownSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '#platform/process/programs.server.ts';
import type { Account, Place } from './place.ts';
import type { Runtime } from './runtime.ts';

export interface Passwords {
  superuser: string;
  owner: string;
  app: string;
}

/** The passwords lie inside the cluster, so that a restored copy opens with its own. */
const passwordFile = 'kargozin.passwords.json';
const settingsFile = 'kargozin.conf';

/** What every PostgreSQL program runs with: the caller's language must never decide how text is compared. */
export function surroundings(account: Account | undefined) {
  return { ...account, cwd: '/', env: { LC_ALL: 'C' } };
}

/** Made under another name and renamed when complete: a start that was cut off leaves no half cluster. */
export async function createCluster(place: Place, runtime: Runtime, fsync: boolean): Promise<void> {
  const { cluster, entry, account } = place;
  const draft = `${cluster}.new`;
  const passwords: Passwords = { superuser: secret(), owner: secret(), app: secret() };
  const passwordInput = `${draft}.password`;
  try {
    rmSync(passwordInput, { force: true });
    writeFor(account, passwordInput, passwords.superuser);
    await initialise(draft, place, runtime, [`--pwfile=${passwordInput}`, ...(fsync ? [] : ['--no-sync'])]);
  } finally {
    rmSync(passwordInput, { force: true });
  }
  appendFileSync(join(draft, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`);
  writeFor(account, join(draft, passwordFile), JSON.stringify(passwords));
  renameSync(draft, cluster);
  if (cluster !== entry) symlinkSync(cluster, entry);
}

/**
 * The locale is named because trigram search silently finds no Persian word under the locale "C",
 * which initdb would take from an empty environment. Some systems have no C.UTF-8, hence the second try.
 */
async function initialise(draft: string, { account }: Place, runtime: Runtime, extra: string[]): Promise<void> {
  const fixed = ['-D', draft, '-U', 'postgres', '-E', 'UTF8', '--lc-messages=C', '--auth=scram-sha-256', ...extra];
  let failure: unknown;
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    if (account) chownSync(draft, account.uid, account.gid);
    try {
      await runProgram(runtime.program('initdb'), [...fixed, `--locale=${locale}`], surroundings(account));
      return;
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

const secret = () => randomBytes(24).toString('base64url');

export function readPasswords(cluster: string): Passwords {
  return JSON.parse(readFileSync(join(cluster, passwordFile), 'utf8'));
}

export function writeSettings({ cluster, account }: Place, settings: Record<string, string>): void {
  const quote = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}\n`);
  writeFor(account, join(cluster, settingsFile), `# Written by Kargozin at every start.\n${lines.join('')}`);
}

/**
 * Writes a file that only the server's user may read. Root writes into a directory of that user here,
 * so the file is made new and renamed: a link planted in its place is replaced, never followed.
 */
export function writeFor(account: Account | undefined, path: string, text: string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  if (account) chownSync(draft, account.uid, account.gid);
  renameSync(draft, path);
}
