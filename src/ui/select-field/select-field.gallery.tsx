import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/options/options.gallery.messages.fa.ts';
import { degrees, grouped, kinds, tenThousand } from '#ui/options/options.gallery.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

function Sample({ value: first = null, ...props }: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(first);
  return <SelectField label={words.label} options={kinds} {...props} value={value} onChange={setValue} />;
}

export default defineGallery({
  empty: () => <Sample />,
  chosen: () => <Sample value="o2" isClearable help={words.help} />,
  'none in the list': () => <Sample value="o0" none />,
  required: () => <Sample isRequired error={words.error} />,
  changed: () => <Sample value="o1" isChanged previous={words.kinds[0]} />,
  stale: () => <Sample value="o1" stale={words.stale} isClearable />,
  'with search': () => <Sample label={words.other} options={degrees} />,
  groups: () => <Sample label={words.unit} options={grouped} value="o5" />,
  'ten thousand': () => <Sample label={words.unit} options={tenThousand} value="u5000" isClearable />,
  unknown: () => <Sample value="gone" />,
  loading: () => (
    <>
      <Sample options={[]} isLoading />
      <Sample options={[]} isLoading value="o1" />
    </>
  ),
  'no options': () => <Sample options={[]} />,
  failed: () => <Sample options={[]} isFailed />,
  disabled: () => <Sample value="o2" isDisabled />,
  'read-only': () => (
    <>
      <Sample value="o2" isReadOnly help={words.help} />
      <Sample isReadOnly />
    </>
  ),
});
