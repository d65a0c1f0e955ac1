import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import type { RowAction } from './types.ts';

export const shownActions = <R,>(actions: readonly RowAction<R>[], row: R): readonly RowAction<R>[] => actions.filter(({ isShown }) => isShown?.(row) !== false);

export interface RowActionsProps<R> {
  row: R;
  name: string;
  actions: readonly RowAction<R>[];
  onRun: (action: RowAction<R>, row: R) => void;
  onMenu: (row: R, anchor: HTMLElement) => void;
}

/** The frequent acts as icons, the rest behind the last one. */
export function RowActions<R>({ row, name, actions, onRun, onMenu }: RowActionsProps<R>) {
  const shown = shownActions(actions, row);
  const icons = shown.filter(({ isRare }) => isRare !== true);
  return (
    <span className={styles.rowActions}>
      {icons.map((action) => (
        <IconButton
          key={action.id}
          label={action.label}
          icon={action.icon}
          iconMirrored={action.iconMirrored ?? false}
          size="sm"
          excludeFromTabOrder
          isDisabled={action.isDisabled?.(row) ?? false}
          onPress={() => onRun(action, row)}
        />
      ))}
      {shown.length > icons.length ? (
        <button type="button" tabIndex={-1} aria-haspopup="menu" aria-label={messages.rowMenu(name)} className={styles.more} onClick={(event) => onMenu(row, event.currentTarget)}>
          <Icon of={EllipsisVertical} size="sm" />
        </button>
      ) : null}
    </span>
  );
}
