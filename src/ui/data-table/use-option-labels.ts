import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldDefinition, OptionRow } from '#kernel/form/definition.ts';
import { knownRows, type Option, toOptions } from '#kernel/form/options.ts';
import type { ColumnDefinition, TableDefinition } from '#kernel/table/definition.ts';
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

/** Asks once for every named list the table uses (the same cache as the fields of forms). */
export function useColumnOptions({ columns }: TableDefinition): ColumnOptions {
  const services = useKitServices();
  const selects = useMemo(() => columns.filter(({ type }) => type === 'select' || type === 'multiselect').map((column) => ({ column, field: fieldOf(column) })), [columns]);
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
