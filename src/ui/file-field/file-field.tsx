import { useState } from 'react';
import { DEFAULT_MAX_FILE_BYTES, displayNameIn, displayNameOf } from '#kernel/file-value/file-value.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FieldGroup, FieldNote, type FieldProps } from '#ui/field/field.tsx';
import { DropArea } from '#ui/file-drop/drop-area.tsx';
import { Prompt } from '#ui/file-drop/file-drop.tsx';
import { truncate } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useKitServices } from '#ui/services/services.tsx';
import { NAME_LENGTH, refusalOf, rulesInWords } from './choice.ts';
import messages from './file-field.messages.fa.ts';
import styles from './file-field.module.css';
import { StoredFileRow, UploadRow } from './file-rows.tsx';
import { useUploads } from './use-uploads.ts';

export interface StoredFileFieldProps extends FieldProps {
  /** Extensions (`.pdf`) and media types (`image/*`); all that the server takes when absent. */
  accept?: readonly string[] | undefined;
  /** Bytes; five megabytes when absent (spec section 9). */
  maxFileSize?: number | undefined;
  /** Address of downloads in place of getpersonnelfile1. */
  downloadUrl?: string | undefined;
  /** Told while a file is on its way or has failed, so that the form is not sent without it. */
  onProblem?: ((message: string | undefined) => void) | undefined;
}

export interface FileFieldProps extends StoredFileFieldProps {
  /** 'storedName;displayName'; null without a file. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** zone: type `file` of the specification; button: type `inputFile`. */
  look?: 'zone' | 'button';
}

/** One stored file (spec section 4 "File control"): it goes to the server as soon as it is chosen; removing and replacing are asked about. */
export function FileField({ value, onChange, look = 'zone', accept = [], maxFileSize = DEFAULT_MAX_FILE_BYTES, downloadUrl, onProblem, ...field }: FileFieldProps) {
  const { files: service } = useKitServices();
  const [refusal, setRefusal] = useState<string>();
  const [asked, setAsked] = useState<'remove' | File>();
  const uploads = useUploads({ onDone: onChange, onProblem });
  const rules = { accept, maxFileSize };
  const { label, isDisabled = false, isReadOnly = false, id } = field;
  const help = field.help ?? (isReadOnly ? undefined : rulesInWords(rules));
  const error = refusal ?? field.error;
  const isEmpty = value === null && uploads.tasks.length === 0;
  // a file that is there takes the room of the place to drop one; the button takes drops too
  const isPlain = look === 'button' || !isEmpty;

  function choose(file: File | undefined): void {
    if (file === undefined) return;
    const reason = refusalOf(file, rules, messages.mustBeSmaller);
    setRefusal(reason);
    if (reason !== undefined) return;
    if (value === null) send(file);
    else setAsked(file);
  }
  function send(file: File): void {
    for (const task of uploads.tasks) uploads.drop(task.id);
    uploads.add([file]);
  }
  const name = value === null ? '' : truncate(displayNameIn(value), NAME_LENGTH);
  return (
    <FieldGroup {...field} help={help} error={error}>
      {isEmpty ? null : (
        <ul className={styles.rows}>
          {value === null ? null : (
            <StoredFileRow
              value={value}
              nameLength={NAME_LENGTH}
              address={service.address(value, downloadUrl)}
              isDisabled={isDisabled}
              onRemove={isReadOnly ? undefined : () => setAsked('remove')}
            />
          )}
          {uploads.tasks.map((task) => (
            <UploadRow key={task.id} task={task} uploads={uploads} nameLength={NAME_LENGTH} />
          ))}
        </ul>
      )}
      {isReadOnly && value === null ? <p className={styles.none}>{messages.none}</p> : null}
      {isReadOnly ? null : (
        <DropArea label={label} accept={accept} isPlain={isPlain} isInvalid={error !== undefined} isDisabled={isDisabled} id={id} onFiles={([file]) => choose(file)}>
          {isPlain ? null : <Prompt text={kit.dropHere} />}
        </DropArea>
      )}
      <FieldNote {...field} help={help} error={error} />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        isDanger
        onClose={() => setAsked(undefined)}
        title={messages.removeTitle(name)}
        confirmLabel={messages.removeLabel}
        onConfirm={() => onChange(null)}
      >
        {messages.removeText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked instanceof File}
        onClose={() => setAsked(undefined)}
        title={messages.replaceTitle(name)}
        confirmLabel={messages.replaceLabel}
        onConfirm={() => {
          if (asked instanceof File) send(asked);
        }}
      >
        {asked instanceof File ? messages.replaceText(truncate(displayNameOf(asked.name), NAME_LENGTH)) : null}
      </ConfirmDialog>
    </FieldGroup>
  );
}
