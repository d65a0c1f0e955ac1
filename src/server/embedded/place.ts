/**
 * Where the cluster stands and which system user runs it.
 * PostgreSQL refuses to run as root, so root hands it to another user, who must be able to reach the files.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../config.ts';

/** Undefined stands for "as ourselves"; an account is only ever named by root. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Place {
  cluster: string;
  /** the entry in the data directory: the cluster itself or a link to where it was put */
  entry: string;
  account: Account | undefined;
  exists: boolean;
}

/** Root-owned and open to traverse: for files that stand where the server's user cannot go. */
const stateDirectory = '/var/lib/kargozin';

const isRoot = () => process.getuid?.() === 0;

/** An existing cluster is never moved and its owner decides the user; only a new one may be put elsewhere. */
export function findPlace(dataDir: string): Place {
  const entry = join(dataDir, 'postgres');
  if (lstatSync(entry, { throwIfNoEntry: false })) return existingPlace(entry);
  const account = isRoot() ? serverAccount() : undefined;
  const cluster = canReach(account, dataDir) ? entry : sharedPath(`data-${randomBytes(4).toString('hex')}`);
  return { cluster, entry, account, exists: false };
}

function existingPlace(entry: string): Place {
  if (!statSync(entry, { throwIfNoEntry: false })) {
    throw new SettingsError(`${entry} points to a directory that is gone. Restore it, or remove the link to start empty.`);
  }
  const cluster = realpathSync(entry);
  const { uid, gid } = statSync(cluster);
  if (!isRoot()) {
    if (process.getuid && uid !== process.getuid()) {
      throw new SettingsError(`${cluster} belongs to user id ${uid}. Start Kargozin as that user or as root.`);
    }
    return { cluster, entry, account: undefined, exists: true };
  }
  const account = uid === 0 ? serverAccount() : { uid, gid };
  // A copy that root brought back belongs to root as a whole.
  if (uid === 0) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  if (!canReach(account, cluster)) {
    throw new SettingsError(`User id ${account.uid} cannot reach ${cluster}. Allow it to pass through the directories above.`);
  }
  return { cluster, entry, account, exists: true };
}

function serverAccount(): Account {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean);
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : { uid: 65534, gid: 65534 };
}

/** Asked of the system itself, in that user's name: mode bits alone do not know of access lists and mounts. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' }).status === 0;
}

/** A path in the state directory, which is made when missing, whatever root's umask is. */
export function sharedPath(name: string): string {
  mkdirSync(stateDirectory, { recursive: true });
  chmodSync(stateDirectory, 0o755);
  return join(stateDirectory, name);
}
