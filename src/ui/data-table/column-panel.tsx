import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { startTransition, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components';
import type { TableDefinition, TableState } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Popover } from '#ui/popover/popover.tsx';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import { arrangement, movedColumn, type TableChange, withColumn } from './table-state.ts';

export interface ColumnPanelProps {
  of: TableDefinition;
  state: TableState;
  /** Columns the reader may see at all. */
  names: ReadonlySet<string>;
  onChange: (change: TableChange) => void;
}

/** Which columns are shown, in which order. */
export function ColumnPanel({ of, state, names, onChange }: ColumnPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const all = arrangement(of, state);
  const columns = all.filter(({ name }) => names.has(name));
  const shown = columns.filter(({ hidden }) => hidden !== true).length;
  const move = (name: string, at: number): void => onChange({ columns: movedColumn(all, name, columns[at]?.name ?? name) });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={(next) => startTransition(() => setOpen(next))}>
      <IconButton label={messages.columns} icon={Columns3} />
      <Popover placement="bottom end">
        <Dialog aria-label={messages.columnsOf(of.title)} className={cx(styles.panel)}>
          <ul className={styles.columnList}>
            {columns.map(({ name, hidden }, at) => {
              const label = columnOf(of, name)?.label ?? name;
              return (
                <li key={name} className={styles.columnLine}>
                  <CheckBox
                    isSelected={hidden !== true}
                    isDisabled={hidden !== true && shown < 2}
                    onChange={(isShown) => onChange({ columns: withColumn(all, name, { hidden: isShown ? undefined : true }) })}
                  >
                    {label}
                  </CheckBox>
                  <span className={styles.columnMoves}>
                    <IconButton label={`${messages.moveBack}: ${label}`} icon={ArrowUp} size="sm" isDisabled={at === 0} onPress={() => move(name, at - 1)} />
                    <IconButton label={`${messages.moveOn}: ${label}`} icon={ArrowDown} size="sm" isDisabled={at === columns.length - 1} onPress={() => move(name, at + 1)} />
                  </span>
                </li>
              );
            })}
          </ul>
          <Button variant="ghost" size="sm" isDisabled={state.columns.length === 0} onPress={() => onChange({ columns: [] })}>
            {messages.resetColumns}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
