import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import messages from './second-factor.messages.fa.ts';
import styles from './second-factor.module.css';

/** So that a reader hears them next, and no key closes what is shown once. */
const focusOn = (list: HTMLUListElement | null): void => list?.focus();

/** The ten codes, this one time. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <Alert type="warning">{messages.keepCodes}</Alert>
      <ul ref={focusOn} tabIndex={-1} aria-label={messages.codesLabel} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} label={messages.copyCodes} />
        <Button variant="filled" onPress={onKept}>
          {messages.codesKept}
        </Button>
      </div>
    </>
  );
}
