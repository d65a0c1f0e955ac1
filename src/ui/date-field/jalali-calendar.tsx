import { type CalendarDate, GregorianCalendar, PersianCalendar, parseDate, toCalendar, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  Heading,
  Button as RacButton,
} from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { cx, defined } from '#ui/cx/cx.ts';
import { shownDigits } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './jalali-calendar.module.css';

const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();
const zone = 'Asia/Tehran';
/** Years offered before and after this one when nothing narrows them: birth dates and long contracts. */
const yearsBack = 100;
const yearsAhead = 30;

function toPersian(iso: string): CalendarDate {
  return toCalendar(parseDate(iso), persian);
}

export interface JalaliCalendarProps {
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (iso: string) => void;
}

/** Month sheet, Saturday first, with direct choice of month and year. */
export function JalaliCalendar({ value, min, max, onPick }: JalaliCalendarProps) {
  const limits = { minValue: min === undefined ? undefined : toPersian(min), maxValue: max === undefined ? undefined : toPersian(max) };
  return (
    <div className={styles.sheet}>
      <Calendar
        {...defined(limits)}
        aria-label={kit.calendar}
        value={value === null ? null : toPersian(value)}
        onChange={(date) => onPick(toCalendar(date, gregorian).toString())}
        autoFocus
      >
        <header className={styles.head}>
          <RacButton slot="previous" className={cx(styles.arrow)}>
            <Icon of={ChevronRight} size="sm" />
          </RacButton>
          <Heading className={cx(styles.hidden)} />
          <div className={styles.pickers}>
            <CalendarMonthPicker>
              {({ value: month, onChange, items, 'aria-label': label }) => (
                <select aria-label={label} className={styles.select} value={month} onChange={(event) => onChange(Number(event.target.value))}>
                  {items.map((item) => (
                    <option key={item.id} value={item.id}>
                      {item.formatted}
                    </option>
                  ))}
                </select>
              )}
            </CalendarMonthPicker>
            <YearSelect min={limits.minValue} max={limits.maxValue} />
          </div>
          <RacButton slot="next" className={cx(styles.arrow)}>
            <Icon of={ChevronLeft} size="sm" />
          </RacButton>
        </header>
        <CalendarGrid weekdayStyle="narrow" className={cx(styles.grid)}>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={cx(styles.day)} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <TodayButton onPick={onPick} min={min} max={max} />
    </div>
  );
}

function YearSelect({ min, max }: { min: CalendarDate | undefined; max: CalendarDate | undefined }) {
  const state = useContext(CalendarStateContext);
  if (state === null) return null;
  const focused = toCalendar(state.focusedDate, persian);
  const now = toCalendar(today(zone), persian).year;
  const first = Math.min(focused.year, min?.year ?? now - yearsBack);
  const last = Math.max(focused.year, max?.year ?? now + yearsAhead);
  const years = Array.from({ length: last - first + 1 }, (_, at) => last - at);
  return (
    <select aria-label={kit.year} className={styles.select} value={focused.year} onChange={(event) => state.setFocusedDate(focused.set({ year: Number(event.target.value) }))}>
      {years.map((year) => (
        <option key={year} value={year}>
          {shownDigits(String(year))}
        </option>
      ))}
    </select>
  );
}

function TodayButton({ onPick, min, max }: Pick<JalaliCalendarProps, 'onPick' | 'min' | 'max'>) {
  const iso = today(zone).toString();
  const isOut = (min !== undefined && iso < min) || (max !== undefined && iso > max);
  return (
    <div className={styles.foot}>
      <Button size="sm" variant="ghost" isDisabled={isOut} onPress={() => onPick(iso)}>
        {kit.today}
      </Button>
    </div>
  );
}
