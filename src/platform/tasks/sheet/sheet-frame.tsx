import { type ReactNode, useState } from 'react';
import { CountBadge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx/cx.ts';
import { useIsBelow } from '#ui/narrow/use-is-narrow.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { CaseDetail } from '../cases.contract.ts';
import messages from '../tasks-page.messages.fa.ts';
import styles from './sheet-frame.module.css';

/** From this width on steps and discussion stand beside the task; below they are tabs of it. */
const BESIDE = 1200;

export const useIsCompact = (): boolean => useIsBelow(BESIDE);

/** Below this width list and task follow each other, as pages do. */
const TOGETHER = 900;

export const useIsSingle = (): boolean => useIsBelow(TOGETHER);

export interface SheetFrameProps extends Pick<CaseDetail, 'stages' | 'discussion'> {
  head: ReactNode;
  /** What the sheet is for. */
  children: ReactNode;
  /** Stays at the lower edge. */
  foot?: ReactNode;
  stageParts: ReactNode;
  /** How far the case has come. */
  place?: string | undefined;
  talk: ReactNode;
  history: ReactNode;
  diagram: ReactNode;
  /** A page of its own: history and diagram stand below. In a pane of a page they are opened from the head. */
  isPage: boolean;
  /** Name of the first tab. */
  label: string;
}

/** A task or a case with everything about it: three columns of a wide page, tabs of a narrow one. */
export function SheetFrame(props: SheetFrameProps) {
  return useIsCompact() ? <Compact {...props} /> : <Wide {...props} />;
}

function Wide({ head, children, foot, stageParts, place, talk, history, diagram, isPage, discussion }: SheetFrameProps) {
  return (
    <div className={cx(styles.wide, isPage && styles.page)}>
      <div className={styles.middle}>
        <div className={styles.body}>
          {head}
          {children}
          {isPage ? (
            <>
              <Card title={messages.diagram}>{diagram}</Card>
              <Card title={messages.history}>{history}</Card>
            </>
          ) : null}
        </div>
        {foot === undefined || foot === null ? null : <div className={styles.foot}>{foot}</div>}
      </div>
      <aside aria-label={messages.stages} className={styles.aside}>
        <section>
          <div className={styles.asideHead}>
            <h2 className={styles.asideTitle}>{messages.stages}</h2>
            <span className={styles.faint}>{place}</span>
          </div>
          {stageParts}
        </section>
        <section className={styles.talk}>
          <div className={styles.asideHead}>
            <h2 className={styles.asideTitle}>{messages.discussion}</h2>
            <CountBadge count={discussion.length} />
          </div>
          {talk}
        </section>
      </aside>
    </div>
  );
}

type Part = 'form' | 'stages' | 'discussion' | 'history' | 'diagram';

function Compact({ head, children, foot, stageParts, talk, history, diagram, label, stages, discussion }: SheetFrameProps) {
  const [part, show] = useState<Part>('form');
  const contents: Readonly<Record<Part, ReactNode>> = { form: children, stages: stageParts, discussion: talk, history, diagram };
  const counts: Partial<Record<Part, number>> = { stages: stages.length, discussion: discussion.length };
  return (
    <div className={styles.compact}>
      {head}
      <Tabs
        label={messages.parts}
        selected={part}
        onSelect={(id) => show(id as Part)}
        tabs={(Object.keys(contents) as Part[]).map((id) => ({ id, label: id === 'form' ? label : messages.part[id], count: counts[id] }))}
      >
        {part === 'form' ? <div className={styles.stack}>{children}</div> : <Card>{contents[part]}</Card>}
      </Tabs>
      {foot === undefined || foot === null ? null : <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
