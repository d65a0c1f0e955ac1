import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldDefinition, FormValues, OptionRow } from '#kernel/form/definition.ts';
import { knownRows, type Option, toOptions } from '#kernel/form/options.ts';
import type { ApiError } from '#ui/client/api-error.ts';
import { useKitServices } from '#ui/services/services.tsx';

/** Lists change by an administrator's hand, now and then. */
const FRESH_MS = 10 * 60_000;

/** What a select offers; an option of a row with `group` stands under that name. */
export interface FieldOption extends Option {
  readonly group?: string;
}

export interface FieldOptions {
  readonly options: readonly FieldOption[];
  readonly isLoading: boolean;
  /** The list could not be had and is empty (spec 8); `onRetry` asks again. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

const noRows: readonly OptionRow[] = [];
const noValues: FormValues = {};

function grouped(option: Option): FieldOption {
  const group = option.row['group'];
  return typeof group === 'string' && group !== '' ? { ...option, group } : option;
}

/**
 * The options of a field: its own rows, a list of the product, or a named list, fetched once for all fields that name it.
 * `values` are needed by `filterOptions` only: a field without it keeps the same options while others change.
 */
export function useOptions(field: FieldDefinition, values: FormValues = noValues): FieldOptions {
  const services = useKitServices();
  const known = knownRows(field);
  const name = known === undefined && typeof field.options === 'string' ? field.options : undefined;
  const { data, isPending, isError, refetch } = useQuery<readonly OptionRow[], ApiError>({
    queryKey: ['options', name],
    queryFn: () => services.options(name ?? ''),
    enabled: name !== undefined,
    staleTime: FRESH_MS,
  });
  const rows = known ?? data ?? noRows;
  const judged = field.filterOptions === undefined ? noValues : values;
  const options = useMemo(() => toOptions(field, rows, judged).map(grouped), [field, rows, judged]);
  return { options, isLoading: name !== undefined && isPending, isFailed: name !== undefined && isError, onRetry: () => void refetch() };
}
