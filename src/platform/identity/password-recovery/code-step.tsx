import { useRef, useState } from 'react';
import identity from '#platform/identity/identity.messages.fa.ts';
import { PASSWORD_MAX, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { PasswordRules } from '../password-rules/password-rules.tsx';
import { forgotPassword, recoverPassword } from './password-recovery.contract.ts';
import messages from './password-recovery.messages.fa.ts';
import styles from './password-recovery.module.css';
import { CODE_LENGTH, readCode } from './recovery.rules.ts';

export interface CodeStepProps {
  name: string;
  /** What the server said to the first step. */
  asked: string | undefined;
  onBack: () => void;
  onDone: () => void;
}

const required = (text: string): string | undefined => (text === '' ? messages.required : undefined);

/** Step two: the code and the new password. */
export function CodeStep({ name, asked, onBack, onDone }: CodeStepProps) {
  const [told, setTold] = useState(asked);
  const isDone = useRef(false);
  const form = useForm({
    initial: { code: '', newPassword: '', newPasswordVerify: '' },
    validate: ({ code, newPassword, newPasswordVerify }) => ({
      code: required(code) ?? (readCode(code) === '' ? messages.codeForm : undefined),
      newPassword: required(newPassword) ?? (satisfiesPasswordRule(newPassword) ? undefined : identity.validation.passwordRule),
      newPasswordVerify: required(newPasswordVerify) ?? (newPassword === newPasswordVerify ? undefined : identity.validation.passwordRepeat),
    }),
    submit: async (values) => {
      setTold(undefined);
      await send(recoverPassword, { body: { username: name, ...values } });
      isDone.current = true;
      onDone();
      return undefined;
    },
  });
  const askAgain = async (): Promise<void> => {
    try {
      setTold((await send(forgotPassword, { body: { username: name } })).messages);
      form.setErrors({});
    } catch (error) {
      setTold(undefined);
      if (!isApiError(error)) throw error;
      form.setErrors({}, error.messages);
    }
  };
  return (
    <FormFrame form={form} className={styles.form}>
      {told === undefined ? null : <Alert type="info">{told}</Alert>}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <TextField {...form.field('code')} label={messages.code} kind="digits" help={messages.codeHelp} autoComplete="one-time-code" maxLength={CODE_LENGTH} isRequired autoFocus />
      <PasswordField {...form.field('newPassword')} label={messages.newPassword} autoComplete="new-password" maxLength={PASSWORD_MAX} isRequired />
      <PasswordRules password={form.values.newPassword} />
      <PasswordField {...form.field('newPasswordVerify')} label={messages.newPasswordVerify} autoComplete="new-password" maxLength={PASSWORD_MAX} isRequired />
      <Button type="submit" variant="filled" size="lg" isWide isPending={form.isPending}>
        {messages.save}
      </Button>
      <LeaveGuard isDirty={() => form.isDirty && !isDone.current} isForGuests />
      <div className={styles.more}>
        <Button variant="ghost" onPress={() => void askAgain()}>
          {messages.again}
        </Button>
        <Button variant="ghost" onPress={onBack}>
          {messages.otherName}
        </Button>
      </div>
    </FormFrame>
  );
}
