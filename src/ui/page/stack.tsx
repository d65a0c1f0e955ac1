import type { ReactNode } from 'react';
import styles from './stack.module.css';

/** Parts of a page or of a tab below each other, as far apart as the parts of a page are. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
