import { type ComponentType, useState } from 'react';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { RegisterEditor, type RegisterRow } from '#platform/reference-data/register/register-editor.tsx';
import { useRegisterOptions } from '#platform/reference-data/register/register-options.ui.ts';
import { formatDate, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { LunarMonths } from './lunar-months.tsx';
import { calendarRegister, specialRegister, weekRegister } from './work-calendar.contract.ts';
import styles from './work-calendar.module.css';
import { weekdays } from './work-calendar.table.ts';
import messages from './work-calendar-page.messages.fa.ts';
import { LAW_WEEK } from './work-week.rules.ts';
import { YearOverview } from './year-overview.tsx';

/** Years around the present one that can be chosen. */
const YEARS = [-5, -4, -3, -2, -1, 0, 1, 2, 3] as const;

function useYear() {
  const now = toJalali(today()).year;
  const [year, setYear] = useState(now);
  const choice = (
    <Choices>
      <SelectField
        label={messages.year}
        options={YEARS.map((away) => ({ id: String(now + away), label: shownDigits(String(now + away)) }))}
        value={String(year)}
        onChange={(value) => (value === null ? undefined : setYear(Number(value)))}
        isClearable={false}
      />
    </Choices>
  );
  return { year, choice };
}

function Year() {
  const { year, choice } = useYear();
  return (
    <div className={styles.stack}>
      {choice}
      <YearOverview key={year} year={year} />
    </div>
  );
}

function SpecialDays() {
  const { year, choice } = useYear();
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{messages.specialLead}</p>
      {choice}
      <RegisterEditor
        key={year}
        of={specialRegister}
        query={{ year: String(year) }}
        start={{ kind: 'SdOff', forAll: 'N' }}
        rowName={({ title, date }: RegisterRow) => `${title} ${formatDate(String(date))}`}
      />
    </div>
  );
}

function Weeks() {
  const calendars = useRegisterOptions(calendarRegister, 'title').map(({ enumId, description }) => ({ id: String(enumId), label: String(description) }));
  const [chosen, choose] = useState<string>();
  const calendar = calendars.find(({ id }) => id === chosen) ?? calendars[0];
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{messages.weeksLead}</p>
      <RegisterEditor of={calendarRegister} rowName={({ title }: RegisterRow) => String(title)} start={{ isDefault: 'N' }} />
      {calendar === undefined ? null : (
        <>
          {calendars.length < 2 ? null : (
            <Choices>
              <SelectField
                label={messages.calendar}
                options={calendars}
                value={calendar.id}
                onChange={(value) => (value === null ? undefined : choose(value))}
                isClearable={false}
              />
            </Choices>
          )}
          <h2 className={styles.heading}>{messages.weeksOf(calendar.label)}</h2>
          <RegisterEditor
            key={calendar.id}
            of={weekRegister}
            query={{ workCalendarId: calendar.id }}
            start={{ workCalendarId: calendar.id, ...Object.fromEntries(weekdays.map((day, at) => [day, LAW_WEEK[at]])) }}
            rowName={({ fromDate }: RegisterRow) => messages.from(formatDate(String(fromDate)))}
          />
        </>
      )}
    </div>
  );
}

const contents: Readonly<Record<keyof typeof messages.section, ComponentType>> = { year: Year, special: SpecialDays, weeks: Weeks, lunar: LunarMonths };
const sections = Object.keys(contents) as (keyof typeof contents)[];

export interface WorkCalendarTabProps {
  /** Part that is shown; the first when it is none of them. */
  section: string | undefined;
  onSection: (section: string) => void;
}

/** The calendar of the own company: a year at a glance, holidays added and lifted, working weeks, lunar months (guide/iran.md section 4). */
export function WorkCalendarTab({ section, onSection }: WorkCalendarTabProps) {
  const selected = sections.find((one) => one === section) ?? 'year';
  const Content: ComponentType = contents[selected];
  return (
    <Tabs isSegmented label={messages.sections} tabs={sections.map((id) => ({ id, label: messages.section[id] }))} selected={selected} onSelect={onSection}>
      <Content />
    </Tabs>
  );
}
