import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useCloseOnLeave } from '#web/layout/use-close-on-leave.ts';
import { NotesTab } from './notes-tab.tsx';
import messages from './quick-panel.messages.fa.ts';
import styles from './quick-panel.module.css';
import { TodayTab } from './today-tab.tsx';

const tabs = [
  { id: 'today', label: messages.today },
  { id: 'notes', label: messages.notes },
];

/** Today and own notes, 380 px from the end of the line. Remembers the tab; closes when the page behind it changes. */
export function QuickPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [tab, setTab] = useState('today');
  useCloseOnLeave(onClose);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => (open ? undefined : onClose())} isDismissable className={cx(styles.overlay)}>
      <Modal className={cx(styles.modal)}>
        <Dialog className={cx(styles.dialog)}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={cx(styles.title)}>
              {messages.title}
            </Heading>
            <IconButton label={messages.close} icon={X} onPress={onClose} />
          </div>
          <div className={styles.body}>
            <Tabs label={messages.sections} tabs={tabs} selected={tab} onSelect={setTab}>
              {tab === 'today' ? <TodayTab /> : <NotesTab />}
            </Tabs>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
