/** A thread that answers the questions of jobs, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { ThreadJob } from './thread-job.define.ts';

export interface ThreadQuestion {
  readonly module: string;
  readonly question: unknown;
}

/** What the job answered, or threw. */
export type ThreadAnswer = { readonly answer: unknown } | { readonly error: unknown };

type Made = (question: unknown) => unknown;
const made = new Map<string, Made>();

async function jobOf(module: string): Promise<Made> {
  const known = made.get(module);
  if (known) return known;
  const { job } = (await import(module)) as { readonly job: ThreadJob<unknown, unknown> };
  const answers = job.make();
  made.set(module, answers);
  return answers;
}

async function answerOf({ module, question }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    return { answer: (await jobOf(module))(question) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', async (asked: ThreadQuestion) => parentPort?.postMessage(await answerOf(asked)));
