import { Button } from '#ui/button/button.tsx';
import { send } from '#ui/client/client.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { usernameFits } from '../login/login.rules.ts';
import { forgotPassword } from './password-recovery.contract.ts';
import messages from './password-recovery.messages.fa.ts';
import styles from './password-recovery.module.css';

export interface AskStepProps {
  name: string;
  /** On to the code; `asked` is what the server said. */
  onNext: (name: string, asked: string | undefined) => void;
}

/** Step one: whose password it is. The answer is the same for every name. */
export function AskStep({ name, onNext }: AskStepProps) {
  const form = useForm({
    initial: { username: name },
    validate: ({ username }) => ({ username: usernameFits(username) ? undefined : messages.usernameForm }),
    submit: async ({ username }) => {
      const { messages: asked } = await send(forgotPassword, { body: { username: username.trim() } });
      onNext(username.trim(), asked);
      return undefined;
    },
  });
  const skip = (): void => {
    const { username } = form.values;
    if (usernameFits(username)) onNext(username.trim(), undefined);
    else form.setErrors({ username: messages.usernameForm });
  };
  return (
    <FormFrame form={form} className={styles.form}>
      <TextField {...form.field('username')} label={messages.username} kind="latin" autoComplete="username" maxLength={254} isRequired autoFocus />
      <Button type="submit" variant="filled" size="lg" isWide isPending={form.isPending}>
        {messages.ask}
      </Button>
      <Button variant="ghost" isWide onPress={skip}>
        {messages.haveCode}
      </Button>
    </FormFrame>
  );
}
