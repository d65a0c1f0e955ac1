import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import styles from './display.module.css';

export interface DisplayProps {
  label: string;
  /** Text as it is shown; empty is a dash (spec 5). */
  value: string | null | undefined;
  /** Codes, dates, phones: read from the left. */
  isLtr?: boolean | undefined;
  help?: ReactNode;
  className?: string | undefined;
}

/** Text of a form that is only read: stands level with the fields of its row. */
export function Display({ label, value, isLtr = false, help, className }: DisplayProps) {
  const text = value === null || value === undefined || value === '' ? kit.unknown : value;
  return (
    <dl className={cx(styles.display, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{isLtr ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>}</dd>
      {help === undefined || help === null ? null : <dd className={styles.help}>{help}</dd>}
    </dl>
  );
}
