/** Why somebody has no order, in words. Pure. */
import type { AppError } from '#kernel/errors.ts';
import countingWords from '../counting/counting.messages.fa.ts';
import movesWords from '../moves/moves.messages.fa.ts';
import words from './issue.messages.fa.ts';

/** By name of the refusal, of everything that stops an order. */
export const sentences: Readonly<Record<string, unknown>> = { ...countingWords.errors, ...movesWords.errors, ...words.errors };

export function reasonOf({ errorName, detail: { values = {} } }: Pick<AppError, 'errorName' | 'detail'>): string {
  const said = sentences[errorName];
  return typeof said === 'function' ? String(said(values)) : String(said ?? errorName);
}
