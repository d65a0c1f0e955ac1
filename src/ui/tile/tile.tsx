import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { CountBadge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx/cx.ts';
import type { Read } from '#ui/read/read.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './tile.module.css';

export interface TileProps {
  title: string;
  /** How many there are, where fewer are shown. */
  count?: number | undefined;
  /** The whole of it: an address with its search, and what the way is called. */
  all?: { readonly href: string; readonly label: string } | undefined;
  children: ReactNode;
}

/** A part of the first page. */
export const Tile = ({ title, count, all, children }: TileProps) => (
  <Card
    title={
      <span className={styles.title}>
        {title}
        {count === undefined ? null : <CountBadge count={count} />}
      </span>
    }
    actions={
      all === undefined ? undefined : (
        <Link href={all.href} className={cx(styles.all)}>
          {all.label}
        </Link>
      )
    }
  >
    {children}
  </Card>
);

export interface TileReadProps<D> {
  of: Read<D>;
  /** What stands there when the read failed. */
  failed: string;
  children: (data: D) => ReactNode;
}

/** What a tile reads: bones until it comes, and a way to ask again. */
export function TileRead<D>({ of: read, failed, children }: TileReadProps<D>) {
  if (read.error) return <ReadError of={read} title={failed} headingLevel={3} />;
  return read.data === undefined ? <Skeleton count={3} /> : children(read.data);
}

/** Rows of a tile, or the sentence that there is none. */
export function TileRows({ label, none, children }: { label: string; none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul aria-label={label} className={styles.rows}>
      {children}
    </ul>
  );
}

export interface TileRowProps {
  /** Where it is dealt with; without it the row says only what is. */
  href?: string | undefined;
  title: ReactNode;
  note?: ReactNode;
  /** Beside both: when, how many, how urgent. */
  mark?: ReactNode;
}

/** One row of `TileRows`: what it is, a quiet line below, and a mark beside them. */
export const TileRow = ({ href, title, note, mark }: TileRowProps) => (
  <li className={styles.row}>
    <span className={styles.words}>
      {href === undefined ? (
        <span>{title}</span>
      ) : (
        <Link href={href} className={cx(styles.link)}>
          {title}
        </Link>
      )}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </span>
    {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
  </li>
);
