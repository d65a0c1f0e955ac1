/** The real server as a process of its own, the way an operator starts it: for tests of start, stop and crash. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const program = join(projectRoot, 'bin/kargozin.mjs');

/** How long a start may take before the test gives up; a start takes 1 to 4 s. */
const START_MS = 60_000;

/** Password of the first account `admin` of every server started here. */
export const adminPassword = 'Sekke-va-Derham-1405!';

export interface DataDirectory {
  readonly path: string;
  /** Removes it, wherever the database was put. */
  remove(): Promise<void>;
}

/** An empty data directory in the temp directory; for a given system user, its own. */
export async function dataDirectory(uid?: number): Promise<DataDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'kargozin-server-'));
  // root hands the cluster to another user, who must get through
  await chmod(path, 0o755);
  if (uid !== undefined) await chown(path, uid, uid);
  const remove = async () => {
    const cluster = join(path, 'postgres');
    if (existsSync(cluster)) await rm(realpathSync(cluster), { recursive: true, force: true });
    await rm(path, { recursive: true, force: true });
  };
  return { path, remove };
}

export interface StartOptions {
  readonly dataDir: string;
  /** On top of PATH and the settings every test has (free port, no demo); undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly uid?: number;
  /** Between us and the server stands a shell, as between a terminal and `npm start`; signals reach the shell only. */
  readonly throughShell?: boolean;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  /** http://127.0.0.1:port */
  readonly url: string;
  readonly pid: number;
  /** Everything printed so far. */
  said(): string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Exit>;
}

export interface Launch {
  readonly child: ChildProcess;
  readonly exit: Promise<Exit>;
  said(): string;
}

/** Starts the program and does not wait for anything. */
export function launch({ dataDir, env = {}, uid, throughShell = false }: StartOptions): Launch {
  const settings = { PATH: process.env['PATH'], PORT: '0', HCM_DATA_DIR: dataDir, HCM_DEMO: '0', HCM_ADMIN_PASSWORD: adminPassword, ...env };
  const command = [process.execPath, '--max-semi-space-size=4', '--heap-growing-percent=40', program];
  const [file = '', ...args] = throughShell ? ['/bin/sh', '-c', '"$@"; exit $?', 'sh', ...command] : command;
  const child = spawn(file, args, {
    cwd: uid === undefined ? projectRoot : '/',
    env: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exit = new Promise<Exit>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  return { child, exit, said: () => output };
}

/** Starts the server and resolves when it says that it is ready. Throws with its output when it ends before. */
export async function startServer(options: StartOptions): Promise<ServerProcess> {
  const { child, exit, said } = launch(options);
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server was not ready in ${START_MS} ms:\n${said()}`)), START_MS);
    const look = (): void => {
      const ready = /Kargozin is ready: (\S+)/.exec(said())?.[1];
      if (ready === undefined) return;
      clearTimeout(timer);
      resolve(ready);
    };
    child.stdout?.on('data', look);
    void exit.then(({ code }) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${said()}`));
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<Exit> => {
    child.kill(signal);
    return exit;
  };
  const pid = Number(readFileSync(join(options.dataDir, 'kargozin.pid'), 'utf8').split('\n')[0]);
  return { url, pid, said, end };
}

/**
 * Process id of the PostgreSQL of a data directory, or undefined when none stands in its pid file.
 * The file is read without asking first whether it is there: PostgreSQL removes and rewrites it while a test looks.
 */
export function postmasterPid(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** State letter and parent from /proc/<pid>/stat: the name in it may hold spaces, so reading starts after its bracket. */
function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Whether a process runs; one that ended and was not yet fetched by its parent does not. */
export const isRunning = (pid: number): boolean => (statOf(pid)?.state ?? 'Z') !== 'Z';

/** kill -9 of a process that may end by itself in the same moment. */
export function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A process and its children, as Linux tells it. */
export const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(Number(name))?.parent === pid)
    .map(Number),
];
