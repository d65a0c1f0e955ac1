/**
 * Where a run of tests keeps its databases and files: in memory where the machine has room for them. PostgreSQL makes some six hundred files for
 * each of the many databases of a run, which costs a disk several times what it costs memory.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that must be free: a run takes a third of it. */
const ROOM = 3 * 2 ** 30;
const own = /^kargozin-run-(\d+)$/;

/** Whether there is room, and programs may be run there as in any temp directory. */
export function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= ROOM;
  } catch {
    // no Linux, or none of it for us
    return false;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** What runs that were killed have left there takes memory until somebody removes it. */
function sweep(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = own.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * A folder in memory for the run of this process, removed at its end; undefined where there is no room. What runs in it may be another user: root
 * hands databases to one.
 */
export function folderInMemory(): string | undefined {
  if (!hasRoom()) return undefined;
  sweep();
  const path = join(MEMORY, `kargozin-run-${process.pid}`);
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o1777);
  process.once('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Makes it the temp directory of this process and of all that it starts, unless somebody has chosen one, as for the workers of a run. */
export function workInMemory(): void {
  if (process.env['TMPDIR'] !== undefined) return;
  const path = folderInMemory();
  if (path !== undefined) process.env['TMPDIR'] = path;
}
