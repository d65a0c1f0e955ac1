/** What comes to an instance from outside, and what it asks of outside. */
import type { ProcessState } from './state.ts';

/** Each concerns one token that waits; one that does not wait for it any more is stale. */
export type ProcessEvent =
  | { readonly type: 'start' }
  /** A task was completed; of a task of many also whose: `item` counts from 0. */
  | { readonly type: 'answered'; readonly token: number; readonly outcome?: string; readonly item?: number }
  /** How many people a task of many is for. */
  | { readonly type: 'found'; readonly token: number; readonly total: number }
  /** A timer is due: on the way, or on the edge of what the token waits at. */
  | { readonly type: 'fired'; readonly token: number; readonly node: string }
  /** A service, a called process or a message. */
  | { readonly type: 'done'; readonly token: number }
  | { readonly type: 'failed'; readonly token: number; readonly code: string }
  /** What waits cannot be seen to: nobody was found for a task. */
  | { readonly type: 'halted'; readonly token: number; readonly code: string }
  /** After an incident: once more, or on as if it had been done. */
  | { readonly type: 'retry' | 'skip'; readonly token: number }
  | { readonly type: 'cancel' };

export type Effect =
  /** Opens a task; `item` says which of many. */
  | { readonly effect: 'task'; readonly token: number; readonly node: string; readonly item?: number }
  /** Asks how many people a task of many is for: answered by `found`. */
  | { readonly effect: 'find'; readonly token: number; readonly node: string }
  /** `round` counts the firings of one that repeats, from 1. */
  | { readonly effect: 'timer'; readonly token: number; readonly node: string; readonly round: number }
  | { readonly effect: 'run' | 'call' | 'listen'; readonly token: number; readonly node: string }
  /** Whatever still waits for the token is needless: open tasks, timers, jobs, called processes, messages. */
  | { readonly effect: 'drop'; readonly token: number }
  | { readonly effect: 'incident'; readonly token: number; readonly node: string; readonly code: string }
  | { readonly effect: 'end'; readonly how: 'reached' | 'cancelled' };

export interface Hooks {
  /** Whether a condition holds, by the variables of the instance and the outcomes so far. */
  holds(condition: string, outcomes: Readonly<Record<string, string>>): boolean;
}

export interface Step {
  readonly state: ProcessState;
  readonly effects: readonly Effect[];
  /** Nodes that were entered, in order: what a diagram shows as gone through. */
  readonly passed: readonly string[];
}
