import { useState } from 'react';
import { addDays, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { MonthsOfYear } from '#platform/calendar/work-calendar/year-months.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { defined } from '#ui/cx/cx.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { shiftYear, type ShiftYear as Year } from '../shifts/shifts.contract.ts';
import { useCalendar, useShiftChoices } from './calendar-choice.tsx';
import styles from './calendars.module.css';
import words from './calendars-page.messages.fa.ts';
import { chartOf } from './shift-colour.ui.ts';

/** Years around the present one that can be chosen. */
const YEARS = [-3, -2, -1, 0, 1, 2] as const;
const EVERYBODY = 'all';

const Legend = ({ shifts }: Pick<Year, 'shifts'>) =>
  shifts.length === 0 ? null : (
    <ul aria-label={words.legend} className={styles.legend}>
      {shifts.map(({ workShiftId, title, colour }) => (
        <li key={workShiftId} className={styles.entry}>
          <span aria-hidden="true" className={styles.sample} style={{ background: `var(--chart-${chartOf(colour)})` }} />
          {title}
        </li>
      ))}
    </ul>
  );

function Colours({ year, data }: { year: number; data: Year }) {
  const first = toIso({ year, month: 1, day: 1 });
  const tones = new Map(
    data.days.flatMap((place, at) => {
      const shift = place === null ? undefined : data.shifts[place];
      return shift === undefined ? [] : [[addDays(first, at), { chart: chartOf(shift.colour), title: shift.title }] as const];
    }),
  );
  return (
    <>
      <Legend shifts={data.shifts} />
      <MonthsOfYear year={year} data={data} toneOf={(date) => tones.get(date)} />
    </>
  );
}

function YearOf({ year, calendarId, crewId }: { year: number; calendarId: string; crewId: string | undefined }) {
  const { data, error, isFetching, refetch } = useCall(shiftYear, { query: { year, workCalendarId: calendarId, ...defined({ shiftProgrammeId: crewId }) } });
  if (error)
    return (
      <ErrorState title={words.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  return data === undefined ? <Skeleton kind="blocks" count={12} /> : <Colours year={year} data={data} />;
}

/** A year of a calendar in the colours of its shifts, as it is for everybody or for a crew. */
export function ShiftYear() {
  const now = toJalali(today()).year;
  const [year, setYear] = useState(now);
  const [crew, setCrew] = useState(EVERYBODY);
  const { calendarId, choice } = useCalendar();
  const crews = (useShiftChoices()?.crews ?? []).filter(({ workCalendarId }) => workCalendarId === calendarId);
  const chosen = crews.find(({ shiftProgrammeId }) => shiftProgrammeId === crew)?.shiftProgrammeId;
  return (
    <div className={styles.stack}>
      {choice}
      <Choices>
        <SelectField
          label={words.year}
          options={YEARS.map((away) => ({ id: String(now + away), label: shownDigits(String(now + away)) }))}
          value={String(year)}
          onChange={(value) => (value === null ? undefined : setYear(Number(value)))}
          isClearable={false}
        />
        {crews.length === 0 ? null : (
          <SelectField
            label={words.crew}
            options={[{ id: EVERYBODY, label: words.everybody }, ...crews.map(({ shiftProgrammeId: id, title: label }) => ({ id, label }))]}
            value={chosen ?? EVERYBODY}
            onChange={(value) => (value === null ? undefined : setCrew(value))}
            isClearable={false}
          />
        )}
      </Choices>
      {calendarId === undefined ? <Skeleton kind="blocks" count={12} /> : <YearOf year={year} calendarId={calendarId} crewId={chosen} />}
    </div>
  );
}
