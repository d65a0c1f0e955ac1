import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const Amount = ({ value, ...props }: Omit<NumberFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <NumberField {...props} value={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Amount label={words.kids} value={2} error={words.kidsError} isRequired />
      <Amount label={words.kids} value={null} />
      <Amount label={words.capacity} value={12500} isGrouped unit={words.person} />
      <Amount label={words.score} value={17.25} isFloat max={20} />
      <Amount label={words.kids} value={3} hideSpin previous={formatNumber(2)} isChanged />
      <Amount label={words.kids} value={3} stale={words.staleNote} />
      <Amount label={words.kids} value={3} unit={words.person} help={words.byOrder} isReadOnly />
      <Amount label={words.kids} value={3} isDisabled />
    </FieldGrid>
  ),
});
