import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const Text = ({ value, ...props }: Omit<TextFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <TextField {...props} value={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Text label={words.fatherName} value={words.fatherNameValue} isRequired />
      <Text label={words.birthPlace} value="" placeholder={words.birthPlaceValue} />
      <Text label={words.nationalCode} kind="digits" value="6293872461" error={words.checkDigit} isRequired />
      <Text label={words.insurance} value={words.insuranceValue} previous={words.insurancePrevious} isChanged />
      <Text label={words.mobile} kind="digits" value="09000001234" stale={words.staleNote} />
      <Text label={words.employment} value={words.employmentValue} help={words.byOrder} isReadOnly />
      <Text label={words.military} value={words.militaryValue} help={words.womanMilitary} isDisabled />
    </FieldGrid>
  ),
  kinds: () => (
    <FieldGrid>
      <Text label={words.latin} kind="latin" value="Farhad" />
      <Text label={words.code} kind="code" value="100007" />
      <Text label={words.code} kind="code" value="P09999" />
      <Text label={words.search} kind="search" value={words.fatherNameValue} />
    </FieldGrid>
  ),
});
