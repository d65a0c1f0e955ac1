import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { formatLongDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import messages from './as-of.messages.fa.ts';
import styles from './as-of.module.css';

export interface AsOfProps {
  /** ISO day; undefined: today. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The day a screen of the structure is about, and the way back to today. */
export function AsOf({ value, onChange }: AsOfProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.day}>
        <DateField label={messages.asOf} value={value ?? today()} onChange={(day) => onChange(day === null || day === today() ? undefined : day)} />
      </div>
      {value === undefined ? null : <Button onPress={() => onChange(undefined)}>{messages.today}</Button>}
    </div>
  );
}

/** Says that what is shown is not the structure of today. */
export function AsOfNotice({ value }: Pick<AsOfProps, 'value'>) {
  if (value === undefined) return null;
  const date = formatLongDate(value);
  return (
    <Alert type="info" isLive={false}>
      {value < today() ? messages.past({ date }) : messages.future({ date })}
    </Alert>
  );
}
