import { ChevronDown, ChevronUp, EllipsisVertical, Minus, Move, Pencil, Plus, Tag } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import type { Difference } from '../chart-compare.rules.ts';
import messages from '../chart-page.messages.fa.ts';
import { type PostRow, ROW_HEIGHT, rowCount, rowsOnCard } from '../chart-posts.rules.ts';
import type { ChartNode } from '../chart-tree.rules.ts';
import styles from './chart-card.module.css';
import { CARD_WIDTH } from './chart-layout.rules.ts';

export const layers = ['unit', 'leader', 'posts'] as const;
export type Layer = (typeof layers)[number];

/** Look 11: what a comparison looks like. */
export const looks: Readonly<Record<Difference, { state: BadgeState; icon: typeof Plus }>> = {
  created: { state: 'approved', icon: Plus },
  moved: { state: 'returned', icon: Move },
  renamed: { state: 'running', icon: Pencil },
  retyped: { state: 'pending', icon: Tag },
  closed: { state: 'rejected', icon: Minus },
};

/** Level and degree of a unit in one line; empty where it has neither. */
export const typeOf = (unit: Pick<CardProps['node']['unit'], 'levelEnumId' | 'degreeTitle'> | undefined, levelNames: ReadonlyMap<string, string>): string =>
  [levelNames.get(unit?.levelEnumId ?? ''), unit?.degreeTitle].filter(Boolean).join(' \u00b7 ');

export const Mark = ({ of: kind }: { of: Difference }) => (
  <Badge state={looks[kind].state} icon={looks[kind].icon}>
    {messages.kinds[kind]}
  </Badge>
);

/** What all cards show alike. */
export interface CardLook {
  layer: Layer;
  levelNames: ReadonlyMap<string, string>;
  marks: ReadonlyMap<string, readonly Difference[]>;
  /** What is sought and found. */
  found: ReadonlySet<string>;
}

export interface CardProps extends CardLook {
  node: ChartNode;
  x: number;
  y: number;
  height: number;
  /** Undefined: nothing is below it. */
  isOpen: boolean | undefined;
  isCurrent: boolean;
  /** While a card is carried: the card itself, or where it would be put. */
  hand?: 'carried' | 'target' | 'refused' | undefined;
  rows: readonly PostRow[] | undefined;
  /** Absent on paper. */
  onToggle?: (id: string) => void;
  onOpen?: (id: string, anchor: HTMLElement) => void;
  onMenu?: (id: string, anchor: HTMLElement) => void;
  onFocus?: (id: string) => void;
}

/** Two quick presses of a button are no double click on its card. */
const stay = (event: MouseEvent): void => event.stopPropagation();

/** One unit on the sheet. Its buttons are for the pointer alone: the keyboard has Space and Enter, and they stay out of the card's name. */
export const Card = memo(function Card(props: CardProps) {
  const { node, x, y, height, layer, marks, found, isOpen, isCurrent, hand, rows, onToggle, onOpen, onMenu, onFocus } = props;
  const { id, unit, totals } = node;
  const kinds = marks.get(id) ?? [];
  const below = formatNumber(node.children.length);
  return (
    <div
      role="treeitem"
      data-unit={id}
      aria-level={node.level}
      aria-posinset={node.place}
      aria-setsize={node.siblings}
      aria-expanded={isOpen}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      dir="rtl"
      className={cx(styles.card, ...kinds.map((kind) => styles[kind]), found.has(id) && styles.found, hand !== undefined && styles[hand])}
      style={{ left: x, top: y, width: CARD_WIDTH, height }}
      onFocus={() => onFocus?.(id)}
      onDoubleClick={({ currentTarget }) => onOpen?.(id, currentTarget)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu?.(id, event.currentTarget);
      }}
    >
      <p className={styles.name}>{unit.organizationName}</p>
      <Head {...props} kinds={kinds} />
      <div className={styles.line}>
        <Who node={node} layer={layer} />
        <span className={styles.counts}>
          <span className={unseen.unseen}>{messages.holders}</span>
          <Ltr>{formatNumber(totals.holders)}</Ltr> <span className={styles.faint}>{messages.of}</span> <Ltr>{formatNumber(totals.seats)}</Ltr>
        </span>
      </div>
      {layer === 'posts' ? <Posts node={node} rows={rows} /> : null}
      {isOpen === undefined || onToggle === undefined ? null : (
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          title={isOpen ? messages.close : messages.open({ count: below })}
          className={cx(styles.more, isOpen && styles.isOpen)}
          onClick={() => onToggle(id)}
          onDoubleClick={stay}
        >
          {isOpen ? null : messages.units({ count: below })}
          <Icon of={isOpen ? ChevronUp : ChevronDown} size="xs" />
        </button>
      )}
      {onMenu === undefined ? null : (
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          title={messages.menu({ name: unit.organizationName })}
          className={styles.menu}
          onDoubleClick={stay}
          // the card gets the focus back, which the keyboard knows
          onClick={({ currentTarget }) => onMenu(id, currentTarget.parentElement ?? currentTarget)}
        >
          <Icon of={EllipsisVertical} size="xs" />
        </button>
      )}
    </div>
  );
});

