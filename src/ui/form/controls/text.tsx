import { CodeField } from '#ui/code-field/code-field.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type ControlProps, orNull, stringOrNull, textOf } from './control.ts';

export function TextControl({ field, value, onChange, shared }: ControlProps) {
  const { code, minLength, maxLength, placeholder } = field;
  if (code !== undefined)
    return <CodeField {...shared} kind={code} minLength={minLength} maxLength={maxLength} placeholder={placeholder} value={stringOrNull(value)} onChange={onChange} />;
  return <TextField {...shared} maxLength={maxLength} placeholder={placeholder} autoComplete="off" value={textOf(value)} onChange={(text) => onChange(orNull(text))} />;
}

export function TextAreaControl({ field, value, onChange, shared }: ControlProps) {
  const { type, rows, maxLength, placeholder } = field;
  return (
    <TextArea
      {...shared}
      rows={rows}
      maxLength={maxLength}
      placeholder={placeholder}
      isResizable={type === 'textResize'}
      value={textOf(value)}
      onChange={(text) => onChange(orNull(text))}
    />
  );
}

export function PasswordControl({ field, value, onChange, shared }: ControlProps) {
  return (
    <PasswordField {...shared} previous={undefined} maxLength={field.maxLength} autoComplete="new-password" value={textOf(value)} onChange={(text) => onChange(orNull(text))} />
  );
}
