import { StoredFileRow } from '#ui/file-field/file-rows.tsx';
import { useKitServices } from '#ui/services/services.tsx';
import styles from './part-editor.module.css';

const NAME_LENGTH = 24;

/** The file of a row: its name, seen and downloaded. */
export function PartFile({ value }: { value: unknown }) {
  const { files } = useKitServices();
  if (typeof value !== 'string') return '-';
  return (
    <ul className={styles.file}>
      <StoredFileRow value={value} nameLength={NAME_LENGTH} address={files.address(value)} />
    </ul>
  );
}
