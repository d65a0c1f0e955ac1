import { useMemo, useRef } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import type { CodeKind } from '#kernel/form/definition.ts';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { codeMasks, isDigits } from '#ui/field/masks.ts';
import { textFormOf } from '#ui/field/typed-text-form.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { type TypedFieldProps, useTypedText } from '#ui/field/use-typed-text.ts';

/** The value is the clean form of the code: ASCII, without spaces, `IR...`, `09...`. */
export interface CodeFieldProps extends TypedFieldProps<string> {
  kind: CodeKind;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
}

const latinKinds: readonly CodeKind[] = ['sheba', 'email', 'latin'];
/** Digits until there is a letter. */
const mixedKinds: readonly CodeKind[] = ['alphanumeric', 'pseudoId'];
const isLatin = (kind: CodeKind, text: string): boolean => latinKinds.includes(kind) || (mixedKinds.includes(kind) && !isDigits(text));

/** Characters of the codes that all have as many. */
const lengths: Partial<Record<CodeKind, number>> = { nationalCode: 10, legalEntityId: 11, sheba: 26, bankCard: 16, postalCode: 10 };

/** The keyboard a phone offers. */
const inputModes: Partial<Record<CodeKind, 'text' | 'tel' | 'email'>> = { mobile: 'tel', phone: 'tel', email: 'email', latin: 'text', alphanumeric: 'text', pseudoId: 'text' };

/** A code with rules of its own (guide iran.md section 3). It is judged when it is complete, at the latest when the field is left. */
export function CodeField(props: CodeFieldProps) {
  const { kind, minLength, maxLength, placeholder, autoComplete = 'off', isReadOnly = false } = props;
  const ref = useRef<HTMLInputElement>(null);
  const form = useMemo(
    () => ({ ...textFormOf<string>({ type: 'text', code: kind, minLength, maxLength }), isComplete: (text: string) => text.length === lengths[kind] }),
    [kind, minLength, maxLength],
  );
  const { text, type, leave, problem } = useTypedText(props, form);
  const { shown, change } = useMaskedInput(text, (next) => type(maxLength === undefined ? next : next.slice(0, maxLength)), codeMasks[kind], ref);
  const error = problem ?? props.error;
  return (
    <RacTextField
      {...racFieldProps({ ...props, error, onBlur: leave })}
      value={shown}
      onChange={change}
      isReadOnly={isReadOnly}
      inputMode={inputModes[kind] ?? 'numeric'}
      autoComplete={autoComplete}
    >
      <FieldLabel {...props} />
      <div className={field.box} {...boxState({ ...props, error })}>
        <Input ref={ref} {...defined({ placeholder })} autoCapitalize="none" spellCheck="false" className={cx(field.input, isLatin(kind, text) ? field.latin : field.digits)} />
        <StaleMark {...props} />
      </div>
      <FieldNote {...props} error={error} />
    </RacTextField>
  );
}
