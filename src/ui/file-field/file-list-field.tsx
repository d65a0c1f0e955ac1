import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_MAX_FILE_BYTES, displayNameIn } from '#kernel/file-value/file-value.ts';
import type { FileEntry } from '#kernel/form/definition.ts';
import { filesLeft } from '#kernel/form/files.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FieldGroup, FieldNote } from '#ui/field/field.tsx';
import { DropArea } from '#ui/file-drop/drop-area.tsx';
import dropWords from '#ui/file-drop/file-drop.messages.fa.ts';
import { Prompt } from '#ui/file-drop/file-drop.tsx';
import { formatNumber, truncate } from '#ui/format/format.ts';
import { useKitServices } from '#ui/services/services.tsx';
import { chooseForList, LIST_NAME_LENGTH, rulesInWords, withoutFile } from './choice.ts';
import messages from './file-field.messages.fa.ts';
import styles from './file-field.module.css';
import type { StoredFileFieldProps } from './file-field.tsx';
import { StoredFileRow, UploadRow } from './file-rows.tsx';
import { useUploads } from './use-uploads.ts';

export interface FileListFieldProps extends StoredFileFieldProps {
  /** Files with their marks (spec section 3); null without any. */
  value: readonly FileEntry[] | null;
  onChange: (value: readonly FileEntry[] | null) => void;
}

/** The list as it stands now, for what comes in between two drawings. */
function useEntries({ value, onChange }: Pick<FileListFieldProps, 'value' | 'onChange'>) {
  const latest = useRef(value ?? []);
  useEffect(() => {
    latest.current = value ?? [];
  }, [value]);
  /** Stored names that came in by this field: removed, they leave no mark. */
  const uploaded = useRef(new Set<string>());
  const give = (next: readonly FileEntry[] | null): void => {
    latest.current = next ?? [];
    onChange(next);
  };
  return {
    append: (name: string): void => {
      uploaded.current.add(name);
      give([...latest.current, { name }]);
    },
    markDownloaded: (name: string): void => give(latest.current.map((entry) => (entry.name === name ? { ...entry, downloaded: true } : entry))),
    remove: (gone: (entry: FileEntry) => boolean): void => give(withoutFile(latest.current, gone, ({ name }) => uploaded.current.has(name))),
  };
}

/** Several stored files (type `filePro`): new ones merge with those that are there, without doubles by name (spec section 4). */
export function FileListField({ value, onChange, accept = [], maxFileSize = DEFAULT_MAX_FILE_BYTES, downloadUrl, onProblem, ...field }: FileListFieldProps) {
  const { files: service } = useKitServices();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<'all' | FileEntry>();
  const entries = useEntries({ value, onChange });
  const uploads = useUploads({ onDone: entries.append, onProblem });
  const rules = { accept, maxFileSize };
  const { label, error, isDisabled = false, isReadOnly = false, id } = field;
  const help = field.help ?? (isReadOnly ? undefined : rulesInWords(rules));
  const shown = filesLeft(value ?? []);

  function choose(files: readonly File[]): void {
    const chosen = chooseForList(
      files,
      value ?? [],
      uploads.tasks.map(({ name }) => name),
      rules,
    );
    setRefusals(chosen.refusals);
    uploads.add(chosen.taken);
  }
  return (
    <FieldGroup {...field} help={help} error={error}>
      {isReadOnly ? null : (
        <DropArea label={label} accept={accept} isMultiple isInvalid={error !== undefined} isDisabled={isDisabled} id={id} onFiles={choose}>
          <Prompt text={dropWords.dropFiles} />
        </DropArea>
      )}
      <div role="status" className={styles.refusals}>
        {refusals.map((text) => (
          <span key={text} className={styles.refusal}>
            {text}
          </span>
        ))}
      </div>
      {shown.length === 0 && uploads.tasks.length === 0 ? (
        <p className={styles.none}>{messages.none}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((entry) => (
            <StoredFileRow
              key={entry.name}
              value={entry.name}
              nameLength={LIST_NAME_LENGTH}
              address={service.address(entry.name, downloadUrl)}
              isDownloaded={entry.downloaded === true}
              isDisabled={isDisabled}
              onDownloaded={isReadOnly ? undefined : () => entries.markDownloaded(entry.name)}
              onRemove={isReadOnly ? undefined : () => setAsked(entry)}
            />
          ))}
          {uploads.tasks.map((task) => (
            <UploadRow key={task.id} task={task} uploads={uploads} nameLength={LIST_NAME_LENGTH} />
          ))}
        </ul>
      )}
      {isReadOnly || shown.length < 2 ? null : (
        <div>
          <Button size="sm" variant="ghost" icon={Trash2} isDisabled={isDisabled} onPress={() => setAsked('all')}>
            {messages.removeAll}
          </Button>
        </div>
      )}
      <FieldNote {...field} help={help} error={error} />
      <RemoveDialog asked={asked} count={shown.length} onClose={() => setAsked(undefined)} onRemove={entries.remove} />
    </FieldGroup>
  );
}

interface RemoveDialogProps {
  asked: 'all' | FileEntry | undefined;
  count: number;
  onClose: () => void;
  onRemove: (gone: (entry: FileEntry) => boolean) => void;
}

/** Asks before one file goes, or all of them (spec section 4). */
function RemoveDialog({ asked, count, onClose, onRemove }: RemoveDialogProps) {
  const isAll = asked === 'all';
  const name = asked === undefined || asked === 'all' ? '' : asked.name;
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      isDanger
      onClose={onClose}
      title={isAll ? messages.removeAllTitle(formatNumber(count)) : messages.removeTitle(truncate(displayNameIn(name), LIST_NAME_LENGTH))}
      confirmLabel={isAll ? messages.removeAllLabel : messages.removeLabel}
      onConfirm={() => onRemove((entry) => isAll || entry.name === name)}
    >
      {isAll ? messages.removeAllText : messages.removeText}
    </ConfirmDialog>
  );
}
