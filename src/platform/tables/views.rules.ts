/** What may be kept as a view. */
import { safeParse } from 'zod/v4/core';
import { tableState } from '#kernel/table/contract.ts';
import { findHostility } from '#platform/http/hostile.ts';
import { MAX_VIEW_BYTES } from './views.contract.ts';
import { viewErrors } from './views.errors.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The state in stored form, JSON text; throws badState or viewTooLarge. Columns and filters are checked where a table reads them. */
export function storedState(value: string): string {
  const sent = parsed(value);
  const state = safeParse(tableState, sent);
  // escapes in JSON text spell what the check of the body refuses
  if (!state.success || findHostility(sent)) throw viewErrors.error('badState');
  const text = JSON.stringify(state.data);
  if (new TextEncoder().encode(text).length > MAX_VIEW_BYTES) throw viewErrors.error('viewTooLarge');
  return text;
}
