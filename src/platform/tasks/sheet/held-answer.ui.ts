/** Answers that wait a moment before they are sent (ui/undo), and what was typed into those that came back. */
import type { Faults } from '#ui/act/tell-faults.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { useHeldKeys } from '#ui/undo/held-acts.ts';
import type { Typed } from './use-typed-answer.ui.ts';

const PREFIX = 'task/';

/** What a task is known by while its answer waits; its draft too. */
export const keyOfTask = (taskId: string): string => `${PREFIX}${taskId}`;

/** The tasks whose answers wait or are on their way: lists and counts are without them. */
export const useHeldTasks = (): readonly string[] => useHeldKeys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));

interface Returned {
  readonly taskId: string;
  readonly typed: Typed;
  /** What the server said of it at its fields. */
  readonly faults: Faults;
}

const returned = pageValue<Returned | undefined>(() => undefined);

/** Its answer was taken back or refused: what was typed stands there when it is opened again, without waiting for the draft. */
export function giveBack(answer: Returned): void {
  returned.now = answer;
}

export const returnedOf = (taskId: string): Returned | undefined => (returned.now?.taskId === taskId ? returned.now : undefined);

/** It was typed on, or sent: from here on the draft knows. */
export function forgetReturned(): void {
  returned.now = undefined;
}
