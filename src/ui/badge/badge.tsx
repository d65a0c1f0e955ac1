import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import styles from './badge.module.css';

/** Meaning, not colour; look 11 maps the domain's ids to these. */
export type BadgeState = 'draft' | 'pending' | 'running' | 'info' | 'returned' | 'approved' | 'active' | 'done' | 'rejected' | 'failed' | 'overdue';

export interface BadgeProps {
  state: BadgeState;
  children: ReactNode;
  /** Without an icon a dot stands before the word. */
  icon?: LucideIcon | undefined;
  iconMirrored?: boolean;
  /** Dot and plain text, for dense columns. */
  isPlain?: boolean;
}

export function Badge({ state, children, icon, iconMirrored = false, isPlain = false }: BadgeProps) {
  const Glyph = iconMirrored ? DirIcon : Icon;
  return (
    <span data-state={state} className={cx(styles.badge, icon === undefined && styles.dot, isPlain && styles.plain)}>
      {icon === undefined ? null : <Glyph of={icon} size="xs" />}
      {children}
    </span>
  );
}

export interface CountBadgeProps {
  count: number;
  /** quiet on tabs, accent in the menu, alarm on the bell. */
  tone?: 'quiet' | 'accent' | 'alarm';
  /** Above it the count reads "99+" in Persian digits. */
  max?: number;
}

/** A counter; nothing at zero. */
export function CountBadge({ count, tone = 'quiet', max = 99 }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={cx(styles.count, tone === 'accent' && styles.accent, tone === 'alarm' && styles.alarm)}>{count > max ? `${formatNumber(max)}+` : formatNumber(count)}</span>
  );
}
