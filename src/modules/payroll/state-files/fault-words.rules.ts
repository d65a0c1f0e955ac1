/** Why somebody is left out of a file, in words. Pure. */
import type { RowFault } from './file-month.rules.ts';
import words from './state-files.messages.fa.ts';

export function faultSentence({ code, values = {} }: RowFault): string {
  const said = words.faults[code];
  return typeof said === 'string' ? said : (said as (values: Readonly<Record<string, string>>) => string)(values);
}
