/** Why a subject of a run was set aside, in words. Pure. */
import type { ErrorValues } from '#kernel/errors.ts';
import runWords from '#platform/runs/runs.messages.fa.ts';
import taskWords from '#platform/tasks/tasks.messages.fa.ts';
import countingWords from '../../counting/counting.messages.fa.ts';
import issueWords from '../issue.messages.fa.ts';
import words from './in-parts.messages.fa.ts';

const sentences: Readonly<Record<string, unknown>> = { ...runWords.errors, ...taskWords.errors, ...countingWords.errors, ...issueWords.errors, moved: words.reasons.moved };

/** `failure`: the code of an error; `facts`: what of it may be shown. */
export function asideReason(failure: string, facts: ErrorValues | null): string {
  const said = sentences[failure.slice(failure.lastIndexOf('.') + 1)];
  if (typeof said === 'string') return said;
  return typeof said === 'function' && facts !== null ? String(said(facts)) : words.reasons.other;
}
