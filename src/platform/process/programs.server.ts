/**
 * Programs that are started beside the server: the one door to them. What the environment holds besides PATH, language and time
 * zone are secrets (master key, passwords, keys of gateways), and most programs run as somebody else or read what strangers wrote.
 */
import { type ChildProcess, execFile, type ForkOptions, fork, type SpawnOptions, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** SystemRoot: Windows starts nothing without it. */
const passed = /^(?:PATH|LANG|LC_[A-Z]+|TZ|SystemRoot)$/i;

type Environment = Readonly<Record<string, string>>;

/** `more` goes over what the environment says. */
const environment = (more: Environment = {}): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passed.test(name))),
  ...more,
});

type Own<O> = Omit<O, 'env'> & { readonly env?: Environment };

/** Starts a program and goes on. */
export const startProgram = (file: string, args: readonly string[], options: Own<SpawnOptions> = {}): ChildProcess =>
  spawn(file, args, { ...options, env: environment(options.env) });

/** Waits for the end of a short one, with everything else; a program that is not there has the status null. */
export function callProgram(file: string, args: readonly string[], options: Own<SpawnSyncOptions> = {}): { readonly status: number | null; readonly said: string } {
  const { status, stdout } = spawnSync(file, args, { ...options, env: environment(options.env), encoding: 'utf8' });
  return { status, said: stdout ?? '' };
}

/** Runs a program to its end. Throws when it fails, with what it said. */
export async function runProgram(file: string, args: readonly string[], options: Own<SpawnOptions> = {}): Promise<void> {
  const { uid, gid, cwd } = options;
  await promisify(execFile)(file, args, {
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    ...(cwd === undefined ? {} : { cwd }),
    env: environment(options.env),
  });
}

/** A process of our own program, which gets not even a PATH. */
export function forkProgram(file: string, options: Omit<ForkOptions, 'env'>): ChildProcess {
  const { SystemRoot } = process.env;
  return fork(file, { ...options, env: SystemRoot === undefined ? {} : { SystemRoot } });
}
