import type { MouseEvent } from 'react';
import styles from './grid-check.module.css';

export interface GridCheckProps {
  label: string;
  state: 'none' | 'some' | 'all';
  isDisabled?: boolean;
  /** In the Tab order: where there is no grid to go by arrows. */
  isStop?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** The kit's check box as one element: a page of rows would otherwise carry hundreds more. The keyboard selects by Space on the row. */
export function GridCheck({ label, state, isDisabled = false, isStop = false, onToggle }: GridCheckProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      {...(isStop ? {} : { tabIndex: -1 })}
      className={styles.check}
      checked={state === 'all'}
      disabled={isDisabled}
      ref={(input) => {
        if (input !== null) input.indeterminate = state === 'some';
      }}
      onChange={() => undefined}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
    />
  );
}
