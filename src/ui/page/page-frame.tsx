import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './page.module.css';

export interface PageFrameProps {
  /** How wide it grows: with the window, as a form, or as running text (look.md 3 and 4). */
  width?: 'full' | 'form' | 'reading';
  children: ReactNode;
}

/** The space a screen stands in, where what it shows has a header of its own. */
export const PageFrame = ({ width = 'full', children }: PageFrameProps) => <div className={cx(styles.page, width !== 'full' && styles[width])}>{children}</div>;
