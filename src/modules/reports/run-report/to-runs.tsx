import type { ReactNode } from 'react';
import { defaultState, writeTableState } from '#kernel/table/state.ts';
import { defined } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import styles from './run-report.module.css';
import { runReportScreen } from './run-report.screen.ts';
import { casesTable, tasksTable } from './run-report.table.ts';
import words from './run-report-page.messages.fa.ts';
import type { Way } from './run-ways.rules.ts';

/** A figure that leads to the cases or tasks it counts; the period stays in the address for the way back. */
export function ToRuns({ to, label, children }: { to: Way; label?: string; children: ReactNode }) {
  const { from, to: thru, by } = useScreenSearch(runReportScreen);
  const { tab, filters, ...more } = to;
  const table = tab === 'cases' ? casesTable : tasksTable;
  const search = defined({ ...writeTableState(table, { ...defaultState(table), filters }), ...more, tab, from, to: thru, by });
  return (
    <ScreenLink to={runReportScreen} search={search} className={styles.to} {...(label === undefined ? {} : { 'aria-label': label })}>
      {children}
    </ScreenLink>
  );
}

/** A number of a table, with what it counts for those who hear it; nothing to open where there is nothing. */
export const Count = ({ value, to, of, column }: { value: number; to: Way; of: string; column: string }) =>
  value === 0 ? (
    formatNumber(0)
  ) : (
    <ToRuns to={to} label={words.figure(of, column, formatNumber(value))}>
      {formatNumber(value)}
    </ToRuns>
  );
