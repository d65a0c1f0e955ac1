/** People chosen by the filters of the list where there is no list: for what is counted or done for them. */
import { useMemo } from 'react';
import type { FieldClass } from '#kernel/entity.ts';
import type { TableSelection } from '#kernel/table/contract.ts';
import type { TableState } from '#kernel/table/definition.ts';
import { defaultState } from '#kernel/table/state.ts';
import { peopleTable } from '../search.table.ts';
import { KeptFilterButton } from './filter-button.tsx';
import { groupsFor } from './filter-groups.rules.ts';
import { useQuickFilters } from './use-quick-filters.tsx';

export type PeopleState = TableState;

/** Everybody. */
export const everybody: PeopleState = defaultState(peopleTable);

const UNIT = 'unit';

/** As calls take it: those of a unit, and a selection of the list; neither of everybody. */
export function chosenBy({ quick, filters, search }: PeopleState): { readonly unitId?: string; readonly people?: TableSelection } {
  const unitId = quick?.[UNIT];
  return {
    ...(unitId !== undefined && { unitId }),
    ...((filters.length > 0 || search !== '') && {
      people: { all: { search, filters: filters.map(({ values, ...filter }) => ({ ...filter, values: [...values] })), sort: [] }, except: [] },
    }),
  };
}

export interface PeopleFilterProps {
  /** By which somebody may ask; undefined until they are known. */
  classes: readonly FieldClass[] | undefined;
  state: PeopleState;
  onChange: (state: PeopleState) => void;
}

/** The button that opens the filters; says how many are in force. */
export function PeopleFilter({ classes, state, onChange }: PeopleFilterProps) {
  const all = useQuickFilters();
  const quick = useMemo(() => all.filter(({ name }) => name === UNIT), [all]);
  return (
    <KeptFilterButton
      table={peopleTable}
      quick={quick}
      groups={classes && groupsFor(classes)}
      state={state}
      onChange={(change) => onChange({ ...state, ...change } as PeopleState)}
    />
  );
}
