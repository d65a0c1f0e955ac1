import { useState } from 'react';
import type { FileEntry } from '#kernel/form/definition.ts';
import { networkError } from '#ui/client/api-error.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { KitServicesProvider, type UploadOptions, useKitServices } from '#ui/services/services.tsx';
import words from './file-field.gallery.messages.fa.ts';
import styles from './file-field.module.css';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { FileListField, type FileListFieldProps } from './file-list-field.tsx';
import { UploadRow } from './file-rows.tsx';
import type { UploadTask } from './use-uploads.ts';

const stored = (letter: string, extension: string, name: string): string => `${letter.repeat(32)}.${extension};${name}`;
const contract = stored('a', 'pdf', words.contract);
const photo = stored('b', 'png', words.photo);
const long = stored('c', 'docx', words.long);

/** Files arrive at once and go nowhere. */
function Uploading({ children }: { children: React.ReactNode }) {
  const services = useKitServices();
  const upload = async (_: File, options: UploadOptions = {}): Promise<string> => {
    options.onProgress?.(1, 1);
    return `${'d'.repeat(32)}.pdf`;
  };
  return <KitServicesProvider value={{ ...services, files: { ...services.files, upload } }}>{children}</KitServicesProvider>;
}

function One({ first = null, ...props }: Partial<FileFieldProps> & { first?: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <Uploading>
      <FileField label={words.scan} {...props} value={value} onChange={setValue} />
    </Uploading>
  );
}

function Several({ first = null, ...props }: Partial<FileListFieldProps> & { first?: readonly FileEntry[] | null }) {
  const [value, setValue] = useState(first);
  return (
    <Uploading>
      <FileListField label={words.papers} {...props} value={value} onChange={setValue} />
    </Uploading>
  );
}

const task = { id: 1, file: new File([new Uint8Array(2_400_000)], words.photo), name: words.photo, state: 'waiting', sent: 0, all: 2_400_000 } as const satisfies UploadTask;
const tasks: readonly UploadTask[] = [
  { ...task, id: 1, state: 'sending', sent: 1_500_000 },
  { ...task, id: 2 },
  { ...task, id: 3, state: 'failed', error: networkError().messages, mayRetry: true },
];
const nothing = () => undefined;

export default defineGallery({
  empty: () => <One isRequired accept={['.pdf', 'image/*']} />,
  filled: () => <One first={contract} accept={['.pdf']} />,
  'with an error': () => <One isRequired error={words.refused} />,
  disabled: () => <One first={photo} isDisabled />,
  'read only': () => <One first={photo} isReadOnly />,
  'read only, empty': () => <One isReadOnly />,
  button: () => <One look="button" accept={['image/*']} maxFileSize={1024 * 1024} />,
  'button, filled': () => <One look="button" first={contract} />,
  'on its way': () => (
    <ul className={styles.rows}>
      {tasks.map((one) => (
        <UploadRow key={one.id} task={one} uploads={{ tasks, add: nothing, drop: nothing, retry: nothing }} nameLength={20} />
      ))}
    </ul>
  ),
  'list, empty': () => <Several />,
  list: () => <Several first={[{ name: contract, downloaded: true }, { name: photo }, { name: long }]} />,
  'list, disabled': () => <Several isDisabled first={[{ name: contract }, { name: photo }]} />,
  'list, read only': () => <Several isReadOnly first={[{ name: contract }, { name: long }]} />,
});
