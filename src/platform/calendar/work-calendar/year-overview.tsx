import { useCall } from '#ui/client/hooks.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { calendarYear, holidays } from './work-calendar.contract.ts';
import { holidayTable } from './work-calendar.table.ts';
import messages from './work-calendar-page.messages.fa.ts';
import { MonthsOfYear } from './year-months.tsx';

/** The months of a year of the own company, and the list of its holidays. */
export function YearOverview({ year }: { year: number }) {
  const { data, error, isFetching, refetch } = useCall(calendarYear, { query: { year } });
  if (error)
    return (
      <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton kind="blocks" count={12} />;
  return (
    <>
      <MonthsOfYear year={year} data={data} />
      <DataTable of={holidayTable} list={holidays.list} export={holidays.export} query={{ year }} isLocal hasNoViews rowName={({ title }) => title ?? ''} />
    </>
  );
}
