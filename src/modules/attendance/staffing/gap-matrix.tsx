import { useCallback, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DayMatrix, type MatrixCell } from '#ui/day-matrix/day-matrix.tsx';
import type { Range } from '#ui/day-matrix/matrix-range.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { type RosterGaps, rosterGaps } from './staffing.contract.ts';
import words from './staffing-page.messages.fa.ts';

function cellOf({ needs }: RosterGaps, row: number, column: number): MatrixCell {
  const { needed: all = [], planned: those = [] } = needs[row] ?? {};
  const [needed, planned] = [all[column] ?? null, those[column] ?? 0];
  if (needed === null) return { text: '', title: words.unsaid };
  const [has, asked] = [formatNumber(planned), formatNumber(needed)];
  const lacking = needed - planned;
  return { text: words.ofCell(has, asked), title: lacking > 0 ? words.short(formatNumber(lacking), has, asked) : words.enough(has, asked), isShort: lacking > 0 };
}

const lackingIn = ({ needs }: RosterGaps): number =>
  needs.reduce((sum, { needed, planned }) => sum + needed.filter((one, at) => one !== null && one > (planned[at] ?? 0)).length, 0);

/** Below the roster: what is planned of those who are needed, day by day. Nothing where nobody has said what is needed. */
export function GapMatrix({ from, thru, month }: { from: string; thru: string; month: string }) {
  const [range, setRange] = useState<Range>();
  const read = useCall(rosterGaps, { query: { from, thru }, keepPrevious: true });
  const { data } = read;
  const cellAt = useCallback((row: number, column: number) => (data === undefined ? { text: '', title: '' } : cellOf(data, row, column)), [data]);
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (data === undefined || data.needs.length === 0) return null;
  const lacking = lackingIn(data);
  return (
    <>
      <Alert type={lacking > 0 ? 'warning' : 'success'}>{lacking > 0 ? words.gapCount(formatNumber(lacking)) : words.noGap}</Alert>
      <p>{words.gapsLead}</p>
      <DayMatrix
        label={words.gaps(month)}
        rowHead={words.columns.shift}
        rows={data.needs.map(({ unitId, workShiftId, unitName, shiftTitle }) => ({ id: `${unitId}/${workShiftId}`, title: shiftTitle, meta: unitName }))}
        days={data.days}
        cellAt={cellAt}
        range={range}
        onRange={setRange}
      />
    </>
  );
}