function Head({ node: { unit, totals }, levelNames, kinds }: CardProps & { kinds: readonly Difference[] }) {
  return (
    <div className={styles.line}>
      <span className={styles.level}>{typeOf(unit, levelNames)}</span>
      {kinds.length > 0 ? (
        <span className={styles.marks}>
          {kinds.map((kind) => (
            <Mark key={kind} of={kind} />
          ))}
        </span>
      ) : totals.vacancies > 0 ? (
        <span className={styles.vacancies}>
          <Badge state="pending" isPlain>
            {messages.vacancies({ count: formatNumber(totals.vacancies) })}
          </Badge>
        </span>
      ) : null}
    </div>
  );
}

function Who({ node: { unit, totals }, layer }: Pick<CardProps, 'node' | 'layer'>) {
  if (layer !== 'leader') return <span className={styles.who}>{totals.units > 1 ? messages.units({ count: formatNumber(totals.units - 1) }) : ''}</span>;
  if (unit.managerName === null) return <span className={cx(styles.who, styles.faint)}>{messages.noLeader}</span>;
  return (
    <span className={styles.who} title={unit.managerTitle ?? undefined}>
      <Avatar name={unit.managerName} partyId={unit.managerPartyId ?? undefined} photoUrl={photoUrl(unit.faceImage)} size="sm" />
      <span className={styles.text}>{unit.managerName}</span>
    </span>
  );
}

function Posts({ node: { unit }, rows }: Pick<CardProps, 'node' | 'rows'>) {
  const room = rowCount(unit);
  if (room === 0) return null;
  const { shown, rest } = rowsOnCard(unit, rows ?? []);
  return (
    <ul className={styles.posts} style={{ height: room * ROW_HEIGHT }} aria-busy={rows === undefined}>
      {shown.map(({ key, post, holder, depth }) => (
        <li key={key} className={styles.post} style={{ height: ROW_HEIGHT, paddingInlineStart: Math.min(depth, 3) * 10 }}>
          {holder === undefined ? <span className={styles.empty} /> : <Avatar name={holder.fullName} partyId={holder.partyId} photoUrl={photoUrl(holder.faceImage)} size="sm" />}
          <span className={styles.texts}>
            <span className={styles.text}>{post.description}</span>
            {holder === undefined ? (
              <span className={cx(styles.text, styles.vacant)}>{messages.vacant}</span>
            ) : (
              <span className={cx(styles.text, styles.faint)}>{holder.fullName}</span>
            )}
          </span>
        </li>
      ))}
      {rows !== undefined && rest > 0 ? <li className={cx(styles.post, styles.faint)}>{messages.morePosts({ count: formatNumber(rest) })}</li> : null}
    </ul>
  );
}
