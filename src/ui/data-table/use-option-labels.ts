import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldDefinition, OptionRow } from '#kernel/form/definition.ts';
import { knownRows, type Option, toOptions } from '#kernel/form/options.ts';
import type { ColumnDefinition, TableDefinition, TableFilter } from '#kernel/table/definition.ts';
import { useKitServices } from '#ui/services/services.tsx';

/** A select column as a field: the same lists, ids and labels as in forms. */
export const fieldOf = ({ name, label, type, options }: ColumnDefinition): FieldDefinition => ({
  type: type === 'select' ? 'select' : 'multiselect',
  name,
  label,
  ...(options === undefined ? {} : { options }),
});

const FRESH_MS = 10 * 60_000;

/** Options of the select columns by column name; a list that has not come yet is absent. */
export type ColumnOptions = ReadonlyMap<string, readonly Option[]>;

/** Asks once for every named list the columns use (the same cache as the fields of forms), and for those of the conditions that are asked. */
export function useColumnOptions({ columns }: TableDefinition, filters: readonly TableFilter[]): ColumnOptions {
  const services = useKitServices();
  const asked = filters.map(({ column }) => column).join();
  const selects = useMemo(() => {
    const names = new Set(asked.split(','));
    const isNeeded = ({ name, type, isCondition }: ColumnDefinition): boolean => (type === 'select' || type === 'multiselect') && (isCondition === undefined || names.has(name));
    return columns.filter(isNeeded).map((column) => ({ column, field: fieldOf(column) }));
  }, [columns, asked]);
  const names = useMemo(
    () => [...new Set(selects.flatMap(({ field }) => (knownRows(field) === undefined && typeof field.options === 'string' ? [field.options] : [])))],
    [selects],
  );
  const lists = useQueries({
    queries: names.map((name) => ({ queryKey: ['options', name], queryFn: () => services.options(name), staleTime: FRESH_MS })),
    combine: (answers) => answers.map(({ data }) => data),
  });
  return useMemo(() => {
    const rowsOf = (field: FieldDefinition): readonly OptionRow[] | undefined => knownRows(field) ?? lists[names.indexOf(String(field.options))];
    return new Map(
      selects.flatMap(({ column, field }) => {
        const rows = rowsOf(field);
        return rows === undefined ? [] : [[column.name, toOptions(field, rows)] as const];
      }),
    );
  }, [selects, names, lists]);
}
