import type { ReactNode } from 'react';
import { Switch as RacSwitch } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The text beside it; without one give `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string | undefined;
  isDisabled?: boolean | undefined;
  id?: string | undefined;
  /** A line of a list of settings: the text at the start, the switch at the end. */
  isLine?: boolean | undefined;
}

/** Something that takes effect at once; in a form with a save button use CheckBox. */
export function Switch({ children, isSelected, onChange, isDisabled = false, isLine = false, ...rest }: SwitchProps) {
  return (
    <RacSwitch {...defined(rest)} isSelected={isSelected} onChange={onChange} isDisabled={isDisabled} className={cx(styles.switch, isLine && styles.line)}>
      <span className={styles.track} />
      {children}
    </RacSwitch>
  );
}
