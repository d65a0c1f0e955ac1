import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import identity from '#platform/identity/identity.messages.fa.ts';
import { PASSWORD_MAX, satisfiesPasswordRule, USERNAME_FORM } from '#platform/identity/identity.rules.ts';
import { register } from '#platform/identity/legacy.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { configQuery } from '#ui/client/config.ts';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { GuestFrame } from '../login/guest-frame.tsx';
import { loginScreen } from '../login/login.screen.ts';
import messages from './register.messages.fa.ts';
import styles from './register.module.css';

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function BackToLogin() {
  return (
    <ScreenLink to={loginScreen} className={buttonClass('outline', 'lg')}>
      {messages.back}
    </ScreenLink>
  );
}

function RegisterForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { username: '', email: '', password: '' },
    validate: ({ username, email, password }) => ({
      username: USERNAME_FORM.test(username) ? undefined : messages.usernameForm,
      email: emailForm.test(email) ? undefined : messages.emailForm,
      password: satisfiesPasswordRule(password) ? undefined : identity.validation.passwordRule,
    }),
    submit: async (body) => {
      try {
        await send(register, { body });
        onDone();
        return undefined;
      } catch (error) {
        if (isApiError(error)) return { fields: error.fields, message: error.messages };
        throw error;
      }
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.summary === undefined ? null : <Alert type="error">{form.summary}</Alert>}
      <TextField {...form.field('username')} label={messages.username} help={messages.usernameHelp} kind="latin" autoComplete="username" maxLength={60} isRequired />
      <TextField {...form.field('email')} label={messages.email} kind="latin" autoComplete="email" maxLength={254} isRequired />
      <PasswordField
        {...form.field('password')}
        label={messages.password}
        autoComplete="new-password"
        help={identity.validation.passwordRule}
        maxLength={PASSWORD_MAX}
        isRequired
      />
      <Button type="submit" variant="filled" size="lg" isWide isPending={form.isPending}>
        {messages.submit}
      </Button>
      <BackToLogin />
    </form>
  );
}

/** Closed unless config.json opens it (ADR 0008). */
export default function RegisterPage() {
  const { data } = useQuery(configQuery);
  const [isDone, setDone] = useState(false);
  if (data?.registration && !isDone) {
    return (
      <GuestFrame title={messages.title} lead={messages.lead}>
        <RegisterForm onDone={() => setDone(true)} />
      </GuestFrame>
    );
  }
  return (
    <GuestFrame title={messages.title} lead={isDone ? undefined : messages.closed}>
      <p>{isDone ? messages.doneText : messages.closedText}</p>
      <BackToLogin />
    </GuestFrame>
  );
}
