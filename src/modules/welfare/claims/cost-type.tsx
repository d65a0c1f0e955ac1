import { useMemo } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { useOptions } from '#ui/options/use-options.ts';

/** What types of costs are called; nothing until the list is there. */
export function useCostTypeName(): (id: string) => string {
  const field = useMemo<FieldDefinition>(() => ({ type: 'select', name: 'costTypeEnumId', label: '', options: 'CompensationCostType' }), []);
  const { options, isLoading } = useOptions(field);
  return (id) => (isLoading ? '' : display(field, id, options));
}

/** What a type of cost is called. */
export const CostType = ({ of }: { of: string }) => <bdi>{useCostTypeName()(of)}</bdi>;
