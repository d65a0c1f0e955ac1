import { Check } from 'lucide-react';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Accessible name of the row of steps. */
  label: string;
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
}

/** Where one is in a task of several steps; on a phone only the current step has words. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className={styles.stepper}>
      {steps.map((step, at) => (
        <li key={step} className={cx(styles.step, at < current && styles.done, at === current && styles.now)} {...(at === current ? { 'aria-current': 'step' as const } : {})}>
          <span aria-hidden="true" className={styles.sign}>
            {at < current ? <Icon of={Check} size="xs" /> : formatNumber(at + 1)}
          </span>
          <span className={styles.label}>{step}</span>
          {at < current ? <span className={unseen.unseen}> ({kit.stepDone})</span> : null}
        </li>
      ))}
    </ol>
  );
}
