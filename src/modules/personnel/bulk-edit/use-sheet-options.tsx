import { useQueries } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import type { FormValues, OptionRow } from '#kernel/form/definition.ts';
import { knownRows, type Option, toOptions } from '#kernel/form/options.ts';
import { useKitServices } from '#ui/services/services.tsx';
import { type SheetColumn, sheetColumns } from './columns.rules.ts';

const FRESH_MS = 10 * 60_000;
const listed = sheetColumns.filter(({ field }) => field.type === 'select');
const names = [...new Set(listed.flatMap(({ field }) => (knownRows(field) === undefined && typeof field.options === 'string' ? [field.options] : [])))];

/** Options of a column: all of them to show a value, with the values of a row those that it may take. */
export type SheetOptions = (column: SheetColumn, values?: FormValues) => readonly Option[];

const none: readonly Option[] = [];
/** The field of a column with every row of its list. */
const unfiltered = ({ field: { filterOptions: _filter, ...field } }: SheetColumn) => field;
const OptionsContext = createContext<SheetOptions>(() => none);
export const SheetOptionsProvider = OptionsContext.Provider;
export const useSheetOptions = (): SheetOptions => use(OptionsContext);

/** Fetches every list of the grid once, from the same cache as the fields of forms. Undefined until all have come or failed: before, no text could be told from a wrong one. */
export function useOptionLists(): SheetOptions | undefined {
  const services = useKitServices();
  const { lists, isLoading } = useQueries({
    queries: names.map((name) => ({ queryKey: ['options', name], queryFn: () => services.options(name), staleTime: FRESH_MS })),
    combine: (answers) => ({ lists: answers.map(({ data }) => data), isLoading: answers.some(({ isPending }) => isPending) }),
  });
  return useMemo(() => {
    if (isLoading) return undefined;
    const rowsOf = ({ field }: SheetColumn): readonly OptionRow[] => knownRows(field) ?? lists[names.indexOf(String(field.options))] ?? [];
    const all = new Map(listed.map((column) => [column.name, toOptions(unfiltered(column), rowsOf(column))]));
    return (column, values) =>
      values === undefined || column.field.filterOptions === undefined ? (all.get(column.name) ?? none) : toOptions(column.field, rowsOf(column), values);
  }, [lists, isLoading]);
}
