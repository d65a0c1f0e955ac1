import { useState } from 'react';
import { type DateRange, DateRangeField } from '#ui/date-field/date-range-field.tsx';
import { today } from '#ui/format/today.ts';
import { useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import styles from './run-report.module.css';
import { daysOf, MOST_DAYS, usualPeriod } from './run-report.rules.ts';
import { runReportScreen } from './run-report.screen.ts';
import words from './run-report-page.messages.fa.ts';
import { type RunLook, useChoices } from './use-look.ui.ts';

/** Period, process and unit of the figures; they stand in the address. */
export function LookFilters({ look }: { look: RunLook }) {
  const { process, unit } = look;
  const set = useSetScreenSearch(runReportScreen);
  const { processes, units } = useChoices(process);
  return (
    <search aria-label={words.filters} className={styles.filters}>
      <Period key={`${look.period.from} ${look.period.to}`} look={look} />
      <SelectField
        label={words.process}
        value={process ?? null}
        onChange={(next) => void set({ process: next ?? undefined })}
        options={processes ?? []}
        isLoading={processes === undefined}
        isClearable
        placeholder={words.allProcesses}
      />
      {units?.length === 0 ? null : (
        <SelectField
          label={words.unit}
          value={unit ?? null}
          onChange={(next) => void set({ unit: next ?? undefined })}
          options={units ?? []}
          isLoading={units === undefined}
          isClearable
          placeholder={words.allUnits}
        />
      )}
    </search>
  );
}

/** Kept while only one of its ends is written; both empty is the usual period again. */
function Period({ look: { period } }: { look: RunLook }) {
  const set = useSetScreenSearch(runReportScreen);
  const [typed, setTyped] = useState<DateRange>(period);
  const { from, to } = typed;
  const isTooLong = from !== null && to !== null && daysOf({ from, to }) > MOST_DAYS;
  const change = (next: DateRange): void => {
    setTyped(next);
    const usual = usualPeriod(today());
    if (next.from === null && next.to === null) void set({ from: undefined, to: undefined });
    else if (next.from !== null && next.to !== null && next.from <= next.to && daysOf({ from: next.from, to: next.to }) <= MOST_DAYS)
      void set(next.from === usual.from && next.to === usual.to ? { from: undefined, to: undefined } : { from: next.from, to: next.to });
  };
  return <DateRangeField label={words.period} value={typed} onChange={change} {...(isTooLong ? { error: words.tooLong } : {})} />;
}
