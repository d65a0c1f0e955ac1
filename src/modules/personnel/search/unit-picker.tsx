import { Check, ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, Button, Input, ListBox, ListBoxItem, Select, SelectValue, TextField } from 'react-aria-components';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { cx } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/icon.tsx';
import popover from '#ui/popover/popover.module.css';
import { Popover } from '#ui/popover/popover.tsx';
import select from '#ui/select-field/select-field.module.css';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';

/** Units offered at once: more are found by typing on. */
const OFFERED = 50;
const ANY = 'any';

export interface Unit {
  readonly partyId: string;
  readonly organizationName: string;
}

export interface UnitPickerProps {
  units: readonly Unit[];
  value: string | undefined;
  onChange: (unitId: string | undefined) => void;
}

/** First the way to all units and the chosen one, which may lie in another company; then what fits the typed words. */
function offered(units: readonly Unit[], value: string | undefined, typed: string): readonly Unit[] {
  const words = foldForSearch(typed);
  const chosen = value === undefined ? [] : [units.find((unit) => unit.partyId === value) ?? { partyId: value, organizationName: messages.otherUnit }];
  const found = units.filter((unit) => unit.partyId !== value && foldForSearch(unit.organizationName).includes(words));
  return [{ partyId: ANY, organizationName: messages.anyUnit }, ...chosen, ...found.slice(0, OFFERED)];
}

/** One unit of many, found by typing. */
export function UnitPicker({ units, value, onChange }: UnitPickerProps) {
  const [typed, setTyped] = useState('');
  const items = offered(units, value, typed);
  return (
    <Select
      aria-label={messages.unit}
      className={cx(styles.unit)}
      value={value ?? null}
      onChange={(key) => onChange(key === ANY || key === null ? undefined : String(key))}
      onOpenChange={() => setTyped('')}
      placeholder={messages.anyUnit}
    >
      <Button className={cx(select.button)}>
        <SelectValue className={cx(select.value)}>{({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}</SelectValue>
        <Icon of={ChevronDown} size="sm" />
      </Button>
      <Popover className={styles.units}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <TextField aria-label={messages.findUnit} autoFocus className={cx(styles.find)}>
            <div className={field.box}>
              <Icon of={Search} size="sm" />
              <Input className={cx(field.input)} placeholder={messages.findUnit} />
            </div>
          </TextField>
          <ListBox<Unit> items={items} className={cx(popover.list)}>
            {(unit) => (
              <ListBoxItem id={unit.partyId} textValue={unit.organizationName} className={cx(popover.item, unit.partyId === ANY && popover.none)}>
                {({ isSelected }) => (
                  <>
                    <span className={popover.grow}>{unit.organizationName}</span>
                    {isSelected ? <Icon of={Check} size="sm" /> : null}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
          {typed !== '' && !items.some(({ partyId }) => partyId !== ANY && partyId !== value) ? <p className={popover.empty}>{messages.noUnit}</p> : null}
        </Autocomplete>
      </Popover>
    </Select>
  );
}
