import form from '#kernel/form/form.messages.fa.ts';
import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { RangeField, type RangeFieldProps } from './range-field.tsx';

const Range = ({ value, ...props }: Omit<RangeFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <RangeField {...props} value={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Range label={words.share} value="[20,60]" unit={words.percent} isRequired />
      <Range label={words.share} value={null} />
      <Range label={words.share} value={null} isOptional />
      <Range label={words.share} value="[20,60]" isOptional />
      <Range label={words.share} value="[80,60]" error={form.rangeOrder} />
      <Range label={words.share} value="[20,60]" help={words.byOrder} isReadOnly />
      <Range label={words.share} value="[20,60]" isDisabled />
      <Range label={words.share} value="[20,60]" previous={form.range(formatNumber(10), formatNumber(50))} isChanged />
    </FieldGrid>
  ),
});
