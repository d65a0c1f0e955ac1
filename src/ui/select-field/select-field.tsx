import { useMemo, useState } from 'react';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useMatching } from '#ui/options/matching.ts';
import words from '#ui/options/options.messages.fa.ts';
import { VISIBLE_ROWS } from '#ui/virtual-list/rows.ts';
import { listStatus, OptionPanel } from './option-panel.tsx';
import { type OpenedPicker, Picker, type PickerFieldProps } from './picker.tsx';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
  /** Options of one group stand together under its name. */
  readonly group?: string | undefined;
}

/** A list of options and how far it has come. */
export interface OptionListState {
  isLoading?: boolean | undefined;
  /** The list could not be had: it is empty (spec 8) and asked for again whenever it is opened. */
  isFailed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

export interface SelectFieldProps extends PickerFieldProps, OptionListState {
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly SelectOption[];
  /** Text of an option that empties the field, and of the field while it is empty; `true` takes the usual word. */
  none?: boolean | string;
  /** Shown when there is no option at all. */
  emptyText?: string | undefined;
  /** A field to search in; when there are more options than are seen at once, unless said otherwise. */
  hasSearch?: boolean | undefined;
}

const noneKey = '\u0000none';

/** Text of an id: its label, or a question mark when no option has it (spec 5). Waits for options that are on their way. */
export function labelOf(options: readonly SelectOption[], id: string, isLoading = false): string {
  return options.find((option) => option.id === id)?.label ?? (isLoading ? words.loading : words.unknown);
}

/** One of a known list, short or long. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, none, isLoading = false, isFailed = false, onRetry } = props;
  const shown = value === null ? null : labelOf(options, value, isLoading);
  return (
    <Picker
      placeholder={typeof none === 'string' ? none : undefined}
      {...props}
      shown={shown}
      shownText={shown}
      onClear={() => onChange(null)}
      onOpenChange={(isOpen) => (isOpen && isFailed ? onRetry?.() : undefined)}
    >
      {(opened) => <Choices {...props} opened={opened} />}
    </Picker>
  );
}

function Choices({
  value,
  onChange,
  options,
  none = false,
  isLoading = false,
  emptyText,
  hasSearch = options.length > VISIBLE_ROWS,
  opened,
}: SelectFieldProps & { opened: OpenedPicker }) {
  const [typed, setTyped] = useState(hasSearch ? opened.firstLetter : '');
  const fitting = useMatching(options, typed);
  const found = useMemo(() => {
    const isWhole = none !== false && options.length > 0 && typed.trim() === '';
    return isWhole ? [{ id: noneKey, label: none === true ? kit.selectNone : none }, ...fitting] : fitting;
  }, [fitting, options, typed, none]);
  const status =
    found.length === 0 && typed.trim() === '' && !isLoading && emptyText !== undefined ? emptyText : listStatus(found.length, typed, isLoading, formatNumber(found.length));
  return (
    <OptionPanel
      labelledBy={opened.labelledBy}
      options={found}
      isSelected={({ id }) => id === value}
      onChoose={({ id }) => {
        onChange(id === noneKey ? null : id);
        opened.close();
      }}
      search={hasSearch ? { typed, onType: setTyped, placeholder: words.find } : undefined}
      firstLetter={opened.firstLetter}
      status={status}
    />
  );
}
