/** What may be kept as a view, and what of one others are told. */
import { safeParse } from 'zod/v4/core';
import type { z } from '#kernel/schema.ts';
import { tableState } from '#kernel/table/contract.ts';
import type { ColumnDefinition, TableDefinition } from '#kernel/table/definition.ts';
import { findHostility } from '#platform/http/hostile.rules.ts';
import { MAX_VIEW_BYTES } from './views.contract.ts';
import { viewErrors } from './views.errors.ts';

type SavedState = z.output<typeof tableState>;

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

/**
 * A stored state (JSON text) as somebody else reads it: filters and order name no column the reader may not use, because their values
 * are those of somebody's row; words may be of any column, so they are for who may use all of them.
 */
export function stateForOthers(stored: string, { columns }: TableDefinition, mayUse: (column: ColumnDefinition) => boolean): string {
  const state = JSON.parse(stored) as SavedState;
  const isUsed = ({ column: name }: { readonly column: string }): boolean => {
    const column = columns.find((one) => one.name === name);
    return column !== undefined && mayUse(column);
  };
  const search = columns.every(mayUse) ? state.search : '';
  return JSON.stringify({ ...state, search, filters: state.filters.filter(isUsed), sort: state.sort.filter(isUsed) });
}
