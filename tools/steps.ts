/** Runs the parts of a check, two at a time, and says how long each took. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  readonly name: string;
  /** Answers what is wrong; empty when all is well. */
  run(): Promise<readonly string[]>;
}

export interface Outcome {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Parts that run at once: the machine of the budget has two cores. */
const LANES = 2;

/** A program of node_modules/.bin or a script; what it prints is the fault when it fails. */
export const program = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: () =>
    new Promise((resolve) => {
      const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0' } });
      let output = '';
      const keep = (chunk: Buffer): void => {
        output += chunk.toString();
      };
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.once('error', (error) => resolve([error.message]));
      child.once('close', (code) => resolve(code === 0 ? [] : [output.trim() || `${command} ended with ${code}`]));
    }),
});

async function runOne(step: Step): Promise<Outcome> {
  const began = performance.now();
  const faults = await step.run().catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
  for (const fault of faults) console.log(`     ${fault.replaceAll('\n', '\n     ')}`);
  return { name: step.name, faults };
}

export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runOne(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return outcomes;
}
