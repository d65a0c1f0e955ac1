import { Download, Eye, FileImage, FileText, RefreshCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { displayNameIn, extensionOf } from '#kernel/file-value/file-value.ts';
import { IconButton } from '#ui/button/button.tsx';
import { FilePreview, isPreviewable } from '#ui/file-preview/file-preview.tsx';
import { formatBytes, truncate } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import messages from './file-field.messages.fa.ts';
import styles from './file-field.module.css';
import { saveFrom } from './save-from.ts';
import type { Uploads, UploadTask } from './use-uploads.ts';

const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif']);
const iconFor = (name: string) => (pictures.has(extensionOf(name)) ? FileImage : FileText);

/** The beginning of a name; all of it in the tooltip of the browser. */
function ShortName({ name, length }: { name: string; length: number }) {
  return (
    <bdi className={styles.name} title={name}>
      {truncate(name, length)}
    </bdi>
  );
}

export interface StoredFileRowProps {
  /** 'storedName;displayName' */
  value: string;
  nameLength: number;
  /** Where it is read. */
  address: string;
  isDownloaded?: boolean;
  isDisabled?: boolean;
  onDownloaded?: (() => void) | undefined;
  /** Absent where it may only be read. */
  onRemove?: (() => void) | undefined;
}

/** A file that the server has: seen, saved, removed. */
export function StoredFileRow({ value, nameLength, address, isDownloaded = false, isDisabled = false, onDownloaded, onRemove }: StoredFileRowProps) {
  const [isShown, setShown] = useState(false);
  const name = displayNameIn(value);
  const download = (): void => {
    saveFrom(address, name);
    onDownloaded?.();
  };
  return (
    <li className={styles.row}>
      <Icon of={iconFor(name)} size="sm" />
      <span className={styles.grow}>
        <ShortName name={name} length={nameLength} /> {isDownloaded ? <span className={styles.fact}>{messages.downloaded}</span> : null}
      </span>
      {isPreviewable(value) ? <IconButton label={messages.preview(name)} icon={Eye} size="sm" onPress={() => setShown(true)} /> : null}
      <IconButton label={messages.download(name)} icon={Download} size="sm" onPress={download} />
      {onRemove === undefined ? null : <IconButton label={messages.remove(name)} icon={Trash2} size="sm" isDisabled={isDisabled} onPress={onRemove} />}
      {isShown ? <FilePreview name={name} address={address} onClose={() => setShown(false)} onDownload={download} /> : null}
    </li>
  );
}

/** A file on its way: how far it is, or why it did not arrive. */
export function UploadRow({ task, uploads, nameLength }: { task: UploadTask; uploads: Uploads; nameLength: number }) {
  const { id, name, file, state, sent, all, error, mayRetry } = task;
  const isFailed = state === 'failed';
  return (
    <li className={styles.row}>
      <Icon of={iconFor(name)} size="sm" />
      <span className={styles.grow}>
        {state === 'sending' ? (
          <ProgressBar label={messages.sending(truncate(name, nameLength))} value={sent} max={all} />
        ) : (
          <>
            <ShortName name={name} length={nameLength} /> <span className={styles.fact}>{isFailed ? null : messages.waiting(formatBytes(file.size))}</span>
          </>
        )}
        {isFailed ? (
          <span role="alert" className={styles.failed}>
            {error}
          </span>
        ) : null}
      </span>
      {isFailed && mayRetry ? <IconButton label={messages.retry(name)} icon={RefreshCw} size="sm" onPress={() => uploads.retry(id)} /> : null}
      <IconButton label={isFailed ? messages.dismiss(name) : messages.cancel(name)} icon={X} size="sm" onPress={() => uploads.drop(id)} />
    </li>
  );
}
