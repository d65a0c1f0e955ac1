import { Image as ImageIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { saveBlob } from '#ui/client/download.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './chart.module.css';
import type { CardLook } from './chart-card.tsx';
import type { Layout } from './chart-layout.rules.ts';
import messages from './chart-page.messages.fa.ts';
import { drawChart } from './chart-picture.ui.ts';
import { ChartSheets } from './chart-sheets.tsx';
import type { ChartNode } from './chart-tree.rules.ts';
import type { ChartPosts, RowsByUnit } from './use-chart-posts.ui.ts';

export interface ChartExportProps {
  look: CardLook;
  layout: Layout<ChartNode>;
  isOpen: (id: string) => boolean;
  posts: ChartPosts;
  onClose: () => void;
}

/** What is open, as a picture or on paper (guide organisation 5.6: name of the file, PNG or PDF). */
export function ChartExport({ look, layout, isOpen, posts, onClose }: ChartExportProps) {
  const [name, setName] = useState<string>(messages.title);
  const [pending, setPending] = useState<'png' | 'print'>();
  const [paper, setPaper] = useState<RowsByUnit>();

  async function act(kind: 'png' | 'print'): Promise<void> {
    setPending(kind);
    try {
      const rows = look.layer === 'posts' ? await posts.want([...layout.boxes.keys()]) : posts.rows;
      if (kind === 'print') return printed(rows);
      saveBlob(await drawChart({ look, layout, isOpen, rows }), `${name.trim() || messages.title}.png`);
      onClose();
    } catch {
      showAlert({ type: 'error', message: messages.tooLarge });
      setPending(undefined);
    }
  }
  /** Browsers offer the title of the page as the name of a PDF. */
  function printed(rows: RowsByUnit): void {
    const { title } = document;
    const end = (): void => {
      document.title = title;
      onClose();
    };
    // some browsers go on while the person is asked
    window.addEventListener('afterprint', end, { once: true });
    flushSync(() => setPaper(rows));
    document.title = name.trim() || messages.title;
    window.print();
  }
  if (paper !== undefined) return createPortal(<ChartSheets look={look} layout={layout} rows={paper} />, document.body);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.exportTitle}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button icon={ImageIcon} isPending={pending === 'png'} isDisabled={pending === 'print'} onPress={() => void act('png')}>
            {messages.png}
          </Button>
          <Button variant="filled" icon={Printer} isPending={pending === 'print'} isDisabled={pending === 'png'} onPress={() => void act('print')}>
            {messages.print}
          </Button>
        </>
      }
    >
      <p className={styles.exportLead}>{messages.exportLead}</p>
      <TextField label={messages.fileName} value={name} onChange={setName} maxLength={120} />
    </Dialog>
  );
}
