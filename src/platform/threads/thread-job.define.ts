/** Work of the processor alone: what is asked and answered passes between threads as copies, and nothing else of the process is there. */
export interface ThreadJob<Q, A> {
  /** Address of the module (`import.meta.url`) that exports the job as `job`. */
  readonly module: string;
  /** Makes what answers, once in each thread: what it remembers from question to question is the thread's own. */
  make(): (question: Q) => A;
}

/** Declares a job of threads. */
export const defineThreadJob = <Q, A>(job: ThreadJob<Q, A>): ThreadJob<Q, A> => job;
