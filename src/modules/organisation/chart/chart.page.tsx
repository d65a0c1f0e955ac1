import { Network } from 'lucide-react';
import { MissingChart, useIsChartMissing } from '#platform/party/missing-chart/missing-chart.ui.tsx';
import { AsOfNotice } from '#ui/as-of/as-of.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { type ChartUnit, chartUnits } from './chart.contract.ts';
import { chartScreen } from './chart.screen.ts';
import { ChartDays } from './chart-days.tsx';
import messages from './chart-page.messages.fa.ts';
import { ChartSheet } from './paper/chart-sheet.tsx';

/** The units of a day as a drawing or a tree, also beside another day (guide organisation 5.6). */
export default function ChartPage() {
  const { asOf, compare } = useScreenSearch(chartScreen);
  const setSearch = useSetScreenSearch(chartScreen);
  const shown = useCall(chartUnits, { query: { asOf }, keepPrevious: true });
  const other = useCall(chartUnits, { query: { asOf: compare }, enabled: compare !== undefined, keepPrevious: true });
  const failed = [shown, other].find(({ error }) => error !== null);
  const days = <ChartDays asOf={asOf} compare={compare} onChange={(change) => void setSearch(change)} />;
  if (failed !== undefined) {
    const isForbidden = failed.error?.status === 403;
    return (
      <Page title={messages.title}>
        {isForbidden ? null : days}
        {isForbidden ? <ForbiddenState /> : <ReadError of={failed} title={messages.failed} />}
      </Page>
    );
  }
  const units = shown.data?.units as readonly ChartUnit[] | undefined;
  if (units === undefined || (compare !== undefined && other.data === undefined))
    return (
      <Page title={messages.title}>
        <Skeleton kind="blocks" count={3} />
      </Page>
    );
  const compared = compare === undefined ? undefined : (other.data?.units as readonly ChartUnit[] | undefined);
  if (units.length === 0 && (compared ?? []).length === 0) return <Nothing days={days} />;
  return (
    <ChartSheet
      units={units}
      compared={compared}
      ownUnitId={shown.data?.ownUnitId ?? null}
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
    <Page title={messages.title}>
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
    </Page>
  );
}
