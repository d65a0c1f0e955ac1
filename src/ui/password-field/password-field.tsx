import { Eye, EyeOff, Keyboard } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** current-password at sign-in, new-password where one is made. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
  maxLength?: number | undefined;
}

const persianKey = /[\u0600-\u06ff]/;
const latinKey = /^[a-z]$/i;

/** What the last key says about the keyboard: caps lock first, else the language. */
function keyboardHint(event: KeyboardEvent): string | undefined {
  if (event.getModifierState('CapsLock')) return kit.capsLock;
  if (event.key.length === 1 && persianKey.test(event.key)) return kit.keyboardPersian;
  return latinKey.test(event.key) ? kit.keyboardEnglish : undefined;
}

/** A password with an eye and a hint about the keyboard, because the characters cannot be seen. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete = 'current-password', maxLength, isReadOnly = false, help } = props;
  const [isShown, setShown] = useState(false);
  const [hint, setHint] = useState<string>();
  const note =
    hint === undefined ? (
      help
    ) : (
      <>
        <Icon of={Keyboard} size="xs" />
        <span>{hint}</span>
      </>
    );
  return (
    <RacTextField
      {...racFieldProps(props)}
      {...defined({ maxLength })}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
    >
      <FieldLabel {...props} />
      <div className={field.box} {...boxState(props)}>
        <Input
          className={cx(field.input, field.latin)}
          autoCapitalize="none"
          spellCheck="false"
          onKeyDown={(event) => setHint((last) => keyboardHint(event) ?? (event.key === 'CapsLock' ? undefined : last))}
        />
        {/* behind the input for the keyboard: who tabs comes to what is typed first */}
        <IconButton
          label={isShown ? kit.hidePassword : kit.showPassword}
          icon={isShown ? EyeOff : Eye}
          size="sm"
          isDisabled={props.isDisabled}
          className={cx(field.insideStart, styles.eye)}
          onPress={() => setShown(!isShown)}
        />
      </div>
      <FieldNote {...props} help={note} />
    </RacTextField>
  );
}
