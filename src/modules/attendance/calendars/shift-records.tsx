import { ListTree } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { RecordsList, RecordsWithRows } from '#platform/records/records-list.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { managementScreen } from '../management/management.screen.ts';
import { ruleStart } from '../programmes/calendar-rules.table.ts';
import { calendarRules, layCalendars, shiftProgrammes, shiftTurns } from '../programmes/programmes.contract.ts';
import { programmeForm, turnForm } from '../programmes/programmes.table.ts';
import { shiftLines, shiftVariants, workShifts } from '../shifts/shifts.contract.ts';
import { variantForm } from '../shifts/shifts.table.ts';
import { useCalendar, useShiftChoices } from './calendar-choice.tsx';
import styles from './calendars.module.css';
import words from './calendars-page.messages.fa.ts';

const { edit, addLabel, saveLabel } = words;
const wordsOf = (own: { add: string; none: string; noneAdvice: string }) => ({ edit, addLabel, saveLabel, ...own });
const shiftStart = { shiftClass: 'morning', colour: 'blue', statusId: 'SWSActive' };
const lineStart = { lineKind: 'ShlWork', dayOffset: '0', floating: 0 };
const programmeStart = { programmeType: 'CShTWeek', holidays: 'around', forAll: 'Y' };
const turnStart = { days: 1 };

/** The record that is opened below its list, and the way to one. */
function useOpened() {
  const { id, of } = useScreenSearch(managementScreen);
  const setSearch = useSetScreenSearch(managementScreen);
  const to = useCallback((next: string) => void setSearch({ id: next }), [setSearch]);
  return { id, of, to };
}

const useShiftOptions = () => {
  const choices = useShiftChoices();
  return useMemo(() => choices?.shifts.filter(({ isActive }) => isActive) ?? [], [choices]);
};

/** The shifts of the company; one of them opened shows its lines and variants. */
export function Shifts() {
  const { id, to } = useOpened();
  return (
    <RecordsWithRows
      of={workShifts}
      start={shiftStart}
      rowName={({ title }) => title}
      words={wordsOf(words.shift)}
      opened={id}
      open={{ label: words.openShift, icon: ListTree, to }}
      back={
        <ScreenLink to={managementScreen} search={{ tab: 'calendars', part: 'shifts' }}>
          {words.backToShifts}
        </ScreenLink>
      }
      rows={(shiftId) => <ShiftRows key={shiftId} workShiftId={shiftId} />}
    />
  );
}

function ShiftRows({ workShiftId }: { workShiftId: string }) {
  const owner = useMemo(() => ({ workShiftId }), [workShiftId]);
  const shifts = useShiftOptions();
  const form = useMemo(() => variantForm(shifts.filter((one) => one.workShiftId !== workShiftId)), [shifts, workShiftId]);
  return (
    <div className={styles.stack}>
      <RecordsList of={shiftLines} owner={owner} start={lineStart} rowName={() => words.openShift} words={wordsOf(words.line)} hasNoSearch />
      <RecordsList of={shiftVariants} owner={owner} form={form} rowName={({ title }) => title} words={wordsOf(words.variant)} hasNoSearch />
    </div>
  );
}

/** The programmes of a calendar; a rotation opened shows its turns. */
export function Programmes() {
  const { id, of, to } = useOpened();
  const { calendarId, choice } = useCalendar();
  const owner = useMemo(() => ({ workCalendarId: calendarId }), [calendarId]);
  const shifts = useShiftOptions();
  const form = useMemo(() => programmeForm(shifts), [shifts]);
  const actions = useMemo(
    () => [{ id: 'turns', label: words.openProgramme, icon: ListTree, run: ({ shiftProgrammeId }: Readonly<Record<string, unknown>>) => to(String(shiftProgrammeId)) }],
    [to],
  );
  if (id !== undefined)
    return (
      <div className={styles.stack}>
        <ScreenLink to={managementScreen} search={{ tab: 'calendars', part: 'programmes', of }}>
          {words.backToProgrammes}
        </ScreenLink>
        <Turns key={id} shiftProgrammeId={id} />
      </div>
    );
  return (
    <div className={styles.stack}>
      {choice}
      <LayCalendars />
      {calendarId === undefined ? null : (
        <RecordsList
          key={calendarId}
          of={shiftProgrammes}
          form={form}
          owner={owner}
          start={programmeStart}
          actions={actions}
          rowName={({ title }) => title}
          words={wordsOf(words.programme)}
        />
      )}
    </div>
  );
}

function LayCalendars() {
  const may = useMay(layCalendars);
  const lay = useSend(layCalendars, {
    onSuccess: ({ added }) => showAlert({ type: 'success', message: added === 0 ? words.nothingLaid : words.laid(formatNumber(added)) }),
  });
  if (!may) return null;
  return (
    <div>
      <Button isPending={lay.isPending} onPress={() => lay.mutate({ body: { from: today() } }, { onError: showError })}>
        {words.lay}
      </Button>
    </div>
  );
}

function Turns({ shiftProgrammeId }: { shiftProgrammeId: string }) {
  const owner = useMemo(() => ({ shiftProgrammeId }), [shiftProgrammeId]);
  const shifts = useShiftOptions();
  const form = useMemo(() => turnForm(shifts), [shifts]);
  return <RecordsList of={shiftTurns} form={form} owner={owner} start={turnStart} rowName={({ shiftTitle }) => shiftTitle} words={wordsOf(words.turn)} hasNoSearch />;
}

/** By which rules attendance of a calendar is counted. */
export function Rules() {
  const { calendarId, choice } = useCalendar();
  const owner = useMemo(() => ({ workCalendarId: calendarId }), [calendarId]);
  return (
    <div className={styles.stack}>
      {choice}
      {calendarId === undefined ? null : (
        <RecordsList
          key={calendarId}
          of={calendarRules}
          owner={owner}
          start={ruleStart}
          rowName={({ fromDate }) => words.from(formatDate(String(fromDate)))}
          words={wordsOf(words.rule)}
          hasNoSearch
        />
      )}
    </div>
  );
}
