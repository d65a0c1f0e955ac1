import { Minus, Move, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import type { BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatLongDate, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Draft } from './draft-steps.tsx';
import { compareDraft } from './drafts.contract.ts';
import styles from './drafts.module.css';
import messages from './drafts-page.messages.fa.ts';

type Compared = ReplyOf<typeof compareDraft>;
type UnitRow = Compared['units'][number];
type PostRow = Compared['posts'][number];
type PersonRow = Compared['people'][number];
type Pair<T> = { readonly before: T; readonly after: T };
type Kind = UnitRow['kinds'][number] | PostRow['kinds'][number] | 'figures';

/** As in the chart (look 11): added green, moved violet, said anew blue, removed red. */
const looks: Readonly<Record<Kind, { readonly state: BadgeState; readonly icon: typeof Plus }>> = {
  created: { state: 'approved', icon: Plus },
  moved: { state: 'returned', icon: Move },
  renamed: { state: 'info', icon: Pencil },
  retyped: { state: 'info', icon: Pencil },
  changed: { state: 'info', icon: Pencil },
  figures: { state: 'draft', icon: Pencil },
  closed: { state: 'rejected', icon: Minus },
};

const Marks = ({ kinds }: { kinds: readonly Kind[] }) => (
  <span className={styles.marks}>
    {(kinds.length === 0 ? (['figures'] as const) : kinds).map((kind) => (
      <span key={kind} data-state={looks[kind].state} data-kind={kind} className={styles.mark}>
        <Icon of={looks[kind].icon} size="xs" />
        {messages.marks[kind]}
      </span>
    ))}
  </span>
);

/** The name now; the former one, or that of what is no more, struck through. */
const Name = ({ before, after }: Pair<string | null>) => (
  <span className={styles.name}>
    {before !== null && before !== after ? (
      <del className={styles.gone}>
        <bdi>{before}</bdi>
      </del>
    ) : null}
    {after === null ? null : <bdi>{after}</bdi>}
  </span>
);

/** The place now, and where from. */
const Place = ({ before, after }: Pair<string | null>) => (before === null || before === after ? <bdi>{after ?? messages.noOne}</bdi> : <Name before={before} after={after} />);

const signed = (difference: bigint | number, format: (value: bigint) => string): string => `${difference > 0 ? '+' : ''}${format(BigInt(difference))}`;
const money = (value: bigint): string => formatMoney(value);
const plain = (value: bigint): string => formatNumber(value);

/** Before, after and what lies between; one number where nothing does. */
function Change({ before, after, format = plain }: Pair<bigint | number> & { format?: (value: bigint) => string }) {
  if (before === after) return <Ltr>{format(BigInt(after))}</Ltr>;
  const difference = BigInt(after) - BigInt(before);
  return (
    <span className={styles.figures}>
      <Ltr>{format(BigInt(after))}</Ltr>
      <span className={styles.difference}>
        <Ltr>{signed(difference, format)}</Ltr>
      </span>
    </span>
  );
}

const wageLabel = (): string => `${messages.wage} (${moneyUnitName()})`;

const unitColumns = (seesPay: boolean): GridColumn<UnitRow>[] => [
  { id: 'name', label: messages.ofUnit, grows: true, render: ({ name }) => <Name {...name} /> },
  { id: 'mark', label: messages.mark, render: ({ kinds }) => <Marks kinds={kinds} /> },
  { id: 'parent', label: messages.parent, grows: true, render: ({ parent }) => <Place {...parent} /> },
  { id: 'seats', label: messages.seats, align: 'count', render: ({ seats }) => <Change {...seats} /> },
  { id: 'heads', label: messages.heads, align: 'count', render: ({ heads }) => <Change {...heads} /> },
  ...(seesPay
    ? [
        {
          id: 'wage',
          label: wageLabel(),
          align: 'amount' as const,
          render: ({ wage }: UnitRow): ReactNode => (wage === undefined ? null : <Change before={BigInt(wage.before)} after={BigInt(wage.after)} format={money} />),
        },
      ]
    : []),
];

const postColumns: GridColumn<PostRow>[] = [
  { id: 'name', label: messages.post, grows: true, render: ({ name }) => <Name {...name} /> },
  { id: 'mark', label: messages.mark, render: ({ kinds }) => <Marks kinds={kinds} /> },
  { id: 'unit', label: messages.ofUnit, grows: true, render: ({ unit }) => <Place {...unit} /> },
  { id: 'seats', label: messages.seats, align: 'count', render: ({ seats }) => <Change before={seats.before ?? 0} after={seats.after ?? 0} /> },
];

const peopleColumns: GridColumn<PersonRow>[] = [
  { id: 'person', label: messages.person, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'before', label: messages.before, grows: true, render: ({ post }) => <bdi>{post.before ?? messages.noOne}</bdi> },
  { id: 'after', label: messages.after, grows: true, render: ({ post }) => <bdi>{post.after ?? messages.marks.ended}</bdi> },
];

/** The structure of the effective date before and after the draft, side by side. */
export function DraftComparison({ draft }: { draft: Draft }) {
  const { data, error, refetch, isFetching } = useCall(compareDraft, { params: { draftId: draft.draftId }, keepPrevious: true });
  return (
    <div className={styles.half}>
      <Card title={messages.comparison} caption={messages.comparisonOn({ date: formatLongDate(draft.effectiveDate) })}>
        {error ? (
          <ErrorState title={messages.failed} headingLevel={3} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.messages}
          </ErrorState>
        ) : data === undefined ? (
          <Skeleton kind="blocks" count={2} />
        ) : (
          <Sides data={data} />
        )}
      </Card>
    </div>
  );
}

