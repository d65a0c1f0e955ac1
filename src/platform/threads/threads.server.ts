/**
 * A few threads for work of the processor alone, so that what takes long never holds the thread that answers everybody. They begin when first
 * asked, wait a while for more, and end; whoever opens them closes them.
 */
import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ThreadJob } from './thread-job.define.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread-worker.server.ts';

export interface Threads {
  /** How many questions are answered at once. */
  readonly size: number;
  /** Throws what the job threw; of a thread that was lost twice in a row over a question, that it was. */
  ask<Q, A>(job: ThreadJob<Q, A>, question: Q): Promise<A>;
  /** Ends those that nobody asks: said at the end of work that is not followed by more at once. */
  rest(): void;
  close(): Promise<void>;
}

/** MB. A question is a batch; what a thread keeps from one to the next is little. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };
const MOST = 4;
/** A thread that nobody asks gives its memory back. */
const IDLE_MS = 10_000;

const entry = new URL('./thread-worker.server.ts', import.meta.url).href;
/**
 * A thread takes what the process has kept of compiled modules too, which has to be said before the first of them: it begins in a fifth of the time and takes 14 MB where
 * it takes 50 when it brings its own compiler of TypeScript (2026-11-26).
 */
const beginning = `
  const { entry, cache } = require('node:worker_threads').workerData;
  if (cache) require('node:module').enableCompileCache(cache);
  import(entry);`;

interface Waiting extends ThreadQuestion {
  /** Whether a thread was lost over it before. */
  readonly isAgain: boolean;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Answers on the calling thread: for commands, which keep nobody waiting, and for tests. */
export function callingThread(): Threads {
  const made = new Map<string, (question: never) => unknown>();
  return {
    size: 1,
    async ask<Q, A>(job: ThreadJob<Q, A>, question: Q): Promise<A> {
      const answers = (made.get(job.module) as ((question: Q) => A) | undefined) ?? job.make();
      made.set(job.module, answers);
      return answers(question);
    },
    rest: () => undefined,
    close: async () => undefined,
  };
}

/** One core is left to the thread that answers people. */
export function openThreads(size: number = Math.max(1, Math.min(MOST, availableParallelism() - 1))): Threads {
  const queue: Waiting[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Map<Worker, Waiting>();
  const cache = getCompileCacheDir();
  let isClosed = false;

  function end(worker: Worker): Promise<number> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    busy.delete(worker);
    worker.removeAllListeners();
    worker.on('error', () => undefined);
    return worker.terminate();
  }

  const begin = (): Worker => new Worker(beginning, { eval: true, workerData: { entry, cache: cache && dirname(cache) }, resourceLimits: MEMORY, env: {} });

  function free(worker: Worker): void {
    busy.delete(worker);
    worker.unref();
    idle.set(worker, setTimeout(() => void end(worker), IDLE_MS).unref());
    next();
  }

  function give(worker: Worker, waiting: Waiting): void {
    const lost = (error: unknown): void => {
      void end(worker);
      // lost by chance it is answered by the next one; what loses a thread each time is told to whoever asked
      if (waiting.isAgain) waiting.reject(error);
      else queue.unshift({ ...waiting, isAgain: true });
      next();
    };
    busy.set(worker, waiting);
    worker.removeAllListeners();
    worker.once('message', (said: ThreadAnswer) => {
      worker.removeAllListeners();
      worker.once('error', () => void end(worker)).once('exit', () => void end(worker));
      if ('error' in said) waiting.reject(said.error);
      else waiting.resolve(said.answer);
      free(worker);
    });
    worker.once('error', lost).once('exit', () => lost(new Error('a thread ended before it answered')));
    worker.ref();
    worker.postMessage({ module: waiting.module, question: waiting.question } satisfies ThreadQuestion);
  }

  function next(): void {
    const waiting = queue[0];
    if (waiting === undefined || isClosed) return;
    const [known] = idle.keys();
    if (known === undefined && busy.size >= size) return;
    queue.shift();
    if (known) clearTimeout(idle.get(known));
    if (known) idle.delete(known);
    give(known ?? begin(), waiting);
  }

  return {
    size,
    ask: <Q, A>(job: ThreadJob<Q, A>, question: Q): Promise<A> =>
      new Promise<A>((resolve, reject) => {
        if (isClosed) throw new Error('threads that were closed are asked');
        queue.push({ module: job.module, question, isAgain: false, resolve: resolve as Waiting['resolve'], reject });
        next();
      }),
    rest: () => {
      for (const worker of idle.keys()) void end(worker);
    },
    async close() {
      isClosed = true;
      for (const { reject } of [...queue.splice(0), ...busy.values()]) reject(new Error('threads were closed before they answered'));
      await Promise.all([...idle.keys(), ...busy.keys()].map(end));
    },
  };
}
