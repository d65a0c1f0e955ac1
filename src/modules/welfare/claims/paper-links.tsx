import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { fileAddress } from '#platform/files/file-address.ui.ts';
import { buttonClass } from '#ui/button/button.tsx';
import styles from './claims.module.css';

/** The documents of a line, each as a file. */
export const PaperLinks = ({ of }: { of: readonly string[] }) => (
  <span className={styles.papers}>
    {of.map((value) => (
      <a key={value} className={buttonClass('outline', 'sm')} href={fileAddress(value)} download={displayNameIn(value)}>
        <bdi>{displayNameIn(value)}</bdi>
      </a>
    ))}
  </span>
);
