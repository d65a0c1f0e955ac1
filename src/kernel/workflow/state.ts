/** Where an instance stands: a small JSON value, kept in one column of its row. */

/** Something that stands at a node and waits there. */
export interface Token {
  readonly id: number;
  readonly at: string;
  /** The frame it is in; 0 is the process itself. */
  readonly frame: number;
  /** The flow it came by, of one that waits at a join. */
  readonly via?: string;
  /** Why it cannot go on by itself: the code of an error, or `noFlow` at a gateway where no condition held. */
  readonly incident?: string;
  /** How often timers on its edge have fired that let it go on. */
  readonly fired?: Readonly<Record<string, number>>;
  readonly many?: ManyState;
}

/** Answers to a task of many so far. */
export interface ManyState {
  /** How many are asked; unknown before they are found. */
  readonly total?: number;
  /** The next one to be asked, when they are asked one by one. */
  readonly asked: number;
  readonly agreed: readonly number[];
  readonly refused: readonly number[];
  /** What was said last on either side. */
  readonly agreement?: string;
  readonly refusal?: string;
}

/** One run of a sub-process: the token that waits for it, and the frame that token is in. */
export interface Frame {
  readonly id: number;
  readonly holder: number;
}

export interface ProcessState {
  /** The next number for a token or a frame. */
  readonly next: number;
  readonly tokens: readonly Token[];
  readonly frames: readonly Frame[];
  /** The last answer at each task, for the conditions. */
  readonly outcomes: Readonly<Record<string, string>>;
}

export const beforeStart: ProcessState = { next: 1, tokens: [], frames: [], outcomes: {} };

/** Whether nothing waits any more. */
export const isOver = ({ next, tokens }: ProcessState): boolean => next > 1 && tokens.length === 0;
