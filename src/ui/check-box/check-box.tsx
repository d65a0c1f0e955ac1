import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './check-box.module.css';

export interface CheckBoxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The text beside it; without one give `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string | undefined;
  /** Some but not all of a group. */
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isInvalid?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  excludeFromTabOrder?: boolean | undefined;
}

export function CheckBox({ children, isSelected, isIndeterminate = false, isDisabled = false, isInvalid = false, onChange, ...rest }: CheckBoxProps) {
  return (
    <Checkbox
      {...defined(rest)}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      onChange={onChange}
      className={cx(styles.checkBox, children === undefined && styles.alone)}
    >
      <span className={styles.mark}>{isIndeterminate ? <Icon of={Minus} size="xs" /> : isSelected ? <Icon of={Check} size="xs" /> : null}</span>
      {children === undefined ? null : <span>{children}</span>}
    </Checkbox>
  );
}
