import { ArrowDownUp, LayoutGrid, List, Plus, Rows2, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableDefinition, TableState } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import { ColumnPanel } from './column-panel.tsx';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import { ExportMenu } from './export-menu.tsx';
import { FilterChips, type FilterChipsProps, SearchBox } from './filter-bar.tsx';
import { type TableChange, toggledSort } from './table-state.ts';
import type { TableFiles } from './use-files.ts';

export interface ToolbarProps extends Omit<FilterChipsProps, 'state' | 'of'> {
  of: TableDefinition;
  state: TableState;
  isNarrow: boolean;
  hasSearch: boolean;
  searchLabel: string | undefined;
  searchExample: string | undefined;
  /** Columns the reader may see. */
  names: ReadonlySet<string>;
  hasLayouts: boolean;
  files: TableFiles | undefined;
  onAddRow: (() => void) | undefined;
  children: ReactNode;
}

/** Search, filters as sentences, and at the end what is done with the whole table. */
export function Toolbar(props: ToolbarProps) {
  const { of, state, isNarrow, hasSearch, searchLabel, searchExample, names, hasLayouts, files, onAddRow, onChange, children } = props;
  const isCards = hasLayouts && state.layout === 'cards';
  return (
    <search aria-label={of.title} className={styles.toolbar}>
      {hasSearch ? <SearchBox words={state.search} label={searchLabel} placeholder={searchExample} onWords={(search) => onChange({ search })} /> : null}
      <FilterChips {...props} />
      <div className={styles.tools}>
        {isNarrow || isCards ? <SortMenu of={of} state={state} onChange={onChange} /> : <Density state={state} onChange={onChange} />}
        {isNarrow || !hasLayouts ? null : <Layout state={state} onChange={onChange} />}
        {isCards && !isNarrow ? null : <ColumnPanel of={of} state={state} names={names} onChange={onChange} />}
        {files === undefined ? null : <ExportMenu files={files} />}
        {children}
        {onAddRow === undefined ? null : (
          <Button icon={Plus} onPress={onAddRow}>
            {messages.add}
          </Button>
        )}
      </div>
    </search>
  );
}

interface PartProps {
  state: TableState;
  onChange: (change: TableChange) => void;
}

/** Cards have no head to press. */
function SortMenu({ of, state, onChange }: PartProps & { of: TableDefinition }) {
  const [first] = state.sort;
  const label = first === undefined ? messages.sort : messages.sortedBy(columnOf(of, first.column)?.label ?? first.column);
  return (
    <Menu
      label={messages.sort}
      trigger={
        <Button icon={ArrowDownUp} size="sm">
          {label}
        </Button>
      }
      items={of.columns
        .filter(({ sortable, isCondition }) => sortable !== false && isCondition === undefined)
        .map(({ name, label: column }) => ({ id: name, label: column, onAction: () => onChange({ sort: toggledSort(state.sort, name, false) }) }))}
    />
  );
}

/** Lines or cards. */
function Layout({ state, onChange }: PartProps) {
  const isCards = state.layout === 'cards';
  return (
    <IconButton label={isCards ? messages.showLines : messages.showCards} icon={isCards ? List : LayoutGrid} onPress={() => onChange({ layout: isCards ? undefined : 'cards' })} />
  );
}

function Density({ state, onChange }: PartProps) {
  const own = useSettings(({ density }) => density);
  const isCompact = (state.density ?? own) === 'compact';
  return (
    <IconButton
      label={isCompact ? messages.densityIsCompact : messages.densityIsComfortable}
      icon={isCompact ? Rows3 : Rows2}
      onPress={() => onChange({ density: isCompact ? 'comfortable' : 'compact' })}
    />
  );
}
