import { type ReactNode, useId } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Faint text beside the title: the unit of a table, a date. */
  caption?: ReactNode;
  actions?: ReactNode;
  /** No padding: a table or list that reaches the edges. */
  isFlush?: boolean;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/** White sheet with a hairline. Sections inside use headings and hairlines, not cards in cards. */
export function Card({ children, title, caption, actions, isFlush = false, headingLevel = 2, className }: CardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section className={cx(styles.card, isFlush && styles.flush, className)} {...(title === undefined ? {} : { 'aria-labelledby': titleId })}>
      {hasHead ? (
        <div className={styles.head}>
          {title === undefined ? null : (
            <Title id={titleId} className={styles.title}>
              {title}
            </Title>
          )}
          {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      ) : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
