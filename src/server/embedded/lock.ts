/** One Kargozin per data directory: `<dataDir>/kargozin.pid` names the process that holds it. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectProcess } from './processes.ts';

export class DataDirectoryBusy extends Error {
  override readonly name = 'DataDirectoryBusy';
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(`The data directory ${dataDir} is in use by process ${pid}. Stop that process first.`);
    this.pid = pid;
  }
}

export interface Lock {
  /** socket directory of a holder that died without removing it */
  abandoned: string | undefined;
  /** remembers our socket directory, so that the next start can remove it if we are killed */
  remember(socketDirectory: string): void;
  release(): void;
}

/** Takes the lock or throws DataDirectoryBusy. A holder that no longer runs loses it. */
export function takeLock(dataDir: string): Lock {
  const path = join(dataDir, 'kargozin.pid');
  let abandoned: string | undefined;
  while (!createWhole(path)) {
    const text = readIfThere(path);
    if (text === undefined) continue;
    const [pid, started, socketDirectory] = text.split('\n');
    if (inspectProcess(Number(pid))?.started === started) throw new DataDirectoryBusy(dataDir, Number(pid));
    removeStale(path, text);
    abandoned = socketDirectory || undefined;
  }
  return {
    abandoned,
    remember: (socketDirectory) => appendFileSync(path, `${socketDirectory}\n`),
    release: () => rmSync(path, { force: true }),
  };
}

/** A hard link appears with its content: nobody ever reads a half written lock and thinks it stale. */
function createWhole(path: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${process.pid}\n${inspectProcess(process.pid)?.started}\n`);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Moves the stale lock aside first: if a rival replaced it meanwhile, the rival gets its lock back. */
function removeStale(path: string, judged: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
