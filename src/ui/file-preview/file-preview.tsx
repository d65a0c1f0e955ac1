import { Download, FileX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { extensionOf, storedNameIn } from '#kernel/file-value/file-value.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StateView } from '#ui/state-view/state-view.tsx';
import messages from './file-preview.messages.fa.ts';
import styles from './file-preview.module.css';

const images = new Set(['jpg', 'png', 'webp', 'gif']);

/** Whether a value 'storedName;displayName' can be shown: by the extension of the stored name, which is that of the content. */
export function isPreviewable(value: string): boolean {
  const extension = extensionOf(storedNameIn(value) ?? '');
  return extension === 'pdf' || images.has(extension);
}

export interface FilePreviewProps {
  /** What the file is called. */
  name: string;
  /** Where it is read. */
  address: string;
  onClose: () => void;
  onDownload: () => void;
}

/** An image or a document in a dialog. Other files are downloaded. */
export function FilePreview({ name, address, onClose, onDownload }: FilePreviewProps) {
  const file = useBytes(address);
  return (
    <Dialog
      isOpen
      isDismissable
      onClose={onClose}
      size="lg"
      title={<bdi>{name}</bdi>}
      footer={
        <>
          <Button onPress={onClose}>{kit.close}</Button>
          <Button icon={Download} onPress={onDownload}>
            {messages.download}
          </Button>
        </>
      }
    >
      <div className={styles.stage} aria-busy={file === 'loading'}>
        <Shown file={file} name={name} />
      </div>
    </Dialog>
  );
}

interface Bytes {
  /** A blob address, as long as the dialog is open. */
  readonly address: string;
  readonly type: string;
}
type Load = Bytes | 'loading' | 'failed';

/** The bytes of an address of ours; only images and PDF become an address that the page opens. */
function useBytes(address: string): Load {
  const [load, setLoad] = useState<Load>('loading');
  useEffect(() => {
    const control = new AbortController();
    let made: string | undefined;
    async function fetchBytes(): Promise<void> {
      const answer = await fetch(address, { credentials: 'same-origin', signal: control.signal });
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !(type === 'application/pdf' || /^image\/(?:jpeg|png|webp|gif)$/.test(type))) throw new Error('nothing to show');
      const bytes = await answer.arrayBuffer();
      if (control.signal.aborted) return;
      made = URL.createObjectURL(new Blob([bytes], { type }));
      setLoad({ address: made, type });
    }
    fetchBytes().catch(() => {
      if (!control.signal.aborted) setLoad('failed');
    });
    return () => {
      control.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
      setLoad('loading');
    };
  }, [address]);
  return load;
}

function Shown({ file, name }: { file: Load; name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (file === 'failed' || isBroken)
    return (
      <StateView icon={FileX} title={messages.failedTitle} isFailure headingLevel={3}>
        {messages.failedText}
      </StateView>
    );
  if (file === 'loading') return <Skeleton />;
  if (file.type !== 'application/pdf') return <img className={styles.picture} src={file.address} alt={messages.shown(name)} onError={() => setBroken(true)} />;
  // the viewer of the browser; phones have none
  if (!navigator.pdfViewerEnabled) return <p className={styles.text}>{messages.noViewer}</p>;
  return <iframe className={styles.page} src={file.address} title={messages.shown(name)} />;
}
