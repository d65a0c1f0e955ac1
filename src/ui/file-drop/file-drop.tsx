import { CircleAlert, File as FileIcon, Upload, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DropZone, type FileDropItem, FileTrigger } from 'react-aria-components';
import { Button, IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatBytes, truncate } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { acceptsFile } from './accepts.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  /** Extensions (`.pdf`) and MIME types (`image/*`). */
  accept: readonly string[];
  maxBytes: number;
  /** The specification's sentences for a refused file. */
  messages: { type: string; size: string };
  help?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Id of the choose button, so that a form can focus it. */
  id?: string | undefined;
}

const nameLength = 25;

/** One file by drop, paste or choice. A refused file is told and not taken. */
export function FileDrop({ label, value, onChange, accept, maxBytes, messages, help, error, isRequired = false, isDisabled = false, id }: FileDropProps) {
  const labelId = useId();
  const noteId = useId();
  const [refusal, setRefusal] = useState<string>();
  const shownError = refusal ?? error;

  function take(file: File | undefined): void {
    if (file === undefined) return;
    const reason = !acceptsFile(accept, file) ? messages.type : file.size > maxBytes ? messages.size : undefined;
    setRefusal(reason);
    if (reason === undefined) onChange(file);
  }
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={noteId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
        {isRequired ? (
          <span aria-hidden="true" className={styles.star}>
            *
          </span>
        ) : null}
      </span>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        className={cx(styles.zone, shownError !== undefined && styles.invalid)}
        onDrop={(event) => {
          const item = event.items.find((dropped): dropped is FileDropItem => dropped.kind === 'file');
          void item?.getFile().then(take);
        }}
      >
        {value === null ? <Prompt /> : <Chosen file={value} isDisabled={isDisabled} onRemove={() => onChange(null)} />}
        <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
          <Button size="sm" id={id} isDisabled={isDisabled} aria-label={`${kit.chooseFile} ${label}`}>
            {kit.chooseFile}
          </Button>
        </FileTrigger>
      </DropZone>
      <div id={noteId} aria-live="polite" className={cx(styles.note, shownError !== undefined && styles.error)}>
        {shownError === undefined ? help : <Icon of={CircleAlert} size="xs" />}
        {shownError}
      </div>
    </fieldset>
  );
}

function Prompt() {
  return (
    <>
      <Icon of={Upload} size="lg" />
      <span>{kit.dropHere}</span>
    </>
  );
}

function Chosen({ file, isDisabled, onRemove }: { file: File; isDisabled: boolean; onRemove: () => void }) {
  return (
    <>
      <Icon of={FileIcon} size="lg" />
      <span title={file.name}>
        <bdi className={styles.name}>{truncate(file.name, nameLength)}</bdi> <span className={styles.size}>({formatBytes(file.size)})</span>
      </span>
      <IconButton label={kit.removeFile} icon={X} size="sm" isDisabled={isDisabled} onPress={onRemove} />
    </>
  );
}
