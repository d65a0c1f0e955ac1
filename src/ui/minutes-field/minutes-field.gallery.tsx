import form from '#kernel/form/form.messages.fa.ts';
import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { shownDigits } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { MinutesField, type MinutesFieldProps } from './minutes-field.tsx';

const Minutes = ({ value, ...props }: Omit<MinutesFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <MinutesField {...props} value={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Minutes label={words.overtime} value={510} isRequired />
      <Minutes label={words.yearHours} kind="longHour" value={123_425} />
      <Minutes label={words.start} kind="time" value={null} />
      <Minutes label={words.start} kind="time" value={1500} error={form.hour} />
      <Minutes label={words.overtime} value={90} previous={shownDigits('02:00')} isChanged />
      <Minutes label={words.overtime} value={90} help={words.byOrder} isReadOnly />
      <Minutes label={words.overtime} value={90} isDisabled />
    </FieldGrid>
  ),
});
