import { lazy, type ReactNode, type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components';
import type { ColumnDefinition, TableDefinition, TableState } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { cx } from '#ui/cx/cx.ts';
import { AnchoredMenu } from '#ui/menu/menu.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { columnMenu } from './column-menu.ts';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import { isQuickSet, type QuickFilter, quickValue, withQuick } from './quick.ts';
import { shownActions } from './row-actions.tsx';
import type { TableChange } from './table-state.ts';
import type { RowAction } from './types.ts';

// the fields of every type come with the first filter that is edited
const FilterEditor = lazy(() => import('./filter-editor.tsx').then(({ FilterEditor: component }) => ({ default: component })));
const QuickEditor = lazy(() => import('./quick-editor.tsx').then(({ QuickEditor: component }) => ({ default: component })));

/** What is open at an element of the table: at most one thing. */
type Opened<R> =
  | { readonly kind: 'column'; readonly column: ColumnDefinition }
  | { readonly kind: 'row'; readonly row: R }
  | { readonly kind: 'add' }
  | { readonly kind: 'quick'; readonly filter: QuickFilter }
  /** The filter at a place; a new one at the end. */
  | { readonly kind: 'filter'; readonly column: ColumnDefinition; readonly at: number };

interface MenusOptions<R> {
  of: TableDefinition;
  state: TableState;
  names: ReadonlySet<string>;
  quick: readonly QuickFilter[];
  change: (change: TableChange) => void;
  rowActions: readonly RowAction<R>[];
  rowName: ((row: R) => string) | undefined;
}

/** Menus of heads and rows and the editor of filters: one of each for the whole table. */
export function useMenus<R>(options: MenusOptions<R>) {
  const [open, setOpen] = useState<{ anchor: HTMLElement; what: Opened<R> }>();
  const chosen = useRef<() => void>(undefined);
  // the press is answered at once, the list is drawn behind it
  const show = (what: Opened<R>, anchor: HTMLElement): void => startTransition(() => setOpen({ what, anchor }));
  useFocusBack(open?.anchor, chosen);
  return {
    show,
    element:
      open === undefined ? null : (
        <OpenedAt
          {...options}
          {...open}
          onShow={(what) => show(what, open.anchor)}
          onRun={(act) => {
            chosen.current = act;
          }}
          // an entry that opens something else at the same place has done so before its menu closes
          onClose={() => startTransition(() => setOpen((now) => (now === open ? undefined : now)))}
        />
      ),
  };
}

/**
 * What was opened from a menu has nowhere to give the focus back to: it goes to the element it stood at. Only then runs the act
 * that was chosen for a row: what it opens takes the focus, and gives it back to the row.
 */
function useFocusBack(anchor: HTMLElement | undefined, chosen: RefObject<(() => void) | undefined>): void {
  useEffect(() => {
    if (anchor === undefined) return;
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) anchor.closest<HTMLElement>('button, [tabindex]')?.focus();
        chosen.current?.();
        chosen.current = undefined;
      });
  }, [anchor, chosen]);
}

interface OpenedAtProps<R> extends MenusOptions<R> {
  anchor: HTMLElement;
  what: Opened<R>;
  onShow: (what: Opened<R>) => void;
  /** Once the menu is gone. */
  onRun: (act: () => void) => void;
  onClose: () => void;
}

function OpenedAt<R>({ what, anchor, of, state, names, quick, change, rowActions, rowName, onShow, onRun, onClose }: OpenedAtProps<R>) {
  const addFilter = (column: ColumnDefinition): void => onShow({ kind: 'filter', column, at: state.filters.length });
  const menu = { anchor, onClose };
  if (what.kind === 'column') return <AnchoredMenu {...menu} label={what.column.label} items={columnMenu(of, state, what.column, change, () => addFilter(what.column))} />;
  if (what.kind === 'row')
    return (
      <AnchoredMenu
        {...menu}
        label={messages.rowMenu(rowName?.(what.row) ?? '')}
        items={shownActions(rowActions, what.row).map(({ id, label, icon, iconMirrored, isDanger, isDisabled, run }) => ({
          id,
          label,
          icon,
          iconMirrored,
          isDanger,
          isDisabled: isDisabled?.(what.row),
          isGroupStart: isDanger,
          onAction: () => onRun(() => run(what.row)),
        }))}
      />
    );
  if (what.kind === 'add')
    return (
      <AnchoredMenu
        {...menu}
        label={messages.addFilter}
        align="start"
        items={[
          ...quick
            .filter((filter) => !isQuickSet(filter, state))
            .map((filter) => ({ id: `quick ${filter.name}`, label: filter.label, onAction: () => onShow({ kind: 'quick', filter }) })),
          ...of.columns
            .filter(({ name, filterable }) => filterable !== false && names.has(name))
            .map((column) => ({ id: column.name, label: column.label, onAction: () => addFilter(column) })),
        ]}
      />
    );
  if (what.kind === 'quick')
    return <QuickSheet key={what.filter.name} {...menu} filter={quick.find(({ name }) => name === what.filter.name) ?? what.filter} state={state} change={change} />;
  const { filters } = state;
  return (
    <Sheet key={what.column.name} label={what.column.label} anchor={anchor} onClose={onClose}>
      <FilterEditor
        of={of}
        column={columnOf(of, what.column.name) ?? what.column}
        filter={filters[what.at]}
        onApply={(filter) => {
          change({ filters: [...filters.slice(0, what.at), filter, ...filters.slice(what.at + 1)] });
          onClose();
        }}
      />
    </Sheet>
  );
}

interface QuickSheetProps extends Pick<MenusOptions<never>, 'state' | 'change'> {
  filter: QuickFilter;
  anchor: HTMLElement;
  onClose: () => void;
}

function QuickSheet({ filter, state, change, anchor, onClose }: QuickSheetProps) {
  return (
    <Sheet label={filter.label} anchor={anchor} onClose={onClose}>
      <QuickEditor
        filter={filter}
        value={quickValue(filter, state)}
        onChoose={(value) => {
          change(withQuick(filter, state, value));
          onClose();
        }}
      />
    </Sheet>
  );
}

/** A dialog at an element of the table. */
function Sheet({ label, anchor, onClose, children }: { label: string; anchor: HTMLElement; onClose: () => void; children: ReactNode }) {
  return (
    <Popover triggerRef={{ current: anchor }} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} placement="bottom start">
      <Dialog aria-label={label} className={cx(styles.panel)}>
        <Suspense>{children}</Suspense>
      </Dialog>
    </Popover>
  );
}
