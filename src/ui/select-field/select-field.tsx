import { Check, ChevronDown } from 'lucide-react';
import { ListBox, ListBoxItem, Button as RacButton, Select, SelectValue } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import popover from '#ui/popover/popover.module.css';
import { Popover } from '#ui/popover/popover.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  id: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly SelectOption[];
  /** Text of an option that empties the field; `true` takes the usual word. */
  none?: boolean | string;
  placeholder?: string | undefined;
  /** Shown when there is no option at all. */
  emptyText?: string | undefined;
}

const noneKey = '\u0000none';

/** One of a known, short list. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, none = false, placeholder = kit.selectPlaceholder, emptyText = kit.selectEmpty, help, error } = props;
  const isKnown = value !== null && options.some((option) => option.id === value);
  return (
    <Select {...racFieldProps(props)} value={isKnown ? value : null} onChange={(key) => onChange(key === null || key === noneKey ? null : String(key))} placeholder={placeholder}>
      <FieldLabel {...props} />
      <RacButton className={cx(styles.button)} {...boxState(props)}>
        <SelectValue className={cx(styles.value)}>{({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}</SelectValue>
        <Icon of={ChevronDown} size="sm" />
      </RacButton>
      <FieldNote help={help} error={error} />
      <Popover>
        <ListBox className={cx(popover.list, styles.list)} renderEmptyState={() => <div className={popover.empty}>{emptyText}</div>}>
          {none === false || options.length === 0 ? null : (
            <ListBoxItem id={noneKey} textValue={none === true ? kit.selectNone : none} className={cx(popover.item, popover.none)}>
              {none === true ? kit.selectNone : none}
            </ListBoxItem>
          )}
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} textValue={option.label} isDisabled={option.disabled ?? false} className={cx(popover.item)}>
              {({ isSelected }) => (
                <>
                  <span className={popover.grow}>{option.label}</span>
                  {isSelected ? <Icon of={Check} size="sm" /> : null}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
