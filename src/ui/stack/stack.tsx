import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './stack.module.css';

/** A step of the scale of spaces, `--s-1` to `--s-6`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6;

const spaceOf = (gap: Gap): string => `var(--s-${gap})`;
const spaced = (gap: string): CSSProperties => ({ '--gap': gap }) as CSSProperties;

export interface StackProps {
  children: ReactNode;
  /** The space between two children; that between parts of one page when absent. */
  gap?: Gap;
  ref?: Ref<HTMLDivElement>;
}

/** Children one below the other, each as wide as the stack. */
export function Stack({ children, gap = 4, ref }: StackProps) {
  return (
    <div ref={ref} className={styles.stack} style={spaced(spaceOf(gap))}>
      {children}
    </div>
  );
}

export interface RowProps {
  children: ReactNode;
  /** The space between two lines and, unless `across` says another, between two children of a line. */
  gap?: Gap;
  across?: Gap;
}

/** Children side by side on one middle line, wrapping where there is no room. */
export function Row({ children, gap = 2, across = gap }: RowProps) {
  return (
    <div className={styles.row} style={spaced(`${spaceOf(gap)} ${spaceOf(across)}`)}>
      {children}
    </div>
  );
}
