import type { ReactNode } from 'react';
import { formatCode } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';
import type { InstanceRow } from '../tasks-shapes.rules.ts';
import { useIsSingle } from './sheet-frame.tsx';

export interface SheetHeadProps {
  of: Pick<InstanceRow, 'processName' | 'trackingCode'>;
  title: string;
  /** A page of its own. */
  isPage: boolean;
  /** The way back; shown where the sheet has the page for itself. */
  back: ReactNode;
  /** What else is to be said, below the title. */
  children: ReactNode;
  acts: ReactNode;
}

/** What a task or a case is called, which process it belongs to, and what may be done with it. */
export function SheetHead({ of: { processName, trackingCode }, title, isPage, back, children, acts }: SheetHeadProps) {
  const isAlone = useIsSingle() || isPage;
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <div className={styles.headings}>
        {isAlone ? back : null}
        <p className={styles.faint}>
          {processName}
          {messages.comma}
          {messages.trackingCode} <Ltr>{formatCode(trackingCode)}</Ltr>
        </p>
        <Title className={styles.title}>{title}</Title>
        {children}
      </div>
      <div className={styles.headActs}>{acts}</div>
    </header>
  );
}
