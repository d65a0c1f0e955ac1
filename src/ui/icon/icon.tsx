import type { LucideIcon } from 'lucide-react';
import { cx } from '#ui/cx/cx.ts';
import styles from './icon.module.css';

export type IconSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface IconProps {
  of: LucideIcon;
  /** xs 14, sm 16 (fields, small buttons), md 18, lg 20, xl 32. */
  size?: IconSize;
  className?: string | undefined;
}

/** A decorative icon: the name belongs to the button or the text beside it. */
export function Icon({ of: Glyph, size = 'md', className }: IconProps) {
  return <Glyph aria-hidden="true" focusable="false" strokeWidth={size === 'xl' ? 1.4 : 1.75} className={cx(styles.icon, styles[size], className)} />;
}

/** An icon with a direction (back, next, undo, send, log out, lists): mirrored in right-to-left. Look 5 has the list. */
export function DirIcon({ className, ...rest }: IconProps) {
  return <Icon {...rest} className={cx(styles.mirrored, className)} />;
}
