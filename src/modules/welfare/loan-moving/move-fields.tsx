import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { MOST_MONTHS } from './loan-moving.contract.ts';
import messages from './loan-moving-page.messages.fa.ts';
import type { How } from './move-how.ui.ts';

const flags = (['N', 'Y'] as const).map((id) => ({ id, label: messages.flags[id] }));

/** How lines move: where to, by how many months, and whether profit is taken for the time. */
export function MoveFields({ ways, how, onChange }: { ways: Readonly<Record<How['way'], string>>; how: How; onChange: (how: How) => void }) {
  return (
    <FieldGrid>
      <FieldCell span={12}>
        <SelectField
          label={messages.way}
          options={(['end', 'all'] as const).map((id) => ({ id, label: ways[id] }))}
          value={how.way}
          hasSearch={false}
          onChange={(way) => onChange({ ...how, way: way === 'all' ? 'all' : 'end' })}
        />
      </FieldCell>
      {how.way === 'all' ? (
        <FieldCell span={6}>
          <NumberField label={messages.months} value={how.months} min={1} max={MOST_MONTHS} onChange={(months) => onChange({ ...how, months })} />
        </FieldCell>
      ) : null}
      <FieldCell span={6}>
        <SelectField
          label={messages.hasProfit}
          options={flags}
          value={how.hasProfit}
          hasSearch={false}
          onChange={(flag) => onChange({ ...how, hasProfit: flag === 'Y' ? 'Y' : 'N' })}
        />
      </FieldCell>
    </FieldGrid>
  );
}
