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
import { amountHead, formatLongDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Draft } from '../draft-steps.tsx';
import { type Base, bases, compareDraft } from '../drafts.contract.ts';
import styles from '../drafts.module.css';
import messages from '../drafts-page.messages.fa.ts';
import { DraftFiles } from './draft-files.tsx';

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

/** A unit or post with the place where it stands. */
interface Standing {
  /** Null: not there. */
  readonly name: string | null;
  readonly place: string;
}

/** On the old side what is no more is struck through, on the new one what differs is strong: the eye follows the change. */
function Old({ name, place, isGone }: Standing & { isGone: boolean }) {
  if (name === null) return messages.noOne;
  const Name = isGone ? 'del' : 'span';
  return (
    <span className={styles.name}>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <span className={styles.faint}>
        <bdi>{place}</bdi>
      </span>
    </span>
  );
}

function New({ name, place, old }: Standing & { old: Standing }) {
  if (name === null) return messages.noOne;
  const [Name, Place] = [name === old.name ? 'span' : 'strong', place === old.place ? 'span' : 'strong'] as const;
  return (
    <span className={styles.name}>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <Place className={styles.faint}>
        <bdi>{place}</bdi>
      </Place>
    </span>
  );
}

/** Both sides of a row as two columns. */
const sideBySide = <T,>(base: Base, read: (row: T) => Pair<Standing>): GridColumn<T>[] => [
  {
    id: 'before',
    label: messages.before[base],
    grows: true,
    render: (row) => {
      const { before, after } = read(row);
      return <Old {...before} isGone={after.name === null} />;
    },
  },
  {
    id: 'after',
    label: messages.after,
    grows: true,
    render: (row) => {
      const { before, after } = read(row);
      return <New {...after} old={before} />;
    },
  },
];

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

const under = (name: string | null): string => (name === null ? messages.top : messages.under({ name }));
const inside = (name: string | null): string => messages.inside({ name: name ?? messages.unknownName });

const unitColumns = (base: Base, seesPay: boolean): GridColumn<UnitRow>[] => [
  { id: 'mark', label: messages.mark, render: ({ kinds }) => <Marks kinds={kinds} /> },
  ...sideBySide<UnitRow>(base, ({ name, parent }) => ({ before: { name: name.before, place: under(parent.before) }, after: { name: name.after, place: under(parent.after) } })),
  { id: 'seats', label: messages.seats, align: 'count', render: ({ seats }) => <Change {...seats} /> },
  { id: 'heads', label: messages.heads, align: 'count', render: ({ heads }) => <Change {...heads} /> },
  ...(seesPay
    ? [
        {
          id: 'wage',
          label: amountHead(messages.wage),
          align: 'amount' as const,
          render: ({ wage }: UnitRow): ReactNode => (wage === undefined ? null : <Change before={BigInt(wage.before)} after={BigInt(wage.after)} format={money} />),
        },
      ]
    : []),
];

const postColumns = (base: Base): GridColumn<PostRow>[] => [
  { id: 'mark', label: messages.mark, render: ({ kinds }) => <Marks kinds={kinds} /> },
  ...sideBySide<PostRow>(base, ({ name, unit }) => ({ before: { name: name.before, place: inside(unit.before) }, after: { name: name.after, place: inside(unit.after) } })),
  { id: 'seats', label: messages.seats, align: 'count', render: ({ seats }) => <Change before={seats.before ?? 0} after={seats.after ?? 0} /> },
];

const peopleColumns = (base: Base): GridColumn<PersonRow>[] => [
  { id: 'person', label: messages.person, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'before', label: messages.before[base], grows: true, render: ({ post }) => <bdi>{post.before ?? messages.marks.begun}</bdi> },
  { id: 'after', label: messages.after, grows: true, render: ({ post }) => <bdi>{post.after ?? messages.marks.ended}</bdi> },
];

const baseOptions = bases.map((id) => ({ id, label: messages.bases[id] }));

/** The structure without the draft and with it, side by side: while it is ahead, that of today or of its own day. */
export function DraftComparison({ draft }: { draft: Draft }) {
  const { statusId, effectiveDate } = draft;
  const isAhead = statusId !== 'DrfActivated' && effectiveDate > today();
  const [chosen, choose] = useState<Base>('today');
  const base = isAhead ? chosen : 'effective';
  return (
    <div className={styles.half}>
      <Card title={messages.comparison} caption={messages.comparisonOn[base]({ date: formatLongDate(effectiveDate) })}>
        <div className={styles.sides}>
          <div className={styles.tools}>
            {isAhead ? (
              <SelectField label={messages.base} value={base} options={baseOptions} isClearable={false} onChange={(id) => choose(id === 'today' ? id : 'effective')} />
            ) : null}
            <div className={styles.files}>
              <DraftFiles draft={draft} base={base} />
            </div>
          </div>
          <LoadedSides draft={draft} base={base} />
        </div>
      </Card>
    </div>
  );
}

