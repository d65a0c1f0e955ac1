import { appVersion } from '#ui/client/version.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import nav from './nav.messages.fa.ts';
import styles from './nav-version.module.css';

/** Foot of the menu (spec section 2.4): version of the package. */
export function NavVersion() {
  return (
    <p className={styles.version}>
      {nav.version} <Ltr>{appVersion}</Ltr>
    </p>
  );
}
