import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';

interface MoreDialogProps {
  title: string;
  diagram: ReactNode;
  history: ReactNode;
  onClose: () => void;
}

/** Diagram and history of a case, where the page has no room for them. */
export function MoreDialog({ title, diagram, history, onClose }: MoreDialogProps) {
  return (
    <Dialog isOpen isDismissable size="lg" title={title} onClose={onClose}>
      <div className={styles.more}>
        {diagram}
        <section>
          <h3 className={styles.moreTitle}>{messages.history}</h3>
          {history}
        </section>
      </div>
    </Dialog>
  );
}
