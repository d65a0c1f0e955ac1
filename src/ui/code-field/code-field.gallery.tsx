import type { CodeKind } from '#kernel/form/definition.ts';
import form from '#kernel/form/form.messages.fa.ts';
import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const Code = ({ value, ...props }: Omit<CodeFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <CodeField {...props} value={held} onChange={onChange} />}</Held>
);

const samples: readonly (readonly [CodeKind, string, string])[] = [
  ['nationalCode', words.nationalCode, '6293872460'],
  ['legalEntityId', words.legalEntityId, '10380284790'],
  ['sheba', words.sheba, 'IR930990000000000000000001'],
  ['bankCard', words.bankCard, '6037991234567893'],
  ['mobile', words.mobile, '09123456789'],
  ['postalCode', words.postalCode, '1434843351'],
  ['insuranceNumber', words.insuranceNumber, '0075686958'],
  ['email', words.email, 'f.ziaei@example.com'],
  ['alphanumeric', words.latin, 'HR2050'],
  ['digits', words.code, '100007'],
];

export default defineGallery({
  kinds: () => (
    <FieldGrid>
      {samples.map(([kind, label, value]) => (
        <Code key={kind} kind={kind} label={label} value={value} />
      ))}
    </FieldGrid>
  ),
  wrong: () => (
    <FieldGrid>
      <Code kind="nationalCode" label={words.nationalCode} value="6293872461" error={form.codes.nationalCode} isRequired />
      <Code kind="sheba" label={words.sheba} value="IR93" error={form.codes.sheba} />
      <Code kind="sheba" label={words.sheba} value="IR930990000000000000000001" help={words.byOrder} isReadOnly />
      <Code kind="mobile" label={words.mobile} value="09123456789" isDisabled />
    </FieldGrid>
  ),
});
