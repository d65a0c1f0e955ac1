import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const Password = ({ value, ...props }: Omit<PasswordFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <PasswordField {...props} autoComplete="one-time-code" value={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Password label={words.password} value="" isRequired />
      <Password label={words.password} value="Sepidar1405" />
      <Password label={words.password} value="1" error={words.checkDigit} />
      <Password label={words.password} value="Sepidar1405" isDisabled />
      <Password label={words.password} value="Sepidar1405" isReadOnly />
    </FieldGrid>
  ),
});
