import { CalendarClock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { defined } from '#ui/cx/cx.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatLongDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import messages from './as-of.messages.fa.ts';
import styles from './as-of.module.css';

export interface AsOfProps {
  /** ISO day; undefined: today. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The day a screen is about, and the way back to today. The day stands in the address. */
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

/** The same behind a button, where a phone has room for something better: another day is rarely asked for, and once it is it stays in sight. */
export function FoldedAsOf(props: AsOfProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen || props.value !== undefined) return <AsOf {...props} />;
  return (
    <div>
      <Button size="sm" variant="ghost" icon={CalendarClock} onPress={() => setOpen(true)}>
        {messages.otherDay}
      </Button>
    </div>
  );
}

/** Says that what is shown is not how things stand today. */
export function AsOfNotice({ value }: Pick<AsOfProps, 'value'>) {
  if (value === undefined) return null;
  const date = formatLongDate(value);
  return (
    <Alert type="info" isLive={false}>
      {value < today() ? messages.past({ date }) : messages.future({ date })}
    </Alert>
  );
}

export interface NoneOnDayProps {
  /** What there is none of on that day. */
  title: string;
  icon?: LucideIcon;
}

/** An empty list of another day than today: nothing may be quite right, and nothing is to be made. */
export const NoneOnDay = ({ title, icon }: NoneOnDayProps) => (
  <EmptyState {...defined({ icon })} headingLevel={3} title={title}>
    {messages.noneOnDayAdvice}
  </EmptyState>
);
