import { SelectField } from '#ui/select-field/select-field.tsx';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';

export interface Unit {
  readonly partyId: string;
  readonly organizationName: string;
}

export interface UnitPickerProps {
  units: readonly Unit[];
  value: string | undefined;
  onChange: (unitId: string | undefined) => void;
}

/** The units as options; the chosen one may lie in another company. */
function optionsOf(units: readonly Unit[], value: string | undefined) {
  const options = units.map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }));
  return value === undefined || options.some(({ id }) => id === value) ? options : [{ id: value, label: messages.otherUnit }, ...options];
}

/** One unit of many, found by typing. */
export function UnitPicker({ units, value, onChange }: UnitPickerProps) {
  return (
    <SelectField
      label={messages.unit}
      isLabelHidden
      value={value ?? null}
      onChange={(unitId) => onChange(unitId ?? undefined)}
      options={optionsOf(units, value)}
      none={messages.anyUnit}
      placeholder={messages.anyUnit}
      className={styles.unit}
    />
  );
}
