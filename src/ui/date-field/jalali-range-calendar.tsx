import { RangeCalendar } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import styles from './jalali-calendar.module.css';
import { limitsOf, nearest } from './jalali-calendar.tsx';
import type { DayBounds } from './limits.ts';
import { isoOf, toPersian } from './persian-date.ts';

export interface JalaliRangeCalendarProps extends DayBounds {
  value: { readonly from: string | null; readonly to: string | null };
  /** ISO day. */
  today: string;
  /** ISO days, in order. */
  onPick: (from: string, to: string) => void;
}

/** The days of a month, to choose the first and the last of a stretch. */
export function JalaliRangeCalendar({ value, today, first, last, onPick }: JalaliRangeCalendarProps) {
  const { from, to } = value;
  return (
    <div className={cx(styles.sheet, styles.range)}>
      <RangeCalendar
        {...limitsOf({ first, last })}
        aria-label={kit.calendar}
        value={from === null || to === null ? null : { start: toPersian(from), end: toPersian(to) }}
        onChange={(range) => onPick(isoOf(range.start), isoOf(range.end))}
        defaultFocusedValue={toPersian(from ?? to ?? nearest(today, first, last))}
        autoFocus
      >
        <CalendarSheet today={today} first={first} last={last} />
      </RangeCalendar>
    </div>
  );
}
