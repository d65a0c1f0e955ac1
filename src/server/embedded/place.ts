/**
 * Where the cluster stands and which system user runs it.
 * PostgreSQL refuses to run as root, so root hands it to another user, who must be able to reach the files.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { callProgram } from '#platform/process/programs.server.ts';
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

/** An existing cluster is never moved and its owner decides the user; only a new one may be put elsewhere, unless it is to stand `inside`. */
export function findPlace(dataDir: string, inside = false): Place {
  const entry = join(dataDir, 'postgres');
  if (lstatSync(entry, { throwIfNoEntry: false })) return existingPlace(entry);
  const account = isRoot() ? serverAccount() : undefined;
  const isOpen = canReach(account, dataDir);
  if (inside && !isOpen) throw closedTo(account, dataDir);
  const cluster = isOpen ? entry : sharedPath(`data-${randomBytes(4).toString('hex')}`);
  return { cluster, entry, account, exists: false };
}

/** Names the first directory on the way that has to be opened. */
function closedTo(account: Account | undefined, dataDir: string): SettingsError {
  const way = dataDir.split('/').map((_, at, names) => names.slice(0, at + 1).join('/') || '/');
  const closed = way.find((path) => !canReach(account, path)) ?? dataDir;
  return new SettingsError(
    `The user of the database (id ${account?.uid}) cannot pass ${closed}: run "chmod o+x ${closed}", or name another HCM_DATA_DIR. The database would otherwise stand outside of it.`,
  );
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
  // A copy that root brought back belongs to root as a whole; an older version let nobody run the server.
  const isTakenOver = uid === 0 || isNobody(uid);
  const account = isTakenOver ? serverAccount() : { uid, gid };
  if (isTakenOver) callProgram('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  if (!canReach(account, cluster)) {
    throw new SettingsError(`User id ${account.uid} cannot reach ${cluster}. Allow it to pass through the directories above.`);
  }
  return { cluster, entry, account, exists: true };
}

const usersOfSystem = (): string => readFileSync('/etc/passwd', 'utf8');

/** An account by one of these names, the first one that the lines of /etc/passwd know. */
export function accountIn(users: string, names: readonly string[]): Account | undefined {
  const lines = users.split('\n').map((line) => line.split(':'));
  const user = names.map((name) => lines.find((fields) => fields[0] === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Whoever has nothing runs as this user: its processes may read each other's memory, and with it that of a database. */
const isNobody = (uid: number): boolean => uid === (accountIn(usersOfSystem(), ['nobody'])?.uid ?? 65_534);

const OWN_USER = 'kargozin';
const withoutLogin = ['/nonexistent', '/sbin/nologin'] as const;

/** How systems make a user without password and home: Debian, Red Hat and their like; BusyBox. */
const makers: readonly (readonly [program: string, ...args: string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', withoutLogin[0], '--shell', withoutLogin[1], OWN_USER],
  ['adduser', '-S', '-D', '-H', '-h', withoutLogin[0], '-s', withoutLogin[1], OWN_USER],
];

/** The user that root lets run the server, made when the system has none. Throws SettingsError where that cannot be. */
function serverAccount(): Account {
  const find = (): Account | undefined => accountIn(usersOfSystem(), ['postgres', OWN_USER]);
  const found = find();
  if (found) return found;
  for (const [program, ...args] of makers) {
    callProgram(program, args);
    const made = find();
    if (made) return made;
  }
  throw new SettingsError(`PostgreSQL refuses to run as root, and no user for it can be made here: run "useradd --system ${OWN_USER}", or start Kargozin as an ordinary user.`);
}

/** Asked of the system itself, in that user's name: mode bits alone do not know of access lists and mounts. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  return callProgram('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' }).status === 0;
}

/** A path in the state directory, which is made when missing, whatever root's umask is. */
export function sharedPath(name: string): string {
  mkdirSync(stateDirectory, { recursive: true });
  chmodSync(stateDirectory, 0o755);
  return join(stateDirectory, name);
}
