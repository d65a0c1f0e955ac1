import { FileText, Image as ImageIcon, Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { saveBlob } from '#ui/client/download.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../chart.module.css';
import messages from '../chart-page.messages.fa.ts';
import type { ChartNode } from '../chart-tree.rules.ts';
import type { CardLook } from '../drawing/chart-card.tsx';
import { loadFaces } from '../drawing/chart-faces.ui.ts';
import type { Layout } from '../drawing/chart-layout.rules.ts';
import type { ChartPosts, RowsByUnit } from '../use-chart-posts.ui.ts';
import { pdfOf } from './chart-pdf.rules.ts';
import { drawChart, drawSheets } from './chart-picture.ui.ts';
import { ChartSheets } from './chart-sheets.tsx';

export interface ChartExportProps {
  look: CardLook;
  layout: Layout<ChartNode>;
  isOpen: (id: string) => boolean;
  posts: ChartPosts;
  onClose: () => void;
}

type Kind = 'png' | 'pdf' | 'print';
const icons = { png: ImageIcon, pdf: FileText } as const;

/** What is open, as a picture or on paper (guide organisation 5.6: name of the file, PNG or PDF). */
export function ChartExport({ look, layout, isOpen, posts, onClose }: ChartExportProps) {
  const [name, setName] = useState<string>(messages.title);
  const [pending, setPending] = useState<Kind>();
  const [paper, setPaper] = useState<RowsByUnit>();

  async function act(kind: Kind): Promise<void> {
    setPending(kind);
    try {
      const rows = look.layer === 'posts' ? await posts.want([...layout.boxes.keys()]) : posts.rows;
      if (kind === 'print') return printed(rows);
      const picture = { look, layout, isOpen, rows, faces: await loadFaces(look, layout, rows) };
      saveBlob(await (kind === 'png' ? drawChart(picture) : pdfOf(drawSheets(picture))), `${name.trim() || messages.title}.${kind}`);
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
          {(['png', 'pdf'] as const).map((kind) => (
            <Button key={kind} icon={icons[kind]} isPending={pending === kind} isDisabled={pending !== undefined && pending !== kind} onPress={() => void act(kind)}>
              {messages[kind]}
            </Button>
          ))}
          <Button variant="filled" icon={Printer} isPending={pending === 'print'} isDisabled={pending !== undefined && pending !== 'print'} onPress={() => void act('print')}>
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
