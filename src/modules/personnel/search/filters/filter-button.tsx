import { ListFilter } from 'lucide-react';
import { lazy, Suspense, startTransition, useState } from 'react';
import type { TableDefinition, TableState } from '#kernel/table/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { isQuickSet, type QuickFilter } from '#ui/data-table/quick.ts';
import type { TableChange } from '#ui/data-table/table-state.ts';
import { useAddressState } from '#ui/data-table/use-table-state.ts';
import { formatNumber } from '#ui/format/format.ts';
import type { FilterGroup } from './filter-groups.rules.ts';
import words from './search-filters.messages.fa.ts';

// its fields of every kind come when it is first opened
const FilterPanel = lazy(() => import('./filter-panel.tsx').then(({ FilterPanel: component }) => ({ default: component })));

export interface FilterButtonProps {
  table: TableDefinition;
  quick: readonly QuickFilter[];
  /** Undefined until it is known what may be asked. */
  groups: readonly FilterGroup[] | undefined;
  onOpen?: () => void;
}

export interface KeptFilterButtonProps extends FilterButtonProps {
  size?: 'sm';
  state: TableState;
  onChange: (change: TableChange) => void;
}

/** Opens all filters of a table whose state stands in the address; says how many are in force. */
export function FilterButton(props: FilterButtonProps) {
  const { state, change } = useAddressState(props.table, props.quick);
  return <KeptFilterButton {...props} size="sm" state={state} onChange={change} />;
}

/** The same of a state that is kept elsewhere. */
export function KeptFilterButton({ table, quick, groups, onOpen, state, onChange, ...size }: KeptFilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = state.filters.length + quick.filter((filter) => isQuickSet(filter, state)).length;
  const open = (): void => {
    onOpen?.();
    startTransition(() => setOpen(true));
  };
  return (
    <>
      <Button icon={ListFilter} {...size} onPress={open} isPending={isOpen && groups === undefined}>
        {count === 0 ? words.filters : words.filtersSet(formatNumber(count))}
      </Button>
      {isOpen && groups !== undefined ? (
        <Suspense>
          <FilterPanel table={table} groups={groups} state={state} quick={quick} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
