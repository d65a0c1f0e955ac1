import { type CalendarDate, GregorianCalendar, PersianCalendar, parseDate, toCalendar } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, Button as RacButton } from 'react-aria-components';
import { weekdayOf } from '#kernel/jalali/jalali.ts';
import type { CalendarDay } from '#platform/calendar/calendar.contract.ts';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { monthText } from './days.ts';
import styles from './month-sheet.module.css';
import messages from './quick-panel.messages.fa.ts';

const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();
const FRIDAY = 6;

const isoOf = (date: CalendarDate): string => toCalendar(date, gregorian).toString();
const persianOf = (iso: string): CalendarDate => toCalendar(parseDate(iso), persian);

export interface MonthSheetProps {
  /** The chosen day; the sheet shows its month. */
  day: string;
  /** Today in Tehran, which need not be today where the browser is. */
  today: string;
  /** What is known of the days of the month. */
  days: readonly CalendarDay[];
  onDay: (iso: string) => void;
}

/** A Jalali month, Saturday first, holidays red: arrows walk by day, Page Up and Page Down by month. */
export function MonthSheet({ day, today, days, onDay }: MonthSheetProps) {
  const holidays = new Set(days.filter(({ isHoliday }) => isHoliday).map(({ date }) => date));
  const value = persianOf(day);
  return (
    <Calendar
      aria-label={messages.calendar}
      value={value}
      onChange={(date) => onDay(isoOf(date))}
      focusedValue={value}
      onFocusChange={(date) => onDay(isoOf(date))}
      className={cx(styles.sheet)}
    >
      <header className={styles.head}>
        <RacButton slot="previous" aria-label={messages.previousMonth} className={cx(styles.arrow)}>
          <Icon of={ChevronRight} size="sm" />
        </RacButton>
        <span className={styles.month}>{monthText(day)}</span>
        <RacButton slot="next" aria-label={messages.nextMonth} className={cx(styles.arrow)}>
          <Icon of={ChevronLeft} size="sm" />
        </RacButton>
      </header>
      <CalendarGrid weekdayStyle="narrow" className={cx(styles.grid)}>
        <CalendarGridHeader>{(name) => <CalendarHeaderCell className={cx(styles.weekday)}>{name}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const iso = isoOf(date);
            return (
              <CalendarCell
                date={date}
                className={cx(styles.day, iso === today && styles.today, holidays.has(iso) && styles.holiday, weekdayOf(iso) === FRIDAY && styles.friday)}
              />
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
