/** Why somebody is set aside, in words. Pure. */
import type { ErrorValues } from '#kernel/errors.ts';
import messages from './counting.messages.fa.ts';

const sentences: Readonly<Record<string, unknown>> = messages.errors;

/** Why somebody was set aside, in words; what nobody foresaw says no more than that. */
export function sentenceOf(code: string, facts: ErrorValues): string {
  const said = sentences[code.slice(code.lastIndexOf('.') + 1)] ?? messages.unforeseen;
  return typeof said === 'function' ? String(said(facts)) : String(said);
}
