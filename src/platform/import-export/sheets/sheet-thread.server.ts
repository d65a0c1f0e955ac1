/**
 * Reads files in a thread of its own: one at a time in a process, with a bound of memory and of time, and gone with its file.
 * What somebody sends never holds the thread that answers everybody else.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createTurns } from '#platform/http/turns.rules.ts';
import { importErrors } from '../import-export.errors.ts';
import type { SheetRow } from './sheet-form.rules.ts';
import type { SheetAnswer } from './sheet-worker.server.ts';

/** MB of texts and numbers: 100,000 rows of 30 cells take some 250. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const LONGEST_MS = 60_000;

/** Whoever calls has bounded who may wait. */
const inTurn = createTurns({ atOnce: 1, atOnceOfOne: 1, waiting: Number.POSITIVE_INFINITY, ofOne: Number.POSITIVE_INFINITY });

/** The next answer of the thread. A thread that ends before has outgrown its bounds. */
const answerOf = (worker: Worker): Promise<SheetAnswer> =>
  new Promise((resolve, reject) => {
    const outgrown = (): void => reject(importErrors.error('bomb'));
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outgrown() : reject(error)));
    worker.once('exit', outgrown);
    worker.postMessage('more');
  });

async function readIn(worker: Worker): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for (;;) {
    const answer = await answerOf(worker);
    if ('refused' in answer) throw importErrors.error(answer.refused);
    if (answer.rows.length === 0) return rows;
    for (const row of answer.rows) rows.push(row);
    await nextTurn();
  }
}

/** Rows of a file, the blank ones behind the first left out. Throws importErrors. */
export const readInThread = (bytes: Buffer): Promise<SheetRow[]> =>
  inTurn('', async () => {
    const copy = new Uint8Array(bytes);
    const worker = new Worker(new URL('./sheet-worker.server.ts', import.meta.url), { workerData: copy, transferList: [copy.buffer], resourceLimits: MEMORY, env: {} });
    const late = setTimeout(() => void worker.terminate(), LONGEST_MS);
    try {
      return await readIn(worker);
    } finally {
      clearTimeout(late);
      worker.removeAllListeners();
      worker.on('error', () => undefined);
      await worker.terminate();
    }
  });
