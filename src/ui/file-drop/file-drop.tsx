import { File as FileIcon, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { acceptsFile } from '#kernel/file-value/file-value.ts';
import { IconButton } from '#ui/button/button.tsx';
import { FieldGroup, FieldNote, type FieldProps } from '#ui/field/field.tsx';
import { formatBytes, truncate } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { DropArea } from './drop-area.tsx';
import styles from './file-drop.module.css';

export interface FileDropProps extends Pick<FieldProps, 'label' | 'help' | 'error' | 'isRequired' | 'isDisabled' | 'id'> {
  value: File | null;
  onChange: (file: File | null) => void;
  /** Extensions (`.pdf`) and media types (`image/*`). */
  accept: readonly string[];
  maxBytes: number;
  /** The specification's sentences for a refused file. */
  messages: { type: string; size: string };
}

/** Letters of a name that are shown (spec section 9); the tooltip has all. */
const NAME_LENGTH = 25;

/** One file of this machine, to be sent by the page itself; a refused one is told and not taken. Stored files: ui/file-field. */
export function FileDrop({ label, value, onChange, accept, maxBytes, messages, help, error, isRequired, isDisabled = false, id }: FileDropProps) {
  const [refusal, setRefusal] = useState<string>();
  const shownError = refusal ?? error;

  function take(file: File | undefined): void {
    if (file === undefined) return;
    const reason = !acceptsFile(accept, file) ? messages.type : file.size > maxBytes ? messages.size : undefined;
    setRefusal(reason);
    if (reason === undefined) onChange(file);
  }
  return (
    <FieldGroup label={label} help={help} error={shownError} isRequired={isRequired}>
      <DropArea label={label} accept={accept} isInvalid={shownError !== undefined} isDisabled={isDisabled} id={id} onFiles={([file]) => take(file)}>
        {value === null ? <Prompt text={kit.dropHere} /> : <Chosen file={value} isDisabled={isDisabled} onRemove={() => onChange(null)} />}
      </DropArea>
      <FieldNote help={help} error={shownError} />
    </FieldGroup>
  );
}

/** What an empty place says. */
export function Prompt({ text }: { text: string }) {
  return (
    <>
      <Icon of={Upload} size="lg" />
      <span>{text}</span>
    </>
  );
}

function Chosen({ file, isDisabled, onRemove }: { file: File; isDisabled: boolean; onRemove: () => void }) {
  return (
    <>
      <Icon of={FileIcon} size="lg" />
      <span title={file.name}>
        <bdi className={styles.name}>{truncate(file.name, NAME_LENGTH)}</bdi> <span className={styles.size}>({formatBytes(file.size)})</span>
      </span>
      <IconButton label={kit.removeFile} icon={X} size="sm" isDisabled={isDisabled} onPress={onRemove} />
    </>
  );
}
