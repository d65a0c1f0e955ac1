import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import { places } from './places.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** rows of a list with avatars, lines of text, or blocks of cards: the final geometry. */
  kind?: 'rows' | 'text' | 'blocks';
  count?: number;
}

/** Grey bones that show after 150 ms, so that fast answers do not flicker. */
export function Skeleton({ kind = 'text', count = 4 }: SkeletonProps) {
  return (
    <div role="status" data-loading="" className={cx(styles.skeleton, kind !== 'rows' && styles.text)}>
      <span className={unseen.unseen}>{kit.loading}</span>
      {places(count).map((place) => (
        <Bone key={place} kind={kind} />
      ))}
    </div>
  );
}

function Bone({ kind }: { kind: 'rows' | 'text' | 'blocks' }) {
  if (kind === 'blocks') return <div className={styles.block} />;
  if (kind === 'text') return <div className={styles.bone} />;
  return (
    <div className={styles.row}>
      <span className={styles.circle} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </div>
  );
}
