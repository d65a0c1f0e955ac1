import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A badge beside the title, inside its line. */
  badge?: ReactNode;
  /** One quiet sentence under the title. */
  lead?: ReactNode;
  /** Breadcrumb above the title. */
  crumbs?: ReactNode;
  /** At the far end; at most one is filled. */
  actions?: ReactNode;
}

/** The page's only h1. */
export function PageHeader({ title, badge, lead, crumbs, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs}
      <div className={styles.row}>
        <div className={styles.texts}>
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {badge}
          </div>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
