/** A job of threads that does what its question says: for tests of threads and of what becomes of work whose thread is lost. */
import { existsSync, rmSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { defineThreadJob } from '#platform/threads/thread-job.define.ts';

export type ProbeQuestion =
  | { readonly is: 'add'; readonly a: bigint; readonly b: bigint }
  /** How many questions the thread has had. */
  | { readonly is: 'count' }
  | { readonly is: 'throw'; readonly said: string }
  /** Ends the thread; with a file, only while it is there, and takes it away. */
  | { readonly is: 'end'; readonly whileThere?: string };

export interface ProbeAnswer {
  readonly said: bigint | number;
  readonly thread: number;
}

export const job = defineThreadJob<ProbeQuestion, ProbeAnswer>({
  module: import.meta.url,
  make() {
    let asked = 0;
    return (question) => {
      asked += 1;
      if (question.is === 'throw') throw new RangeError(question.said);
      if (question.is === 'end' && (question.whileThere === undefined || existsSync(question.whileThere))) {
        if (question.whileThere !== undefined) rmSync(question.whileThere);
        process.exit(1);
      }
      return { said: question.is === 'add' ? question.a + question.b : asked, thread: threadId };
    };
  },
});
