import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './text.module.css';

export interface TextProps {
  children: ReactNode;
  /** A paragraph, words within a line, or words that stand out; within a line when absent. */
  as?: 'p' | 'span' | 'b';
  /** Size of labels or of small print; that of the surroundings when absent. */
  size?: 'label' | 'caption' | undefined;
  /** Colour; that of the surroundings when absent. */
  tone?: 'muted' | 'faint' | 'danger' | 'warning' | undefined;
  weight?: 'semibold' | undefined;
}

/** Words in a size, colour and weight of the theme. */
export function Text({ children, as: Tag = 'span', size, tone, weight }: TextProps) {
  return <Tag className={cx(size && styles[size], tone && styles[tone], weight && styles[weight]) || undefined}>{children}</Tag>;
}

/** Title of a part of a page that stands on no card. */
export const Heading = ({ children }: { children: ReactNode }) => <h2 className={styles.heading}>{children}</h2>;

/** Small print: when, by whom, to whom. */
export const Meta = ({ children, as }: Pick<TextProps, 'children' | 'as'>) => (
  <Text {...(as === undefined ? {} : { as })} size="caption" tone="faint">
    {children}
  </Text>
);
