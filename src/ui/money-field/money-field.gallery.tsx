import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatMoney, moneyInWords } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const Money = ({ value, ...props }: Omit<MoneyFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <MoneyField {...props} value={held} onChange={onChange} />}</Held>
);

export default defineGallery({
  states: () => (
    <FieldGrid>
      <Money label={words.amount} value="1250000000" isRequired />
      <Money label={words.amount} value={null} placeholder={formatMoney('10000000')} />
      <Money label={words.amount} value="55418505" error={words.checkDigit} />
      <Money label={words.amount} value="300000000" previous={moneyInWords('250000000')} isChanged />
      <Money label={words.amount} value="300000000" stale={words.staleNote} />
      <Money label={words.amount} value="300000000" help={words.byOrder} isReadOnly />
      <Money label={words.amount} value="300000000" isDisabled />
    </FieldGrid>
  ),
});
