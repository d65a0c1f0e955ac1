import words from '#ui/field/field.gallery.messages.fa.ts';
import { Held } from '#ui/field/gallery-value.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { IndicatorField } from './indicator-field.tsx';
import { ToggleField, type ToggleFieldProps } from './toggle-field.tsx';

const Toggle = ({ value, ...props }: Omit<ToggleFieldProps, 'onChange'>) => (
  <Held initial={value}>{(held, onChange) => <ToggleField {...props} value={held} onChange={onChange} />}</Held>
);

const looks = (look: 'check' | 'switch') => () => (
  <FieldGrid>
    <TextField label={words.fatherName} value={words.fatherNameValue} onChange={() => undefined} />
    <Toggle look={look} label={words.active} value={true} help={words.byOrder} />
    <Toggle look={look} label={words.remote} value={false} />
    <Toggle look={look} label={words.agree} value={false} error={words.agreeError} isRequired />
    <Toggle look={look} label={words.remote} value={true} previous={words.no} isChanged />
    <Toggle look={look} label={words.remote} value={true} stale={words.staleNote} />
    <Toggle look={look} label={words.active} value={true} help={words.byOrder} isReadOnly />
    <Toggle look={look} label={words.active} value={true} isDisabled />
  </FieldGrid>
);

export default defineGallery({
  check: looks('check'),
  switch: looks('switch'),
  indicator: () => <Held initial={'N' as string | null}>{(value, onChange) => <IndicatorField label={`${words.active} (${value})`} value={value} onChange={onChange} />}</Held>,
});
