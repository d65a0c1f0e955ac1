import { Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { StateView } from '#ui/state-view/state-view.tsx';
import messages from './shell.messages.fa.ts';
import styles from './shell.module.css';

/** The only page while config.json says maintenance (spec section 1); the poll of the configuration ends it. */
export function Maintenance() {
  useEffect(() => {
    document.title = messages.pageTitle(messages.maintenanceTitle);
  }, []);
  return (
    <main className={styles.whole}>
      <StateView icon={Wrench} headingLevel={1} title={messages.maintenanceTitle}>
        {messages.maintenanceText}
      </StateView>
    </main>
  );
}
