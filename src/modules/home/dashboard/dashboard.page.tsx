import { Link } from '@tanstack/react-router';
import { ChartColumn, Users } from 'lucide-react';
import type { ReplyOf } from '#kernel/call.ts';
import { WhatNextLink } from '#modules/administration/administration.web.ts';
import { MissingChart, useIsChartMissing } from '#platform/party/missing-chart/missing-chart.ui.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatLongDate, formatNumber, formatTime } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tiles as OwnTiles } from '../own-home/tiles.tsx';
import { Birthdays } from './birthdays.tsx';
import { Compositions } from './compositions.tsx';
import { dashboardSummary } from './dashboard.contract.ts';
import styles from './dashboard.module.css';
import { firstDayOf, ofYear } from './dashboard.rules.ts';
import messages from './dashboard-page.messages.fa.ts';
import { movedSince, waysOn } from './drill-down.rules.ts';
import { MovementChart } from './movement-chart.tsx';
import { ToList } from './to-list.tsx';

type Summary = ReplyOf<typeof dashboardSummary>;

/** The list belongs to another module: linked by its address, when the server would open it. */
const LIST: string = '/personnel/search';

/** The organisation in a few figures. */
export default function DashboardPage() {
  const { data, error, refetch, isFetching } = useCall(dashboardSummary);
  const mayList = useSession(({ urlPermissions }) => urlPermissions.includes(LIST));
  const day = today();
  const toList = mayList ? (
    <Link to={LIST} className={buttonClass()}>
      <Icon of={Users} size="sm" />
      {messages.toList}
    </Link>
  ) : null;
  const actions = (
    <>
      <WhatNextLink />
      {toList}
    </>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={messages.dashboardTitle} lead={leadOf(day, data?.countedAt ?? null)} actions={actions} />
      <OwnTiles />
      {error ? (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : data.headcount === 0 ? (
        <Nobody />
      ) : (
        <Board summary={data} today={day} />
      )}
    </div>
  );
}

/** Figures that are being counted anew say of when they are. */
const leadOf = (day: string, countedAt: string | null): string =>
  countedAt === null ? messages.lead(formatLongDate(day)) : messages.leadAt(formatLongDate(day), formatTime(countedAt));

/** Without units the chart comes first (spec section 2.4); with units, the people. */
function Nobody() {
  if (useIsChartMissing()) return <MissingChart />;
  return (
    <EmptyState icon={ChartColumn} title={messages.none}>
      {messages.noneAdvice}
    </EmptyState>
  );
}

function Board({ summary, today }: { summary: Summary; today: string }) {
  const { movement, birthdays } = summary;
  return (
    <>
      <Tiles summary={summary} today={today} />
      <div className={birthdays === undefined ? undefined : styles.wide}>
        <MovementChart months={movement} />
        {birthdays === undefined ? null : <Birthdays people={birthdays} today={today} />}
      </div>
      <Compositions summary={summary} today={today} />
    </>
  );
}

function netText(net: number): string {
  if (net === 0) return messages.same;
  return net > 0 ? messages.more(formatNumber(net)) : messages.fewer(formatNumber(-net));
}

function Tiles({ summary: { headcount, units, movement }, today }: { summary: Summary; today: string }) {
  const now = movement.at(-1) ?? { hires: 0, leavers: 0 };
  const before = movement.at(-2) ?? { hires: 0, leavers: 0 };
  const year = ofYear(movement);
  const [month, newYear] = [firstDayOf(today, 'month'), firstDayOf(today, 'year')];
  const moves = (which: 'hires' | 'leavers') => (
    <Figure
      label={<ToList to={movedSince(which, month, today)}>{messages[which]}</ToList>}
      value={formatNumber(now[which])}
      unit={messages.people}
      note={
        <>
          {messages.lastMonth(formatNumber(before[which]))}
          {messages.comma}
          <ToList to={movedSince(which, newYear, today)}>{messages.thisYear(formatNumber(year[which]))}</ToList>
        </>
      }
    />
  );
  return (
    <Figures>
      <Figure
        label={<ToList to={waysOn(today).everybody}>{messages.headcount}</ToList>}
        value={formatNumber(headcount)}
        unit={messages.people}
        note={netText(now.hires - now.leavers)}
      />
      <Figure label={messages.units} value={formatNumber(units)} unit={messages.unit} note={units === 0 ? undefined : messages.perUnit(formatNumber(headcount / units, 1))} />
      {moves('hires')}
      {moves('leavers')}
    </Figures>
  );
}
