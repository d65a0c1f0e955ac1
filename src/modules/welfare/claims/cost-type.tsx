import { useMemo } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { useOptions } from '#ui/options/use-options.ts';

/** What a type of cost is called; nothing until the list is there. */
export function CostType({ of }: { of: string }) {
  const field = useMemo<FieldDefinition>(() => ({ type: 'select', name: 'costTypeEnumId', label: '', options: 'CompensationCostType' }), []);
  const { options, isLoading } = useOptions(field);
  return <bdi>{isLoading ? '' : display(field, of, options)}</bdi>;
}
