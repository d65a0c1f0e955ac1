import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { codeMask, digitsMask, directionOf, isDigits, latinMask, textMask } from '#ui/field/masks.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';

export type TextKind = 'text' | 'latin' | 'digits' | 'code' | 'search';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** text folds Arabic letters; latin is left to right; digits shows Persian and gives ASCII; code is digits until it has a letter, then latin; search has a clear button and clears on Escape. */
  kind?: TextKind;
  /** More than one makes it a text area. */
  rows?: number;
  maxLength?: number | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** Enter in a single line. */
  onSubmit?: (() => void) | undefined;
}

const masks = { text: textMask, search: textMask, latin: latinMask, digits: digitsMask, code: codeMask };
const kindClass = { text: undefined, search: undefined, latin: field.latin, digits: field.digits };

const classOf = (kind: TextKind, value: string): string | undefined => kindClass[kind === 'code' ? (isDigits(value) ? 'digits' : 'latin') : kind];

const autoDirection = (kind: TextKind, value: string): 'auto' | undefined => (kind === 'text' || kind === 'search' ? directionOf(value) : undefined);

export function TextField({ rows = 1, ...props }: TextFieldProps) {
  return rows > 1 ? <TextArea {...props} rows={rows} isResizable /> : <Line {...props} />;
}

function Line(props: Omit<TextFieldProps, 'rows'>) {
  const { value, onChange, kind = 'text', maxLength, placeholder, isReadOnly = false, autoComplete, onSubmit } = props;
  const ref = useRef<HTMLInputElement>(null);
  const { shown, change } = useMaskedInput(value, onChange, masks[kind], ref);
  const isSearch = kind === 'search';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && onSubmit !== undefined) onSubmit();
    if (event.key === 'Escape' && isSearch && value !== '') {
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
      type={isSearch ? 'search' : 'text'}
      {...(kind === 'digits' ? { inputMode: 'numeric' as const } : {})}
    >
      <FieldLabel {...props} />
      <div className={field.box} {...boxState(props)}>
        {isSearch ? <Icon of={Search} size="sm" /> : null}
        <Input ref={ref} {...defined({ placeholder, dir: autoDirection(kind, value) })} onKeyDown={onKeyDown} className={cx(field.input, classOf(kind, value))} />
        <StaleMark {...props} />
        {isSearch && value !== '' ? <IconButton label={kit.clearSearch} icon={X} size="sm" excludeFromTabOrder className={field.inside} onPress={() => onChange('')} /> : null}
      </div>
      <FieldNote {...props} />
    </RacTextField>
  );
}