function LoadedSides({ draft: { draftId }, base }: { draft: Draft; base: Base }) {
  const read = useCall(compareDraft, { params: { draftId }, query: { base }, keepPrevious: true });
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={3} />;
  return read.data === undefined ? <Skeleton kind="blocks" count={2} /> : <Sides data={read.data} base={base} />;
}

const parts = ['units', 'posts', 'people'] as const;
const titles = { units: messages.comparedUnits, posts: messages.comparedPosts, people: messages.comparedPeople };

function Sides({ data, base }: { data: Compared; base: Base }) {
  // not in the address: the form beside it may hold something unsaved, which a navigation asks about
  const [tab, select] = useState<string>();
  const seesPay = data.totals.before.wage !== undefined;
  const columns = useMemo(() => ({ units: unitColumns(base, seesPay), posts: postColumns(base), people: peopleColumns(base) }), [base, seesPay]);
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
      <Totals totals={data.totals} base={base} />
      <Tabs label={messages.comparison} tabs={parts.map((id) => ({ id, label: titles[id], count: data[id].length }))} selected={selected} onSelect={select}>
        {selected === 'units' ? <DataGrid label={titles.units} columns={columns.units} rows={data.units} rowKey={({ unitId }) => unitId} hasCards empty={empty} /> : null}
        {selected === 'posts' ? <DataGrid label={titles.posts} columns={columns.posts} rows={data.posts} rowKey={(row) => row.emplPositionId} hasCards empty={empty} /> : null}
        {selected === 'people' ? <DataGrid label={titles.people} columns={columns.people} rows={data.people} rowKey={(row) => row.holdingId} hasCards empty={empty} /> : null}
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

const totalColumns = (base: Base): GridColumn<Total>[] => [
  { id: 'figure', label: messages.figure, grows: true, render: ({ label }) => label },
  { id: 'before', label: messages.before[base], align: 'amount', render: ({ before, format }) => <Ltr>{format(before)}</Ltr> },
  { id: 'after', label: messages.after, align: 'amount', render: ({ after, format }) => <Ltr>{format(after)}</Ltr> },
  { id: 'difference', label: messages.difference, align: 'amount', render: ({ before, after, format }) => <Ltr>{signed(after - before, format)}</Ltr> },
];

/** On a phone: one line for each figure. */
const TotalLine = ({ label, before, after, format }: Total) => (
  <span className={styles.total}>
    <span>{label}</span>
    {before === after ? (
      <Ltr>{format(after)}</Ltr>
    ) : (
      <span>
        {messages.fromTo({ before: format(before), after: format(after) })}{' '}
        <span className={styles.difference}>
          <Ltr>{signed(after - before, format)}</Ltr>
        </span>
      </span>
    )}
  </span>
);

function Totals({ totals, base }: Pick<Compared, 'totals'> & { base: Base }) {
  return <DataGrid label={messages.totals} hasCards card={(row) => <TotalLine {...row} />} columns={totalColumns(base)} rows={totalRows(totals)} rowKey={({ label }) => label} />;
}

/** What a draft comes to on its own day: units, posts, people and what they cost. */
export function DraftTotals({ draft: { draftId } }: { draft: Draft }) {
  const read = useCall(compareDraft, { params: { draftId }, query: { base: 'effective' }, keepPrevious: true });
  return (
    <Card title={messages.totals}>
      {read.error ? <ReadError of={read} title={messages.failed} headingLevel={3} /> : null}
      {read.data === undefined ? <Skeleton kind="rows" count={5} /> : totalRows(read.data.totals).map((row) => <TotalLine key={row.label} {...row} />)}
    </Card>
  );
}

function totalRows({ before, after }: Compared['totals']): readonly Total[] {
  const count = (label: string, read: (one: Compared['totals']['before']) => number): Total => ({ label, before: BigInt(read(before)), after: BigInt(read(after)), format: plain });
  return [
    count(messages.unitCount, ({ units }) => units),
    count(messages.postCount, ({ posts }) => posts),
    count(messages.seats, ({ seats }) => seats),
    count(messages.heads, ({ heads }) => heads),
    ...(before.wage === undefined || after.wage === undefined ? [] : [{ label: amountHead(messages.wage), before: BigInt(before.wage), after: BigInt(after.wage), format: money }]),
  ];
}
