import { Button } from '#ui/button/button.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { SubmitFailure } from '#ui/use-form/types.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { readTypedCode, TYPED_CODE_MAX } from '../second-factor/typed-code.rules.ts';
import messages from './code-step.messages.fa.ts';
import styles from './login.module.css';

export interface CodeStepProps {
  /** Signs in with the password of the first step and this code. */
  signIn: (code: string) => Promise<SubmitFailure | undefined>;
  onBack: () => void;
}

/** Second step of the sign-in, for accounts with a second factor. */
export function CodeStep({ signIn, onBack }: CodeStepProps) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: readTypedCode(code) ? undefined : messages.form }),
    submit: ({ code }) => signIn(code),
  });
  return (
    <FormFrame form={form} className={styles.form}>
      <TextField {...form.field('code')} label={messages.code} help={messages.help} kind="code" autoComplete="one-time-code" maxLength={TYPED_CODE_MAX} isRequired autoFocus />
      <Button type="submit" variant="filled" size="lg" isWide className={styles.submit} isPending={form.isPending}>
        {messages.submit}
      </Button>
      <Button variant="ghost" isDisabled={form.isPending} onPress={onBack}>
        {messages.back}
      </Button>
    </FormFrame>
  );
}
