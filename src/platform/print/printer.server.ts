/**
 * The process that lays documents out. A process and not a thread: typst cannot be interrupted from outside and keeps
 * what it took, so that only ending it holds a time limit and gives the memory back; and what breaks in native code breaks there.
 * It is started by the first document, takes one at a time, and ends when it has had nothing to do for a while.
 */
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forkProgram } from '#platform/process/programs.server.ts';
import { printErrors } from './print.errors.ts';

export interface PrintJob {
  /** Source of the template. */
  readonly template: string;
  readonly json: Uint8Array;
  /** What `/image-0`, `/image-1` ... in the data stand for. */
  readonly images: readonly Uint8Array[];
}

/** What the process answers; memory in bytes. */
export type PrintAnswer = ({ readonly pdf: Uint8Array } | { readonly fault: string }) & { readonly memory: number };

export interface PrinterOptions {
  /** Documents that may wait. */
  readonly queue: number;
  readonly timeLimitMs: number;
  readonly idleMs: number;
  /** A process that has grown beyond this ends with its document. */
  readonly memoryLimit: number;
}

const defaults: PrinterOptions = { queue: 32, timeLimitMs: 60_000, idleMs: 30_000, memoryLimit: 256 * 1024 * 1024 };

export interface Printer {
  print(job: PrintJob): Promise<Uint8Array>;
  /** Bytes the process holds, 0 when there is none; and the most that one has held. */
  readonly memory: { readonly now: number; readonly highest: number };
}

interface Waiting {
  readonly job: PrintJob;
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

const program = fileURLToPath(new URL('./print-process.server.ts', import.meta.url));
const startProcess = (): ChildProcess => forkProgram(program, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** A printer with one process of its own, which does not keep the program alive. */
export function createPrinter(options: Partial<PrinterOptions> = {}): Printer {
  const { queue, timeLimitMs, idleMs, memoryLimit } = { ...defaults, ...options };
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let memory = { now: 0, highest: 0 };
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
    memory = { ...memory, now: 0 };
  };
  const finish = (settle: (one: Waiting) => void): void => {
    clearTimeout(limit);
    const done = current;
    current = undefined;
    if (done) settle(done);
    next();
  };
  /** Only the process at work counts: one that was ended may still be heard. */
  const fail = (process: ChildProcess, error: Error): void => {
    if (process !== child) return;
    end();
    finish(({ reject }) => reject(error));
  };
  const start = (): ChildProcess => {
    const started = startProcess();
    started.on('message', (answer: PrintAnswer) => {
      if (started !== child) return;
      memory = { now: answer.memory, highest: Math.max(memory.highest, answer.memory) };
      if (answer.memory > memoryLimit) end();
      finish(({ resolve, reject }) => ('pdf' in answer ? resolve(answer.pdf) : reject(new Error(`not laid out: ${answer.fault}`))));
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', (code, signal) => fail(started, new Error(`the printing process ended (${signal ?? code})`)));
    return started;
  };
  const rest = (): void => {
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(end, idleMs).unref();
  };
  const next = (): void => {
    clearTimeout(idle);
    current = waiting.shift();
    if (!current) {
      rest();
      return;
    }
    child ??= start();
    const process = child;
    process.ref();
    process.channel?.ref();
    limit = setTimeout(() => fail(process, printErrors.error('tooLong')), timeLimitMs);
    process.send(current.job, (error) => error && fail(process, error));
  };
  return {
    get memory() {
      return memory;
    },
    print: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= queue) return reject(printErrors.error('busy', { retryAfterSeconds: 10 }));
        waiting.push({ job, resolve, reject });
        if (!current) next();
      }),
  };
}
