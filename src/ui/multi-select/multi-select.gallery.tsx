import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/options/options.gallery.messages.fa.ts';
import { degrees, grouped, kinds, tenThousand } from '#ui/options/options.gallery.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

function Sample({ value: first = null, ...props }: Partial<MultiSelectProps>) {
  const [value, setValue] = useState(first);
  return <MultiSelect label={words.label} options={kinds} {...props} value={value} onChange={setValue} />;
}

export default defineGallery({
  empty: () => <Sample />,
  one: () => <Sample value='["o0"]' />,
  many: () => <Sample value='["o0","o1","o2","o4"]' help={words.help} />,
  all: () => <Sample label={words.other} options={degrees} hasAll value='["o1","o2"]' />,
  groups: () => <Sample label={words.unit} options={grouped} value='["o0","o5"]' />,
  'ten thousand': () => <Sample label={words.unit} options={tenThousand} hasAll value='["u1","u5000"]' />,
  unknown: () => <Sample value='["gone","o1"]' />,
  required: () => <Sample isRequired error={words.error} />,
  loading: () => <Sample options={[]} isLoading value='["o0"]' />,
  'no options': () => <Sample options={[]} />,
  failed: () => <Sample options={[]} isFailed />,
  disabled: () => <Sample value='["o0","o1"]' isDisabled />,
  'read-only': () => <Sample value='["o0","o1","o2"]' isReadOnly />,
});
