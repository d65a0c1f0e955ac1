import { appVersion } from '#ui/client/version.ts';
import { formatLongDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { useRegion } from '#ui/settings/settings-store.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import styles from './footer.module.css';

/** Version of the package and today in Tehran. */
export function Footer() {
  return (
    <footer {...useRegion('footer')} className={styles.footer}>
      <span>
        {messages.productVersion} <Ltr>{appVersion}</Ltr>
      </span>
      <span>{formatLongDate(today())}</span>
    </footer>
  );
}
