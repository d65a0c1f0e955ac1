import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Input, TextField as RacTextField, TextArea } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps } from '#ui/field/field.tsx';
import { codeMask, digitsMask, isDigits, latinMask, textMask } from '#ui/field/masks.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';

export type TextKind = 'text' | 'latin' | 'digits' | 'code' | 'search';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** text folds Arabic letters; latin is left to right; digits shows Persian and gives ASCII; code is digits until it has a letter, then latin; search has a clear button and clears on Escape. */
  kind?: TextKind;
  /** More than one makes it a resizable text area. */
  rows?: number;
  maxLength?: number | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  /** Enter in a single line. */
  onSubmit?: (() => void) | undefined;
}

const masks = { text: textMask, search: textMask, latin: latinMask, digits: digitsMask, code: codeMask };
const kindClass = { text: undefined, search: undefined, latin: field.latin, digits: field.digits };

const classOf = (kind: TextKind, value: string): string | undefined => kindClass[kind === 'code' ? (isDigits(value) ? 'digits' : 'latin') : kind];

/** Free text decides its own direction once it has a letter; empty and numeric text follows the page. */
function autoDirection(kind: TextKind, value: string): 'auto' | undefined {
  return (kind === 'text' || kind === 'search') && /\p{L}/u.test(value) ? 'auto' : undefined;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, kind = 'text', rows = 1, maxLength, placeholder, isReadOnly = false, autoComplete, onSubmit, help, error } = props;
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { shown, change } = useMaskedInput(value, onChange, masks[kind], ref);
  const shared = { ref, ...defined({ placeholder, dir: autoDirection(kind, value) }) };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && onSubmit !== undefined) onSubmit();
    if (event.key === 'Escape' && kind === 'search' && value !== '') {
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <RacTextField
      {...racFieldProps(props)}
      {...defined({ maxLength, autoComplete })}
      value={shown}
      onChange={change}
      isReadOnly={isReadOnly}
      type={kind === 'search' ? 'search' : 'text'}
      {...(kind === 'digits' ? { inputMode: 'numeric' as const } : {})}
    >
      <FieldLabel {...props} />
      <div className={field.box} {...boxState(props)}>
        {kind === 'search' ? <Icon of={Search} size="sm" /> : null}
        {rows > 1 ? (
          <TextArea {...shared} rows={rows} className={cx(field.input, field.area)} />
        ) : (
          <Input {...shared} onKeyDown={onKeyDown} className={cx(field.input, classOf(kind, value))} />
        )}
        {kind === 'search' && value !== '' ? (
          <IconButton label={kit.clearSearch} icon={X} size="sm" excludeFromTabOrder className={field.inside} onPress={() => onChange('')} />
        ) : null}
      </div>
      <FieldNote help={help} error={error} />
    </RacTextField>
  );
}
