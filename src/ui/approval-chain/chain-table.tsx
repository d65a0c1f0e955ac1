import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { focusById } from '#ui/use-form/focus-by-id.ts';
import messages from './chain-table.messages.fa.ts';
import styles from './chain-table.module.css';

export interface ChainTableProps<S> {
  /** Accessible name of the table. */
  label: string;
  /** In their order; the place of a step is its order. */
  steps: readonly S[];
  stepId: (step: S) => string;
  /** What stands in a step, after its order. */
  columns: readonly GridColumn<S>[];
  /** Opens a new step, or one that stands, for writing. */
  onAdd: () => void;
  onEdit: (step: S) => void;
  onRemove: (step: S) => void;
  /** To the place of its neighbour: -1 before it, 1 after it. */
  onMove: (step: S, by: -1 | 1) => void;
  empty?: ReactNode;
  isLoading?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** A chain whose steps are written in a form of their own and saved together: the table, with the order changed by buttons. */
export function ChainTable<S>(props: ChainTableProps<S>) {
  const { label, steps, stepId, columns, onAdd, isLoading, empty = messages.empty, isReadOnly = false } = props;
  const ids = useId();
  const moved = useRef<{ step: string; by: -1 | 1 } | null>(null);
  // the row has changed its place in the document, so the button that moved it gets the focus again, or its neighbour at the end
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new order
  useEffect(() => {
    if (moved.current === null) return;
    const { step, by } = moved.current;
    moved.current = null;
    const at = steps.findIndex((one) => stepId(one) === step);
    const canGoOn = by === -1 ? at > 0 : at < steps.length - 1;
    focusById(`${ids}${step}${canGoOn ? by : -by}`);
  }, [steps]);
  function move(step: S, by: -1 | 1): void {
    moved.current = { step: stepId(step), by };
    props.onMove(step, by);
  }
  const order: GridColumn<S> = { id: 'sequence', label: messages.sequence, width: 72, align: 'count', render: (_step, at) => formatNumber(at + 1) };
  const acts: GridColumn<S> = {
    id: 'acts',
    label: messages.rowActs,
    width: 148,
    isService: true,
    hasControls: true,
    render: (step) => <Acts {...props} step={step} ids={ids} onMove={move} />,
  };
  return (
    <div className={styles.chain}>
      <Card isFlush>
        <DataGrid hasCards label={label} rows={steps} rowKey={stepId} columns={isReadOnly ? [order, ...columns] : [order, ...columns, acts]} isLoading={isLoading} empty={empty} />
      </Card>
      {isReadOnly ? null : (
        <Button icon={Plus} onPress={onAdd} className={styles.add}>
          {messages.add}
        </Button>
      )}
    </div>
  );
}

function Acts<S>({ step, steps, stepId, ids, onMove, onEdit, onRemove }: ChainTableProps<S> & { step: S; ids: string }) {
  const at = steps.findIndex((one) => stepId(one) === stepId(step));
  const number = formatNumber(at + 1);
  const id = `${ids}${stepId(step)}`;
  return (
    <span className={styles.acts}>
      <IconButton size="sm" id={`${id}-1`} label={messages.up(number)} icon={ArrowUp} isDisabled={at === 0} onPress={() => onMove(step, -1)} />
      <IconButton size="sm" id={`${id}1`} label={messages.down(number)} icon={ArrowDown} isDisabled={at === steps.length - 1} onPress={() => onMove(step, 1)} />
      <IconButton size="sm" label={messages.editOf(number)} icon={Pencil} onPress={() => onEdit(step)} />
      <IconButton size="sm" label={messages.removeOf(number)} icon={Trash2} onPress={() => onRemove(step)} />
    </span>
  );
}
