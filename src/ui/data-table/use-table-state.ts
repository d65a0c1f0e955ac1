import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useReducer } from 'react';
import type { TableDefinition, TableState } from '#kernel/table/definition.ts';
import { tableSearch } from '#kernel/table/search.ts';
import { defaultState, readTableState, type TableSearch, writeTableState } from '#kernel/table/state.ts';
import { screenSearch } from '#ui/screen-link/href.ts';
import { type QuickFilter, readQuick, writeQuick } from './quick.ts';
import { changedState, type TableChange } from './table-state.ts';
import { useStable } from './use-stable.ts';

export interface TableStateStore {
  readonly state: TableState;
  readonly change: (change: TableChange) => void;
  /** Nobody has asked for anything yet: the default view may step in. */
  readonly isUntouched: boolean;
}

type Raw = Readonly<Record<string, string | number | undefined>>;

const count = (value: string | number | undefined): number | undefined => (value === undefined ? undefined : Number(value));
const searchOf = (raw: Raw): TableSearch => ({ ...raw, page: count(raw['page']), size: count(raw['size']) }) as TableSearch;

/** The state stands in the address, so that a link shows the same; a step replaces it, so that Back leaves the list. */
export function useAddressState(definition: TableDefinition, quick: readonly QuickFilter[]): TableStateStore {
  const raw = useSearch({ strict: false }) as Raw;
  const navigate = useNavigate();
  const read = (from: Raw): TableState => ({ ...readTableState(definition, searchOf(from)), ...readQuick(quick, from) });
  const written = (next: TableState) => ({ ...writeTableState(definition, next), ...writeQuick(quick, next) });
  const text = JSON.stringify([Object.keys(tableSearch).map((name) => raw[name] ?? null), readQuick(quick, raw)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that is read of `raw`
  const state = useMemo(() => read(raw), [definition, text]);
  const change = useStable(
    (next: TableChange) =>
      void navigate({
        to: '.',
        search: (old: Raw) => screenSearch({ ...old, ...written(changedState(read(old), next)) }),
        replace: true,
        resetScroll: false,
      }),
  );
  return { state, change, isUntouched: [...Object.keys(tableSearch), ...quick.map(({ name }) => name)].every((name) => raw[name] === undefined) };
}

/** The state of a table that is a part of something else and has no place in the address. */
export function useLocalState(definition: TableDefinition): TableStateStore {
  const [{ state, isUntouched }, change] = useReducer(
    ({ state: old }: Pick<TableStateStore, 'state' | 'isUntouched'>, next: TableChange) => ({ state: changedState(old, next), isUntouched: false }),
    { state: defaultState(definition), isUntouched: true },
  );
  return { state, change, isUntouched };
}
