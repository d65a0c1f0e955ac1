import { formatLong, todayIn } from '#kernel/jalali/jalali.ts';
import { appVersion } from '#ui/client/version.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from '#web/shell/shell.messages.fa.ts';
import styles from './footer.module.css';

/** Version of the package and today in Tehran. */
export function Footer() {
  return (
    <footer data-region="footer" data-theme="default" className={styles.footer}>
      <span>
        {messages.productVersion} <Ltr>{appVersion}</Ltr>
      </span>
      <span>{formatLong(todayIn('Asia/Tehran', Date.now()))}</span>
    </footer>
  );
}
