/** Starting and stopping the server process, and clearing up after one that was not stopped by us. */
import type { ChildProcess } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { callProgram, runProgram, startProgram } from '#platform/process/programs.server.ts';
import { SettingsError } from '../config.ts';
import { surroundings } from './cluster.ts';
import { DataDirectoryBusy } from './lock.ts';
import type { Place } from './place.ts';
import { inspectProcess, waitUntil } from './processes.ts';
import type { Runtime } from './runtime.ts';

type Log = (line: string) => void;

export interface Postmaster {
  pid: number;
  /** settles when it ended without being stopped; never on Windows, where it is no child of ours */
  died: Promise<void>;
  stop(): Promise<void>;
}

const stopPatience = 60_000;
const supervisorSetting = 'kargozin.supervisor';

/** Lines of postmaster.pid: pid, directory, start, port, socket, address, shared memory, state. */
function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
}

/** Makes sure that no server works on the cluster and that no leftover file hinders the next one. */
export async function clearLeftovers(cluster: string, log: Log): Promise<void> {
  const lines = pidFile(cluster);
  if (lines.length === 0) return;
  const pid = Number(lines[0]);
  const running = pid > 0 ? inspectProcess(pid) : undefined;
  const ours = running?.command.includes(` -D ${cluster} `) === true && running.command.includes('postgres');
  if (running && ours) {
    const supervisor = Number(new RegExp(`${supervisorSetting}=(\\d+)`).exec(running.command)?.[1]);
    if (running.parent === supervisor) throw new DataDirectoryBusy(cluster, supervisor);
    log(`Stopping PostgreSQL ${pid}, whose Kargozin has died`);
    await stopOrphan(pid, running.started);
  }
  // Removing the file while a worker of a killed server still runs would let two servers write the same data.
  if (!(await waitUntil(() => !sharedMemoryInUse(lines[6]), stopPatience))) throw new DataDirectoryBusy(cluster, pid);
  if (running && !ours) log(`Removing a stale postmaster.pid: process ${pid} is not the PostgreSQL of ${cluster}`);
  // PostgreSQL itself would take a stranger's process for its own, and so it does with a killed server that
  // stays as a zombie because nobody collects it (in containers). Where memory tells nothing, it decides on the rest.
  if (process.platform === 'linux' || (running && !ours)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

async function stopOrphan(pid: number, started: string): Promise<void> {
  const gone = () => inspectProcess(pid)?.started !== started;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await waitUntil(gone, stopPatience)) return;
  }
  throw new Error(`PostgreSQL process ${pid} does not end`);
}

/** PostgreSQL's own interlock, read from the outside: is any process still attached to the cluster's memory? */
function sharedMemoryInUse(line: string | undefined): boolean {
  const [key, id] = (line ?? '').split(/\s+/);
  if (process.platform !== 'linux' || !id) return false;
  const segments = readFileSync('/proc/sysvipc/shm', 'utf8')
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return segments.some((row) => row[1] === id && (Number(row[0]) | 0) === (Number(key) | 0) && Number(row[6]) > 0);
}

export async function startPostmaster(place: Place, runtime: Runtime, logFile: string, log: Log): Promise<Postmaster> {
  const rotation = keepLogSmall(logFile);
  const start = process.platform === 'win32' ? startByControl : startAsChild;
  try {
    const postmaster = await start(place, runtime, logFile, log);
    void postmaster.died.then(() => clearInterval(rotation));
    return { ...postmaster, stop: () => postmaster.stop().finally(() => clearInterval(rotation)) };
  } catch (error) {
    clearInterval(rotation);
    throw error;
  }
}

/** Detached, so that Ctrl+C reaches the server through us, after the requests in flight. */
async function startAsChild(place: Place, runtime: Runtime, logFile: string, log: Log): Promise<Postmaster> {
  const arguments_ = [...dieWithParent(), runtime.program('postgres'), '-D', place.cluster];
  const [program = '', ...rest] = [...arguments_, '-c', `${supervisorSetting}=${process.pid}`];
  const output = openSync(logFile, 'a', 0o600);
  const child = startProgram(program, rest, {
    ...surroundings(place.account),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  await untilReady(child, place.cluster, logFile, log);
  child.unref();
  let stopping = false;
  const died = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log(`PostgreSQL ended unexpectedly (${signal ?? code}), see ${logFile}`);
      resolve();
    });
  });
  const stop = async () => {
    stopping = true;
    child.ref();
    if (hasEnded(child)) return;
    child.kill('SIGINT');
    const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatience);
    await ended;
    clearTimeout(impatience);
  };
  return { pid: child.pid ?? 0, died, stop };
}

const hasEnded = (child: ChildProcess) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Without a limit: replaying the log after a crash takes as long as it takes, while the process lives. */
async function untilReady(child: ChildProcess, cluster: string, logFile: string, log: Log): Promise<void> {
  const ready = () => {
    const lines = pidFile(cluster);
    return Number(lines[0]) === child.pid && lines[7] === 'ready';
  };
  while (!(await waitUntil(() => hasEnded(child) || ready(), 5_000))) log('Waiting for PostgreSQL to recover its data');
  if (!hasEnded(child)) return;
  const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
  throw new SettingsError(`PostgreSQL did not start, see ${logFile}:\n${tail}`);
}

/** Linux can end the server together with us; elsewhere the next start stops the one left behind. */
function dieWithParent(): string[] {
  const setpriv = ['setpriv', '--pdeathsig', 'INT'];
  if (process.platform !== 'linux') return [];
  return callProgram('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0 ? setpriv : [];
}

/** Windows: pg_ctl gives up administrator rights, which the server refuses, and knows how to stop it. */
async function startByControl({ cluster }: Place, runtime: Runtime, logFile: string): Promise<Postmaster> {
  const control = (...words: string[]) => runProgram(runtime.program('pg_ctl'), ['-w', '-D', cluster, ...words]);
  await control('start', '-l', logFile);
  const pid = Number(pidFile(cluster)[0]);
  return { pid, died: new Promise(() => {}), stop: async () => void (await control('stop', '-m', 'fast')) };
}

/** The server appends to an open file, so the old text is copied away and the file cut, never renamed. */
function keepLogSmall(logFile: string): NodeJS.Timeout {
  const limit = 8 * 1024 * 1024;
  const rotate = () => {
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) < limit) return;
    copyFileSync(logFile, `${logFile}.1`);
    truncateSync(logFile);
  };
  rotate();
  return setInterval(rotate, 10 * 60_000).unref();
}
