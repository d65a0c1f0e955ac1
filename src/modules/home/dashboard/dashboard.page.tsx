import { Link } from '@tanstack/react-router';
import { ChartColumn, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { MissingChart, useIsChartMissing } from '#platform/party/missing-chart/missing-chart.ui.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatLongDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Birthdays } from './birthdays.tsx';
import { Composition } from './composition.tsx';
import { dashboardSummary } from './dashboard.contract.ts';
import styles from './dashboard.module.css';
import messages from './dashboard-page.messages.fa.ts';
import { MovementChart } from './movement-chart.tsx';

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
  ) : undefined;
  return (
    <div className={styles.page}>
      <PageHeader title={messages.dashboardTitle} lead={messages.lead(formatLongDate(day))} actions={toList} />
      {error ? (
        <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : data.headcount === 0 ? (
        <Nobody />
      ) : (
        <Figures summary={data} today={day} />
      )}
    </div>
  );
}

/** Without units the chart comes first (spec section 2.4); with units, the people. */
function Nobody() {
  if (useIsChartMissing()) return <MissingChart />;
  return (
    <EmptyState icon={ChartColumn} title={messages.none}>
      {messages.noneAdvice}
    </EmptyState>
  );
}

function Figures({ summary, today }: { summary: Summary; today: string }) {
  const { movement, byEmploymentKind, byGender, birthdays } = summary;
  return (
    <>
      <Tiles summary={summary} />
      <div className={birthdays === undefined ? undefined : styles.wide}>
        <MovementChart months={movement} />
        {birthdays === undefined ? null : <Birthdays people={birthdays} today={today} />}
      </div>
      <div className={styles.halves}>
        <Composition
          title={messages.byKind}
          parts={byEmploymentKind.map(({ enumId, description, count }) => ({ id: enumId ?? 'unknown', label: description ?? messages.unknown, count }))}
        />
        <Composition
          title={messages.byGender}
          parts={byGender.map(({ gender, count }) => ({ id: gender ?? 'unknown', label: gender === null ? messages.unknown : messages.genders[gender], count }))}
        />
      </div>
    </>
  );
}

function netText(net: number): string {
  if (net === 0) return messages.same;
  return net > 0 ? messages.more(formatNumber(net)) : messages.fewer(formatNumber(-net));
}

function Tiles({ summary: { headcount, units, movement } }: { summary: Summary }) {
  const now = movement.at(-1) ?? { hires: 0, leavers: 0 };
  const before = movement.at(-2) ?? { hires: 0, leavers: 0 };
  return (
    <ul className={styles.tiles}>
      <Tile label={messages.headcount} value={headcount} unit={messages.people} note={netText(now.hires - now.leavers)} />
      <Tile label={messages.units} value={units} unit={messages.unit} note={units === 0 ? undefined : messages.perUnit(formatNumber(headcount / units, 1))} />
      <Tile label={messages.hires} value={now.hires} unit={messages.people} note={messages.lastMonth(formatNumber(before.hires))} />
      <Tile label={messages.leavers} value={now.leavers} unit={messages.people} note={messages.lastMonth(formatNumber(before.leavers))} />
    </ul>
  );
}

function Tile({ label, value, unit, note }: { label: string; value: number; unit: string; note: ReactNode }) {
  return (
    <li className={styles.tile}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>
        {formatNumber(value)} <span className={styles.unit}>{unit}</span>
      </p>
      <p className={styles.note}>{note}</p>
    </li>
  );
}
