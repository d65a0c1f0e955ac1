import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { type CalendarDay, calendarDays, nextHolidays } from '#platform/calendar/calendar.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatLongDate } from '#ui/format/format.ts';
import { today as todayNow } from '#ui/format/today.ts';
import { dayText, gregorianText, lunarText, weekdayText } from './days.ts';
import { MonthSheet } from './month-sheet.tsx';
import { Deadlines, OwnBirthday, PeopleOfTheDay } from './people.tsx';
import messages from './quick-panel.messages.fa.ts';
import styles from './today-tab.module.css';
import { When } from './when.tsx';

/** The calendar of a day does not change while somebody looks at it. */
const FRESH_MS = 3_600_000;
const HOLIDAYS_SHOWN = 3;

/** First and last day of the Jalali month of a day. */
function monthOf(iso: string): { from: string; to: string } {
  const { year, month } = toJalali(iso);
  const from = toIso({ year, month, day: 1 });
  return { from, to: addDays(from, daysInMonth(year, month) - 1) };
}

/** Today, the month with its holidays, and what the coming days bring. */
export function TodayTab() {
  const [today] = useState(todayNow);
  const [day, setDay] = useState(today);
  const { data, error, refetch, isFetching } = useCall(calendarDays, { query: monthOf(day), keepPrevious: true, staleTime: FRESH_MS });
  const days = data?.days ?? [];
  const month = useRef<HTMLElement>(null);
  /** The button goes with the other day; the focus goes to the day it leads to. */
  const toToday = (): void => {
    flushSync(() => setDay(today));
    month.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  };
  const shown = days.find(({ date }) => date === day);
  return (
    <div className={styles.tab}>
      <TodayHead today={today} />
      <OwnBirthday />
      {error === null ? (
        <section ref={month} className={styles.section} aria-label={messages.calendar}>
          <MonthSheet day={day} today={today} days={days} onDay={setDay} />
          <DayDetail day={day} today={today} shown={shown} onToday={toToday} />
        </section>
      ) : (
        <ErrorState title={messages.calendarFailed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching} headingLevel={3}>
          {error.messages}
        </ErrorState>
      )}
      <NextHolidays today={today} />
      <Deadlines today={today} />
      <PeopleOfTheDay today={today} />
    </div>
  );
}

function TodayHead({ today }: { today: string }) {
  const { data } = useCall(calendarDays, { query: { from: today, to: today }, staleTime: FRESH_MS });
  const lunar = data?.days[0]?.lunar ?? null;
  return (
    <section className={styles.today}>
      <h3 className={styles.date}>{formatLongDate(today)}</h3>
      <p className={styles.others}>
        <span>{lunar === null ? '\u00a0' : <Lunar day={lunar} />}</span>
        <span>{gregorianText(today)}</span>
      </p>
    </section>
  );
}

function Lunar({ day }: { day: NonNullable<CalendarDay['lunar']> }) {
  return (
    <>
      {lunarText(day)}
      {day.isForetold ? (
        <span className={styles.foretold} title={messages.foretoldHint}>
          {' '}
          ({messages.foretold})
        </span>
      ) : null}
    </>
  );
}

/** The chosen day of the sheet: read out when the arrow keys move to it. */
function DayDetail({ day, today, shown, onToday }: { day: string; today: string; shown: CalendarDay | undefined; onToday: () => void }) {
  return (
    <div className={styles.detail}>
      {day === today ? null : (
        <div className={styles.detailHead}>
          <h3 className={styles.detailDay}>
            {weekdayText(day)} {dayText(day)}
          </h3>
          <Button size="sm" variant="ghost" onPress={onToday}>
            {messages.toToday}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {day === today || shown === undefined ? null : (
          <p className={styles.others}>
            {shown.lunar === null ? null : (
              <span>
                <Lunar day={shown.lunar} />
              </span>
            )}
            <span>{gregorianText(day)}</span>
          </p>
        )}
        {shown?.occasions.length === 0 ? <p className={styles.faint}>{messages.noOccasion}</p> : null}
        <ul className={styles.occasions}>
          {shown?.occasions.map(({ title, isHoliday }) => (
            <li key={title} className={isHoliday ? styles.holiday : undefined}>
              {title}
              {isHoliday ? <span className={styles.mark}> {messages.holiday}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function NextHolidays({ today }: { today: string }) {
  const { data } = useCall(nextHolidays, { query: { from: today, limit: HOLIDAYS_SHOWN }, staleTime: FRESH_MS });
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.nextHolidays}</h3>
      <ul className={styles.rows}>
        {data?.holidays.map(({ date, titles, isForetold }) => (
          <li key={date} className={styles.row}>
            <span className={styles.what}>{titles.join('\u060c ')}</span>
            <When date={date} today={today} note={isForetold ? messages.foretold : undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
