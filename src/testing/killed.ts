/** Processes that tests start and that die by SIGKILL at a statement of their own (statements.ts), and where among their statements. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a process says of itself when it lives: a number. */
const NUMBER = /^\d+$/;

/** Starts `script` with the environment beside the own one. How it ended: the signal, or what it printed; of one that failed what it complained of. */
export async function lived(script: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, faults] = ['', ''];
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    faults += part.toString();
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal ?? (code === 0 ? said.trim() : faults);
}

/** How many statements a process took that lived. Throws what it complained of. */
export function statementsIn(end: string): number {
  if (!NUMBER.test(end)) throw new Error(end);
  return Number(end);
}

/** So many places among statements 1 to `statements`, one in each part of them, the same of a seed. */
export function* placesIn(statements: number, places: number, seed: number): Iterable<number> {
  let state = seed % 2_147_483_647 || 1;
  for (let at = 0; at < places; at++) {
    state = (state * 48_271) % 2_147_483_647;
    yield 1 + Math.floor(((at + state / 2_147_483_647) / places) * (statements - 1));
  }
}
