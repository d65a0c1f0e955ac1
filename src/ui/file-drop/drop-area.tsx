import { Camera, Upload } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { DropZone, type FileDropItem, FileTrigger } from 'react-aria-components';
import { acceptsFile } from '#kernel/file-value/file-value.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from './file-drop.messages.fa.ts';
import styles from './file-drop.module.css';

export interface DropAreaProps {
  label: string;
  /** Extensions (`.pdf`) and media types (`image/*`). */
  accept: readonly string[];
  onFiles: (files: readonly File[]) => void;
  isMultiple?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  /** A button alone instead of the dashed place; files may be dropped on it too. */
  isPlain?: boolean;
  /** Id of the choose button, so that a form can focus it. */
  id?: string | undefined;
  /** What stands before the buttons. */
  children?: ReactNode;
}

const COARSE = '(pointer: coarse)';
function subscribe(onChange: () => void): () => void {
  const media = matchMedia(COARSE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
/** A phone or a tablet: what a finger points at has a camera. */
const useHasCamera = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(COARSE).matches);

const photo = { name: 'photo.jpg', type: 'image/jpeg' };

/** Where files come in: dropped, pasted, chosen, and on phones taken by the camera. It judges none of them. */
export function DropArea({ label, accept, onFiles, isMultiple = false, isInvalid = false, isDisabled = false, isPlain = false, id, children }: DropAreaProps) {
  const mayTakePhoto = useHasCamera() && acceptsFile(accept, photo);
  const choose = (files: FileList | null): void => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  async function drop(items: readonly FileDropItem[]): Promise<void> {
    const files = await Promise.all((isMultiple ? items : items.slice(0, 1)).map((item) => item.getFile()));
    if (files.length > 0) onFiles(files);
  }
  return (
    <DropZone
      aria-label={label}
      isDisabled={isDisabled}
      className={cx(styles.zone, isPlain && styles.plain, isInvalid && styles.invalid)}
      onDrop={({ items }) => void drop(items.filter((item): item is FileDropItem => item.kind === 'file'))}
    >
      {children}
      <FileTrigger acceptedFileTypes={accept} allowsMultiple={isMultiple} onSelect={choose}>
        <Button size={isPlain ? 'md' : 'sm'} id={id} icon={isPlain ? Upload : undefined} isDisabled={isDisabled} aria-label={`${kit.chooseFile} ${label}`}>
          {kit.chooseFile}
        </Button>
      </FileTrigger>
      {mayTakePhoto ? (
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={choose}>
          <Button size={isPlain ? 'md' : 'sm'} icon={Camera} isDisabled={isDisabled}>
            {messages.takePhoto}
          </Button>
        </FileTrigger>
      ) : null}
    </DropZone>
  );
}
