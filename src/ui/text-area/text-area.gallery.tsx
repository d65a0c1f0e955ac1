import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const Area = ({ value, ...props }: Omit<TextAreaProps, 'onChange'>) => <Held initial={value}>{(held, onChange) => <TextArea {...props} value={held} onChange={onChange} />}</Held>;

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Area label={words.note} value={words.noteValue} help={words.noteHelp} />
      <Area label={words.note} value={words.noteValue} maxLength={200} isResizable />
      <Area label={words.note} value={words.noteValue} maxLength={words.noteValue.length} error={words.checkDigit} isRequired />
      <Area label={words.note} value={words.noteValue} previous={words.fatherNameValue} isChanged rows={2} />
      <Area label={words.note} value={words.noteValue} stale={words.staleNote} />
      <Area label={words.note} value={words.noteValue} help={words.byOrder} isReadOnly />
      <Area label={words.note} value={words.noteValue} isDisabled />
      <Area label={words.note} value="" placeholder={words.noteValue} />
    </FieldGrid>
  ),
});
