import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { ImportLink } from '#modules/administration/administration.web.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DayMatrix, type MatrixChange } from '#ui/day-matrix/day-matrix.tsx';
import { boundsOf, fromClipboard, type Range } from '#ui/day-matrix/matrix-range.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { Choices } from '#ui/page/choices.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type ShiftChoices, shiftChoices } from '../shifts/shifts.contract.ts';
import { GapMatrix } from '../staffing/gap-matrix.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { PAGE_SIZE, type Roster, roster, writeRoster } from './roster.contract.ts';
import styles from './roster.module.css';
import { cellOf, cellsFrom } from './roster-cells.ui.ts';
import words from './roster-page.messages.fa.ts';

interface Month {
  readonly year: number;
  readonly month: number;
}
const moved = ({ year, month }: Month, by: 1 | -1): Month => {
  const at = year * 12 + month - 1 + by;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};

/** What people are planned to work in a month, written cell by cell. */
export function RosterTab() {
  const [month, setMonth] = useState<Month>(() => toJalali(today()));
  const [searchValue, search] = useState('');
  const [page, setPage] = useState(0);
  const span = { from: toIso({ ...month, day: 1 }), thru: toIso({ ...month, day: daysInMonth(month.year, month.month) }) };
  const read = useCall(roster, { query: { ...span, page, ...(searchValue === '' ? {} : { searchValue }) }, keepPrevious: true });
  const { data } = read;
  const mayWrite = useMay(writeRoster);
  const name = `${monthNames[month.month - 1]} ${shownDigits(String(month.year))}`;
  const turn = (by: 1 | -1) => () => setMonth(moved(month, by));
  return (
    <div className={styles.stack}>
      <Choices>
        <div className={styles.months}>
          <Button variant="outline" aria-label={words.previous} onPress={turn(-1)}>
            <Icon of={ChevronRight} size="sm" />
          </Button>
          <b aria-live="polite">{name}</b>
          <Button variant="outline" aria-label={words.next} onPress={turn(1)}>
            <Icon of={ChevronLeft} size="sm" />
          </Button>
        </div>
        <TextField
          kind="search"
          label={words.search}
          value={searchValue}
          onChange={(value) => {
            setPage(0);
            search(value);
          }}
        />
        {mayWrite ? <ImportLink kind="rosterDays">{words.fromSheet}</ImportLink> : null}
      </Choices>
      {read.error ? (
        <ReadError of={read} title={words.failed} headingLevel={3} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={4} />
      ) : data.people.length === 0 ? (
        <EmptyState title={words.none} headingLevel={3} />
      ) : (
        <Matrix key={`${span.from}/${page}`} of={data} label={words.label(name)} />
      )}
      {data === undefined || data.count <= PAGE_SIZE ? null : (
        <div className={styles.months}>
          <Button isDisabled={page === 0} onPress={() => setPage(page - 1)}>
            {words.fewer}
          </Button>
          <span>{words.people(formatNumber(data.people.length), formatNumber(data.count))}</span>
          <Button isDisabled={(page + 1) * PAGE_SIZE >= data.count} onPress={() => setPage(page + 1)}>
            {words.more}
          </Button>
        </div>
      )}
      <GapMatrix {...span} month={name} />
    </div>
  );
}

function Matrix({ of, label }: { of: Roster; label: string }) {
  const [range, setRange] = useState<Range>();
  const { data: choices } = useCall(shiftChoices);
  const mayWrite = useMay(writeRoster);
  // cells are chosen in the grid alone
  const isNarrow = useIsNarrow();
  const write = useSend(writeRoster, {
    onSuccess: ({ written, removed }) => showAlert({ type: 'success', message: words.written(formatNumber(written), formatNumber(removed)) }),
  });
  const cellAt = useCallback((row: number, column: number) => cellOf(of, row, column), [of]);
  const onWrite = (changes: readonly MatrixChange[]): void => {
    const found = cellsFrom(changes, of, choices?.shifts ?? []);
    if ('unknown' in found) showAlert({ type: 'error', message: words.unknownCode(found.unknown) });
    else write.mutate({ body: { cells: [...found.cells] } }, { onError: showError });
  };
  const fill = (value: string): void => {
    if (range !== undefined) onWrite(fromClipboard(value, range, { rows: of.people.length, columns: of.days.length }));
  };
  return (
    <>
      {mayWrite && choices !== undefined && !isNarrow ? <Bar of={of} choices={choices} range={range} onFill={fill} isPending={write.isPending} /> : null}
      <DayMatrix
        label={label}
        rows={of.people.map(({ partyId, fullName, calendarTitle, crewTitle }) => ({ id: partyId ?? '', title: fullName ?? '', meta: crewTitle ?? calendarTitle ?? '' }))}
        days={of.days}
        cellAt={cellAt}
        range={range}
        onRange={setRange}
        {...defined({ onWrite: mayWrite ? onWrite : undefined })}
      />
    </>
  );
}

const BY_PROGRAMME = ' ';

interface BarProps {
  of: Roster;
  choices: ShiftChoices;
  range: Range | undefined;
  onFill: (value: string) => void;
  isPending: boolean;
}

/** What is done with the chosen cells, for who knows no codes by heart. */
function Bar({ of, choices, range, onFill, isPending }: BarProps) {
  const [code, choose] = useState<string>(BY_PROGRAMME);
  const [isAssigning, assign] = useState(false);
  const shifts = choices.shifts.filter(({ isActive }) => isActive).map(({ shiftCode: id, title }) => ({ id, label: `${id} ${title}` }));
  const chosen = range === undefined ? [] : of.people.slice(boundsOf(range).top, boundsOf(range).bottom + 1);
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <Choices>
        <SelectField
          label={words.shift}
          options={[{ id: BY_PROGRAMME, label: words.byProgramme }, { id: words.restCode, label: words.rest }, ...shifts]}
          value={code}
          onChange={(value) => (value === null ? undefined : choose(value))}
          isClearable={false}
        />
        <Button variant="filled" isPending={isPending} isDisabled={range === undefined} onPress={() => onFill(code.trim())}>
          {words.write}
        </Button>
        <Button isDisabled={range === undefined} onPress={() => assign(true)}>
          {words.assign}
        </Button>
      </Choices>
      {isAssigning ? <AssignDialog people={chosen.map(({ partyId }) => partyId ?? '')} choices={choices} onClose={() => assign(false)} /> : null}
    </>
  );
}
