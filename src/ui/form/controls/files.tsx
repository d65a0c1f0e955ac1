import type { FileEntry } from '#kernel/form/definition.ts';
import { FileField } from '#ui/file-field/file-field.tsx';
import { FileListField } from '#ui/file-field/file-list-field.tsx';
import { type ControlProps, stringOrNull } from './control.ts';

/** inputFile: a button; file: a drop zone; filePro: a list. */
export default function FilesControl({ field, value, onChange, shared }: ControlProps) {
  const { type, accept, maxFileSize, downloadUrl } = field;
  const common = { ...shared, accept, maxFileSize, downloadUrl };
  if (type === 'filePro') return <FileListField {...common} value={Array.isArray(value) ? (value as readonly FileEntry[]) : null} onChange={onChange} />;
  return <FileField {...common} look={type === 'file' ? 'zone' : 'button'} value={stringOrNull(value)} onChange={onChange} />;
}
