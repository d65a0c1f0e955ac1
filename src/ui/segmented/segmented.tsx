import { type ReactNode, useId } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  /** In order, with what stands on each. */
  options: readonly { readonly value: Value; readonly label: string; readonly sample?: ReactNode; readonly isDisabled?: boolean }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  /** Only the choices are seen; the name is heard. */
  isLabelHidden?: boolean;
  /** Why something cannot be chosen here. */
  reason?: string | undefined;
}

/** One choice of two or three short words, in a line behind its name. */
export function Segmented<Value extends string>({ label, value, options, onChange, isDisabled = false, isLabelHidden = false, reason }: SegmentedProps<Value>) {
  const id = useId();
  return (
    <RadioGroup
      value={value}
      onChange={(next) => onChange(next as Value)}
      orientation="horizontal"
      isDisabled={isDisabled}
      className={cx(styles.group)}
      {...(reason === undefined ? {} : { 'aria-describedby': id })}
    >
      <div className={styles.line}>
        <Label className={isLabelHidden ? unseen.unseen : cx(styles.label)}>{label}</Label>
        <div className={styles.track}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={cx(styles.option)}
              {...(option.sample === undefined ? {} : { 'aria-label': option.label })}
            >
              {option.sample ?? option.label}
            </Radio>
          ))}
        </div>
      </div>
      {reason === undefined ? null : (
        <p id={id} className={styles.reason}>
          {reason}
        </p>
      )}
    </RadioGroup>
  );
}
