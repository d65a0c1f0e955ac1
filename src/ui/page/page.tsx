import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import { PageHeader, type PageHeaderProps } from '#ui/page-header/page-header.tsx';
import styles from './page.module.css';

export interface PageProps extends PageHeaderProps {
  /** How wide it grows: with the window, as a form, or as running text (look.md 3 and 4). */
  width?: 'full' | 'form' | 'reading';
  children: ReactNode;
}

/** A screen: its title and what stands below it. */
export function Page({ width = 'full', children, ...header }: PageProps) {
  return (
    <div className={cx(styles.page, width !== 'full' && styles[width])}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
