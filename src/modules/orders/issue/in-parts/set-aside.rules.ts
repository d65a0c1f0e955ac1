/** Why a subject of a run was set aside, in words. Pure. */
import type { ErrorValues } from '#kernel/errors.ts';
import runWords from '#platform/runs/runs.messages.fa.ts';
import taskWords from '#platform/tasks/tasks.messages.fa.ts';
import { sentences } from '../issue-reasons.rules.ts';
import words from './in-parts.messages.fa.ts';

const said: Readonly<Record<string, unknown>> = { ...runWords.errors, ...taskWords.errors, ...sentences, moved: words.reasons.moved };

/** `failure`: the code of an error; `facts`: what of it may be shown. */
export function asideReason(failure: string, facts: ErrorValues | null): string {
  const sentence = said[failure.slice(failure.lastIndexOf('.') + 1)];
  if (typeof sentence === 'string') return sentence;
  return typeof sentence === 'function' && facts !== null ? String(sentence(facts)) : words.reasons.other;
}
