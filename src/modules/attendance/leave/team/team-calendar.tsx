import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { monthNames, weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { daysInMonth, toIso, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { cx } from '#ui/cx/cx.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, formatLongDate, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Meta, Text } from '#ui/text/text.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { type LeaveTeam, leaveTeam } from '../leave.contract.ts';
import styles from '../leave.module.css';
import words from '../leave-page.messages.fa.ts';

type Absence = LeaveTeam['absences'][number];
type Day = LeaveTeam['days'][number];

interface Month {
  readonly year: number;
  readonly month: number;
}

const moved = ({ year, month }: Month, by: 1 | -1): Month => {
  const at = year * 12 + month - 1 + by;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};

/** Who of a unit is away on the days of a Jalali month. */
export function TeamCalendar() {
  const [month, setMonth] = useState<Month>(() => toJalali(today()));
  const [unitId, setUnit] = useState<string | null>(null);
  const fromDate = toIso({ ...month, day: 1 });
  const thruDate = toIso({ ...month, day: daysInMonth(month.year, month.month) });
  const read = useCall(leaveTeam, { query: { fromDate, thruDate, ...(unitId === null ? {} : { unitId }) }, keepPrevious: true });
  const isNarrow = useIsNarrow();
  const name = `${monthNames[month.month - 1]} ${shownDigits(String(month.year))}`;
  const { data } = read;
  return (
    <Card title={words.teamCalendar}>
      <div className={styles.bar}>
        <div className={styles.months}>
          <Button variant="outline" size="sm" aria-label={words.previousMonth} onPress={() => setMonth(moved(month, -1))}>
            <Icon of={ChevronRight} size="sm" />
          </Button>
          <b className={styles.monthName} aria-live="polite">
            {name}
          </b>
          <Button variant="outline" size="sm" aria-label={words.nextMonth} onPress={() => setMonth(moved(month, 1))}>
            <Icon of={ChevronLeft} size="sm" />
          </Button>
        </div>
        {data === undefined || data.units.length === 0 ? null : (
          <SelectField
            label={words.unit}
            isLabelHidden
            value={unitId}
            none={words.ownUnit}
            hasSearch
            options={data.units.map((unit) => ({ id: unit.unitId, label: unit.name }))}
            onChange={setUnit}
          />
        )}
      </div>
      {read.error ? (
        <ReadError of={read} title={words.teamFailed} headingLevel={3} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={2} />
      ) : data.members.length === 0 ? (
        <EmptyState title={words.noMembers} headingLevel={3} />
      ) : isNarrow ? (
        <AwayList team={data} />
      ) : (
        <Grid team={data} label={name} />
      )}
      {isNarrow ? null : <Legend />}
    </Card>
  );
}

const stateOf = ({ isWaiting, mode, typeTitle }: Absence): string =>
  [isWaiting ? words.isAwayWaiting : words.isAway, ...(mode === 'daily' ? [] : [words.isHalf]), ...(typeTitle ? [typeTitle] : [])].join(words.separator);

function Grid({ team: { days, members, absences }, label }: { team: LeaveTeam; label: string }) {
  const byPerson = Map.groupBy(absences, ({ partyId }) => partyId);
  return (
    // the region itself is scrolled by the arrow keys
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.team}>
        <thead>
          <tr>
            <th scope="col" className={styles.member}>
              {words.member}
            </th>
            {days.map((day) => (
              <th key={day.date} scope="col" className={cx(!day.isWorking && styles.off, day.date === today() && styles.today)} title={day.title ?? undefined}>
                <abbr title={formatLongDate(day.date)}>{weekdayNames[weekdayOf(day.date)]?.[0]}</abbr>
                <span>{shownDigits(String(toJalali(day.date).day))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ partyId, fullName }) => (
            <tr key={partyId}>
              <th scope="row" className={styles.member}>
                <bdi>{fullName}</bdi>
              </th>
              {days.map((day) => (
                <Cell key={day.date} day={day} name={fullName} away={byPerson.get(partyId)?.find(({ fromDate, thruDate }) => fromDate <= day.date && day.date <= thruDate)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ day, name, away }: { day: Day; name: string; away: Absence | undefined }) {
  const isOff = !day.isWorking;
  if (away === undefined) return <td className={cx(isOff && styles.off, day.date === today() && styles.today)} />;
  const state = stateOf(away);
  return (
    <td className={cx(isOff && styles.off, day.date === today() && styles.today)} title={words.cell({ name, date: formatDate(day.date), state })}>
      <span className={cx(styles.mark, away.isWaiting && styles.isWaiting, away.mode !== 'daily' && styles.isPart, isOff && styles.isFree)} />
      <span className={unseen.unseen}>{state}</span>
    </td>
  );
}

/** At a phone's width: the absences of the month, one below the other. */
function AwayList({ team: { members, absences } }: { team: LeaveTeam }) {
  const names = new Map(members.map(({ partyId, fullName }) => [partyId, fullName]));
  if (absences.length === 0)
    return (
      <Text as="p" size="label" tone="muted">
        {words.nobodyAway}
      </Text>
    );
  return (
    <ul className={styles.list}>
      {absences.map((one) => (
        <li key={`${one.partyId} ${one.fromDate}`} className={styles.listed}>
          <b>{names.get(one.partyId)}</b>
          <span>{one.fromDate === one.thruDate ? formatDate(one.fromDate) : words.fromTo({ from: formatDate(one.fromDate), thru: formatDate(one.thruDate) })}</span>
          <Meta>{stateOf(one)}</Meta>
        </li>
      ))}
    </ul>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.mark} /> {words.isAway}
      </li>
      <li>
        <span className={cx(styles.mark, styles.isWaiting)} /> {words.isAwayWaiting}
      </li>
      <li>
        <span className={cx(styles.mark, styles.isPart)} /> {words.isHalf}
      </li>
      <li>
        <span className={cx(styles.sample, styles.off)} /> {words.isHoliday}
      </li>
    </ul>
  );
}
