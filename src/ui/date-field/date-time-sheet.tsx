import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import messages from '#ui/field/field.messages.fa.ts';
import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import styles from './jalali-calendar.module.css';
import { JalaliCalendar, type JalaliCalendarProps } from './jalali-calendar.tsx';

export interface DateTimeSheetProps extends JalaliCalendarProps {
  onCancel: () => void;
}

const pad = (part: number): string => String(part).padStart(2, '0');

function minutesOf(value: string | null): number | null {
  const [, hours, minutes] = / (\d\d):(\d\d)$/.exec(value ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A day and a time of day, taken over together; guide conventions.md 3.2 names the two buttons. */
export function DateTimeSheet({ value, onPick, onCancel, ...calendar }: DateTimeSheetProps) {
  const [day, setDay] = useState(value?.slice(0, 10) ?? null);
  const [minutes, setMinutes] = useState(() => minutesOf(value));
  const picked = day === null || minutes === null ? undefined : `${day} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // the form around the field, parent by React only, is not what is sent
        event.stopPropagation();
        if (picked !== undefined) onPick(picked);
      }}
    >
      <JalaliCalendar {...calendar} value={day} onPick={setDay}>
        <MinutesField kind="time" label={messages.hour} isLabelHidden value={minutes} onChange={setMinutes} className={styles.time} />
      </JalaliCalendar>
      <div className={styles.buttons}>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          {messages.cancel}
        </Button>
        <Button variant="filled" size="sm" type="submit" isDisabled={picked === undefined}>
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}
