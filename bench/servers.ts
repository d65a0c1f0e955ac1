/** Starts the product and the servers it is measured against as processes of their own, on loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuOf, cpuOfChildren } from './cpu.ts';

export interface Running {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** As `npm start` says (package.json); HCM_BENCH_ARGS has node begin with others, to weigh them. */
export const productArguments: readonly string[] = [...(process.env['HCM_BENCH_ARGS'] ?? '--max-semi-space-size=4 --heap-growing-percent=40').split(' '), 'bin/kargozin.mjs'];

const START_LIMIT_MS = 180_000;

async function ready(url: string, child: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`the process behind ${url} ended with ${child.exitCode}`);
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer within ${START_LIMIT_MS} ms`);
}

/** Runs node with the arguments; resolves when `path` answers 200. */
export async function startNode(args: readonly string[], env: Readonly<Record<string, string>>, port: number, path: string): Promise<Running> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  await ready(`http://127.0.0.1:${port}${path}`, child);
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const [QUIET_SHARE, QUIET_SECONDS, SETTLE_LIMIT_SECONDS] = [0.05, 3, 90];

/**
 * Waits until what a start leaves to do (ledgers of leave of all people, first notices) is done, in the server and, of whoever says it, in the database: it is no part
 * of what a call costs, nor of an idle server.
 */
export async function settled({ pid }: Running, databasePid?: number, limitSeconds: number = SETTLE_LIMIT_SECONDS): Promise<void> {
  const spent = (): number => cpuOf(pid) + (databasePid === undefined ? 0 : cpuOfChildren(databasePid));
  let before = spent();
  for (let second = 0, quiet = 0; second < limitSeconds && quiet < QUIET_SECONDS; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = spent();
    // less than before: a connection has ended
    quiet = now >= before && now - before < QUIET_SHARE * 1_000 ? quiet + 1 : 0;
    before = now;
  }
}
