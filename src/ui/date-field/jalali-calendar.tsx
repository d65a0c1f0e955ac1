import type { ReactNode } from 'react';
import { Calendar } from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { defined } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import styles from './jalali-calendar.module.css';
import type { DayBounds } from './limits.ts';
import { isoOf, toPersian } from './persian-date.ts';

export interface JalaliCalendarProps extends DayBounds {
  /** ISO day; what stands behind it is not read. */
  value: string | null;
  /** ISO day. */
  today: string;
  onPick: (iso: string) => void;
  /** Beside the button for today. */
  children?: ReactNode;
}

/** The days of a month, to choose one of. */
export function JalaliCalendar({ value, today, first, last, onPick, children }: JalaliCalendarProps) {
  return (
    <div className={styles.sheet}>
      <Calendar
        {...limitsOf({ first, last })}
        aria-label={kit.calendar}
        value={value === null ? null : toPersian(value)}
        onChange={(date) => onPick(isoOf(date))}
        defaultFocusedValue={toPersian(value ?? nearest(today, first, last))}
        autoFocus
      >
        <CalendarSheet today={today} first={first} last={last} />
      </Calendar>
      <div className={styles.foot}>
        {children}
        <Button size="sm" variant="ghost" isDisabled={nearest(today, first, last) !== today} onPress={() => onPick(today)}>
          {kit.today}
        </Button>
      </div>
    </div>
  );
}

/** The limits as React Aria takes them. */
export const limitsOf = ({ first, last }: DayBounds) =>
  defined({ minValue: first === undefined ? undefined : toPersian(first), maxValue: last === undefined ? undefined : toPersian(last) });

/** The allowed day next to one. */
export function nearest(day: string, first: string | undefined, last: string | undefined): string {
  if (first !== undefined && day < first) return first;
  return last !== undefined && day > last ? last : day;
}
