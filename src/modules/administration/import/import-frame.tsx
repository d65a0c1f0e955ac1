import type { ReactNode } from 'react';
import kinds from '#platform/import-export/import-export.messages.fa.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import styles from './import.module.css';
import messages from './import-page.messages.fa.ts';

export interface ImportFrameProps {
  /** What is imported, once it is chosen. */
  kind?: string | undefined;
  /** Index of the step; the number of steps when all is done. */
  step: number;
  children: ReactNode;
  /** The bar at the foot of the page: cancel and the one filled button. */
  bar?: ReactNode;
}

/** Title, steps, content and the bar of every view of an import. */
export function ImportFrame({ kind, step, children, bar }: ImportFrameProps) {
  const title = kind === undefined ? undefined : kinds.kinds[kind];
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <PageHeader
          title={title === undefined ? messages.title : messages.titleOf(title)}
          actions={<Stepper label={messages.stepsLabel} steps={messages.steps} current={step} />}
        />
        {children}
      </div>
      {bar === undefined ? null : <div className={styles.bar}>{bar}</div>}
    </div>
  );
}
