import { X } from 'lucide-react';
import { useState } from 'react';
import type { TableState } from '#kernel/table/definition.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import { bulkOf, countSelected } from './selection.ts';
import type { BulkAction } from './types.ts';
import type { useSelection } from './use-selection.ts';

export interface BulkBarProps {
  chosen: ReturnType<typeof useSelection>;
  state: TableState;
  /** Matching rows, as far as counted. */
  total: number;
  isTotalCapped: boolean;
  unit: string;
  actions: readonly BulkAction[];
}

/** Floats over the foot of the table while rows are chosen. */
export function BulkBar({ chosen, state, total, isTotalCapped, unit, actions }: BulkBarProps) {
  const { selection, selectEverything, clear } = chosen;
  const count = countSelected(selection, total);
  const { running, asked, ask, run, cancel } = useBulkRun(actions, () => bulkOf(selection, state), count, clear);
  if (count === 0) return null;
  const all = isTotalCapped ? messages.moreThan(total) : formatNumber(total);
  return (
    <section aria-label={messages.bulkActions} className={styles.bulk}>
      <span role="status" className={styles.bulkCount}>
        <span className={styles.bulkNumber}>{selection.kind === 'all' && selection.keys.size === 0 ? all : formatNumber(count)}</span>
        {messages.selectedUnit(unit)}
      </span>
      {selection.kind === 'some' && (count < total || isTotalCapped) ? (
        <button type="button" className={styles.bulkAll} onClick={selectEverything}>
          {messages.selectAllMatching(all, unit)}
        </button>
      ) : null}
      <span className={styles.bulkLine} />
      {actions.map((action) => (
        <Button
          key={action.id}
          variant="ghost"
          size="sm"
          icon={action.icon}
          iconMirrored={action.iconMirrored ?? false}
          isPending={running === action.id}
          isDisabled={running !== undefined && running !== action.id}
          onPress={() => (action.isDanger ? ask(action) : void run(action).catch(showError))}
        >
          {action.label}
        </Button>
      ))}
      <IconButton label={messages.clearSelection} icon={X} size="sm" onPress={clear} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={cancel}
        title={messages.confirmBulk(asked?.label ?? '', count)}
        confirmLabel={asked?.label ?? ''}
        isDanger
        onConfirm={() =>
          asked === undefined
            ? undefined
            : run(asked)
                .catch(showError)
                .then(() => undefined)
        }
      >
        {messages.cannotUndo}
      </ConfirmDialog>
    </section>
  );
}

/** One act at a time; a refusal keeps the selection. */
function useBulkRun(actions: readonly BulkAction[], selectionOf: () => ReturnType<typeof bulkOf>, count: number, clear: () => void) {
  const [running, setRunning] = useState<string>();
  const [askedId, setAsked] = useState<string>();
  async function run({ id, run: act, keepsSelection }: BulkAction): Promise<void> {
    setRunning(id);
    try {
      await act(selectionOf(), count);
      if (keepsSelection !== true) clear();
    } finally {
      setRunning(undefined);
    }
  }
  return { running, run, asked: actions.find(({ id }) => id === askedId), ask: ({ id }: BulkAction) => setAsked(id), cancel: () => setAsked(undefined) };
}