const parts = ['units', 'posts', 'people'] as const;
const titles = { units: messages.comparedUnits, posts: messages.comparedPosts, people: messages.comparedPeople };

function Sides({ data }: { data: Compared }) {
  // not in the address: the form beside it may hold something unsaved, which a navigation asks about
  const [tab, select] = useState<string>();
  const seesPay = data.totals.before.wage !== undefined;
  const columns = useMemo(() => unitColumns(seesPay), [seesPay]);
  const selected = parts.find((one) => one === tab) ?? parts.find((one) => data[one].length > 0) ?? 'units';
  const unseated = data.people.filter(({ isUnseated }) => isUnseated).length;
  const empty = <EmptyState title={messages.noDifference} headingLevel={3} />;
  return (
    <div className={styles.sides}>
      {data.unfit > 0 ? (
        <Alert type="error" isLive={false}>
          {messages.unfit({ count: formatNumber(data.unfit) })}
        </Alert>
      ) : null}
      {unseated > 0 ? (
        <Alert type="warning" isLive={false}>
          {messages.unseated({ count: formatNumber(unseated) })}
        </Alert>
      ) : null}
      <Totals totals={data.totals} />
      <Tabs label={messages.comparison} tabs={parts.map((id) => ({ id, label: titles[id], count: data[id].length }))} selected={selected} onSelect={select}>
        {selected === 'units' ? <DataGrid label={titles.units} columns={columns} rows={data.units} rowKey={({ unitId }) => unitId} hasCards empty={empty} /> : null}
        {selected === 'posts' ? <DataGrid label={titles.posts} columns={postColumns} rows={data.posts} rowKey={(row) => row.emplPositionId} hasCards empty={empty} /> : null}
        {selected === 'people' ? <DataGrid label={titles.people} columns={peopleColumns} rows={data.people} rowKey={(row) => row.holdingId} hasCards empty={empty} /> : null}
      </Tabs>
    </div>
  );
}

interface Total {
  readonly label: string;
  readonly before: bigint;
  readonly after: bigint;
  readonly format: (value: bigint) => string;
}

const totalColumns: GridColumn<Total>[] = [
  { id: 'figure', label: messages.figure, grows: true, render: ({ label }) => label },
  { id: 'before', label: messages.before, align: 'amount', render: ({ before, format }) => <Ltr>{format(before)}</Ltr> },
  { id: 'after', label: messages.after, align: 'amount', render: ({ after, format }) => <Ltr>{format(after)}</Ltr> },
  { id: 'difference', label: messages.difference, align: 'amount', render: ({ before, after, format }) => <Ltr>{signed(after - before, format)}</Ltr> },
];

function Totals({ totals: { before, after } }: Pick<Compared, 'totals'>) {
  const count = (label: string, read: (one: Compared['totals']['before']) => number): Total => ({ label, before: BigInt(read(before)), after: BigInt(read(after)), format: plain });
  const rows = [
    count(messages.unitCount, ({ units }) => units),
    count(messages.postCount, ({ posts }) => posts),
    count(messages.seats, ({ seats }) => seats),
    count(messages.heads, ({ heads }) => heads),
    ...(before.wage === undefined || after.wage === undefined ? [] : [{ label: wageLabel(), before: BigInt(before.wage), after: BigInt(after.wage), format: money }]),
  ];
  return <DataGrid label={messages.totals} hasCards columns={totalColumns} rows={rows} rowKey={({ label }) => label} />;
}
