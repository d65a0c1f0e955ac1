import { monthNames, weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { addDays, daysInMonth, toIso, weekdayOf } from '#kernel/jalali/jalali.ts';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import unseen from '#ui/unseen/unseen.module.css';
import type { CalendarYear } from './work-calendar.contract.ts';
import styles from './work-calendar.module.css';
import messages from './work-calendar-page.messages.fa.ts';

type Holiday = CalendarYear['holidays'][number];

interface Day {
  readonly date: string;
  readonly number: number;
  readonly minutes: number;
  readonly holiday: Holiday | undefined;
}

const hoursText = (days: readonly Day[]): string => formatNumber(days.reduce((sum, { minutes }) => sum + minutes, 0) / 60, 1);
const workingDays = (days: readonly Day[]): string => formatNumber(days.filter(({ minutes }) => minutes > 0).length);

/** The days of a year by month. */
function monthsOf(year: number, { workMinutes, holidays: off }: CalendarYear): readonly (readonly Day[])[] {
  const byDate = new Map(off.map((holiday) => [holiday.date, holiday]));
  let [date, at] = [toIso({ year, month: 1, day: 1 }), 0];
  return monthNames.map((_, month) =>
    Array.from({ length: daysInMonth(year, month + 1) }, (_day, index) => {
      const day = { date, number: index + 1, minutes: workMinutes[at] ?? 0, holiday: byDate.get(date) };
      date = addDays(date, 1);
      at += 1;
      return day;
    }),
  );
}

const titleOf = ({ titles, isForetold }: Holiday): string => (isForetold ? messages.foretold : messages.holiday)(titles.join(messages.separator));

/** How a day is drawn beyond its minutes: a colour of the charts, 1 to 8, and what it says. */
export interface DayTone {
  readonly chart: number;
  readonly title: string;
}
type ToneOf = (date: string) => DayTone | undefined;

function DayCell({ day: { date, number, minutes, holiday }, longest, tone }: { day: Day; longest: number; tone: DayTone | undefined }) {
  const isShort = minutes > 0 && minutes < longest;
  const look = holiday ? (holiday.isForetold ? styles.foretold : styles.holiday) : minutes === 0 ? styles.off : isShort ? styles.short : undefined;
  const title = [holiday ? titleOf(holiday) : undefined, tone?.title].filter((one) => one !== undefined).join(messages.separator) || undefined;
  return (
    <td className={cx(styles.day, look, date === today() && styles.today)} title={title} aria-current={date === today() ? 'date' : undefined}>
      {tone === undefined ? null : <span aria-hidden="true" className={styles.tone} style={{ background: `var(--chart-${tone.chart})` }} />}
      {shownDigits(String(number))}
      {title === undefined ? null : <span className={unseen.unseen}>{title}</span>}
    </td>
  );
}

/** Saturday first; days of other months are left out. */
function weeksOf(days: readonly Day[]): readonly (readonly (Day | undefined)[])[] {
  const lead = weekdayOf(days[0]?.date ?? '');
  const cells = [...Array.from({ length: lead }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => Array.from({ length: 7 }, (_day, at) => cells[week * 7 + at]));
}

interface MonthProps {
  name: string;
  days: readonly Day[];
  longest: number;
  toneOf: ToneOf | undefined;
}

function Month({ name, days, longest, toneOf }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>
        <b>{name}</b>
        <span className={styles.sum}>{messages.monthSum(workingDays(days), hoursText(days))}</span>
      </caption>
      <thead>
        <tr>
          {weekdayNames.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              <abbr title={weekday}>{weekday[0]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find((day) => day !== undefined)?.date}>
            {week.map((day, at) => (day === undefined ? <td key={weekdayNames[at]} /> : <DayCell key={day.date} day={day} longest={longest} tone={toneOf?.(day.date)} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const legend = [
  ['holiday', messages.officialDay],
  ['foretold', messages.foretoldDay],
  ['off', messages.weeklyOff],
  ['short', messages.shortDay],
] as const;

function Legend() {
  return (
    <ul aria-label={messages.legend} className={styles.legend}>
      {legend.map(([look, word]) => (
        <li key={look} className={styles.entry}>
          <span aria-hidden="true" className={cx(styles.day, styles.sample, styles[look])}>
            {shownDigits('1')}
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}

interface MonthsOfYearProps {
  year: number;
  data: CalendarYear;
  toneOf?: ToneOf;
}

/** A Jalali year as twelve months with their working days. */
export function MonthsOfYear({ year, data, toneOf }: MonthsOfYearProps) {
  const months = monthsOf(year, data);
  const longest = Math.max(...data.workMinutes);
  return (
    <>
      <p className={styles.lead}>{messages.yearSum(workingDays(months.flat()), hoursText(months.flat()), formatNumber(data.holidays.length))}</p>
      <Legend />
      <div className={styles.months}>
        {months.map((days, at) => (
          <Month key={monthNames[at]} name={monthNames[at] ?? ''} days={days} longest={longest} toneOf={toneOf} />
        ))}
      </div>
    </>
  );
}
