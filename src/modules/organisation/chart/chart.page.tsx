import { Network } from 'lucide-react';
import { httpErrors } from '#platform/http/http.errors.ts';
import { MissingChart, useIsChartMissing } from '#platform/party/missing-chart/missing-chart.ui.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { AsOfNotice } from '../as-of/as-of.tsx';
import { type ChartUnit, chartUnits } from './chart.contract.ts';
import styles from './chart.module.css';
import { chartScreen } from './chart.screen.ts';
import { ChartDays } from './chart-days.tsx';
import messages from './chart-page.messages.fa.ts';
import { ChartSheet } from './chart-sheet.tsx';

/** The units of a day as a drawing or a tree, also beside another day (guide organisation 5.6). */
export default function ChartPage() {
  const { asOf, compare } = useScreenSearch(chartScreen);
  const setSearch = useSetScreenSearch(chartScreen);
  const shown = useCall(chartUnits, { query: { asOf }, keepPrevious: true });
  const other = useCall(chartUnits, { query: { asOf: compare }, enabled: compare !== undefined, keepPrevious: true });
  const error = shown.error ?? other.error;
  const days = <ChartDays asOf={asOf} compare={compare} onChange={(change) => void setSearch(change)} />;
  if (error) {
    const refetch = () => Promise.all([shown.refetch(), compare === undefined ? undefined : other.refetch()]);
    return (
      <div className={styles.page}>
        <PageHeader title={messages.title} />
        {error.status === 403 ? null : days}
        {httpErrors.is(error, 'forbidden') || error.status === 403 ? (
          <ForbiddenState />
        ) : (
          <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={shown.isFetching || other.isFetching}>
            {error.messages}
          </ErrorState>
        )}
      </div>
    );
  }
  const units = shown.data?.units as readonly ChartUnit[] | undefined;
  if (units === undefined || (compare !== undefined && other.data === undefined))
    return (
      <div className={styles.page}>
        <PageHeader title={messages.title} />
        <Skeleton kind="blocks" count={3} />
      </div>
    );
  const compared = compare === undefined ? undefined : (other.data?.units as readonly ChartUnit[] | undefined);
  if (units.length === 0 && (compared ?? []).length === 0) return <Nothing days={days} />;
  return (
    <ChartSheet
      units={units}
      compared={compared}
      head={
        <>
          {days}
          <AsOfNotice value={asOf} />
        </>
      }
    />
  );
}

/** Before the first unit the chart is made (spec 2.4); else the day or the reach of the reader shows none. */
function Nothing({ days }: { days: React.ReactNode }) {
  const isMissing = useIsChartMissing();
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} />
      {isMissing ? (
        <MissingChart />
      ) : (
        <>
          {days}
          <EmptyState icon={Network} title={messages.nothing}>
            {messages.nothingAdvice}
          </EmptyState>
        </>
      )}
    </div>
  );
}
