import { X } from 'lucide-react';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './palette.module.css';

/** Shows the key that closes, where there is a keyboard; on phones a cross. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose} className={styles.close}>
      <span className={unseen.unseen}>{kit.close}</span> <kbd className={styles.escape}>Esc</kbd>
      <span className={styles.cross}>
        <Icon of={X} />
      </span>
    </button>
  );
}
