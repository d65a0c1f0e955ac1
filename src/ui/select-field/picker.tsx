import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, type RefObject, startTransition, useId, useRef, useState } from 'react';
import { type KeyboardEvent, PopoverContext, Button as RacButton } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, type FieldProps, StaleMark } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from '#ui/options/options.messages.fa.ts';
import { Popover } from '#ui/popover/popover.tsx';
import { describedBy, FieldFrame, type FieldIds, fieldIds } from './field-frame.tsx';
import styles from './select-field.module.css';

/** What every select takes besides its value and options. */
export interface PickerFieldProps extends FieldProps {
  placeholder?: string | undefined;
  /** Offers to empty the field: a cross, and Delete on the closed field. */
  isClearable?: boolean | undefined;
}

/** What the opened list is told. */
export interface OpenedPicker {
  /** Id of the field's label, which names the list too. */
  readonly labelledBy: string;
  /** The letter that opened it. */
  readonly firstLetter: string;
  readonly close: () => void;
}

export interface PickerProps extends PickerFieldProps {
  /** What is chosen, as it is shown; null when nothing is. */
  shown: ReactNode;
  /** The same as text, for the read-only field. */
  shownText: string | null;
  onClear: () => void;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The sheet is wider than a narrow field: its rows have a second line. */
  isWide?: boolean | undefined;
  className?: string | undefined;
  children: (opened: OpenedPicker) => ReactNode;
}

const isArrow = ({ key }: KeyboardEvent): boolean => key === 'ArrowDown' || key === 'ArrowUp';
const isLetter = (event: KeyboardEvent): boolean => [...event.key].length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
const isErasing = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace';

/** The field of all selects: closed a button with what is chosen and a cross to empty it; opened, in a transition, a sheet with the list. */
export function Picker(props: PickerProps) {
  const { isReadOnly = false, isWide = false, onOpenChange, children } = props;
  const ids = fieldIds(useId());
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Pick<OpenedPicker, 'firstLetter'> | null>(null);

  function open(firstLetter = ''): void {
    startTransition(() => setOpened({ firstLetter }));
    onOpenChange?.(true);
  }
  function close(): void {
    startTransition(() => setOpened(null));
    onOpenChange?.(false);
  }
  const sheet = { trigger: 'Select', triggerRef: box, isOpen: opened !== null, onOpenChange: (isOpen: boolean) => (isOpen ? open() : close()), 'aria-labelledby': ids.label };
  return (
    <FieldFrame {...props} ids={ids} onLabelPress={() => button.current?.focus()}>
      {isReadOnly ? (
        <ReadOnlyText {...props} ids={ids} />
      ) : (
        <div ref={box} className={styles.anchor}>
          <ClosedPicker {...props} ids={ids} button={button} isOpen={opened !== null} open={open} />
        </div>
      )}
      <PopoverContext value={sheet}>
        <Popover placement="bottom start" className={cx(styles.sheet, isWide && styles.wide)}>
          {opened === null ? null : children({ labelledBy: ids.label, firstLetter: opened.firstLetter, close })}
        </Popover>
      </PopoverContext>
    </FieldFrame>
  );
}

interface ClosedPickerProps extends PickerProps {
  ids: FieldIds;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  open: (firstLetter?: string) => void;
}

/** Enter, Space and the arrows open it, a letter opens it and begins the search, Delete empties it; every other key belongs to the page. */
function ClosedPicker({ ids, button, isOpen, open, ...props }: ClosedPickerProps) {
  const { shown, placeholder = kit.selectPlaceholder, isClearable = false, isDisabled = false, onClear, onBlur } = props;
  const mayClear = isClearable && shown !== null && !isDisabled;
  function clear(): void {
    onClear();
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (mayClear && isErasing(event)) clear();
    else if (isArrow(event) || isLetter(event)) open(isArrow(event) ? '' : event.key);
    else {
      event.continuePropagation();
      return;
    }
    event.preventDefault();
  }
  return (
    <>
      <RacButton
        ref={button}
        {...defined({ id: props.id, autoFocus: props.autoFocus, 'aria-describedby': describedBy(props, ids) })}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${ids.label} ${ids.value}`}
        isDisabled={isDisabled}
        className={cx(styles.button, mayClear && styles.clearable)}
        {...boxState(props)}
        onPress={() => open()}
        onKeyDown={onKeyDown}
        onBlur={() => (isOpen ? undefined : onBlur?.())}
      >
        <span id={ids.value} className={styles.value} data-placeholder={shown === null || undefined}>
          {shown ?? placeholder}
        </span>
        <StaleMark stale={props.stale} />
        <Icon of={ChevronDown} size="sm" />
      </RacButton>
      {mayClear ? <IconButton label={words.clear(props.label)} icon={X} size="sm" excludeFromTabOrder className={styles.clear} onPress={clear} /> : null}
    </>
  );
}

/** Spec 5: an empty value is shown as a dash. */
function ReadOnlyText({ ids, ...props }: PickerProps & { ids: FieldIds }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is cut like the value of a select, which an input is not
    <div
      id={props.id}
      role="textbox"
      aria-readonly="true"
      aria-labelledby={ids.label}
      aria-describedby={describedBy(props, ids)}
      tabIndex={0}
      className={cx(field.box, styles.readOnly)}
      {...boxState(props)}
    >
      <span className={styles.value}>{props.shownText ?? kit.unknown}</span>
    </div>
  );
}
