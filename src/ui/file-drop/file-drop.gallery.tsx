import { useState } from 'react';
import fieldWords from '#ui/file-field/file-field.gallery.messages.fa.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

function Drop({ value: first = null, ...props }: Partial<FileDropProps>) {
  const [value, setValue] = useState(first);
  return (
    <FileDrop
      label={fieldWords.scan}
      accept={['.pdf']}
      maxBytes={1024}
      messages={{ type: fieldWords.refused, size: fieldWords.refused }}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const file = new File(['abc'], fieldWords.contract);

export default defineGallery({
  empty: () => <Drop isRequired />,
  chosen: () => <Drop value={file} />,
  'with an error': () => <Drop value={file} error={fieldWords.refused} />,
  disabled: () => <Drop value={file} isDisabled />,
});
