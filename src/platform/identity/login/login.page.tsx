import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type AnimationEvent, lazy, Suspense, useState } from 'react';
import type { login } from '#platform/identity/identity.contract.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { Button } from '#ui/button/button.tsx';
import { type ApiError, isApiError } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { configQuery } from '#ui/client/config.ts';
import { dropSession, extendSession, keepKey, session, useSession } from '#ui/client/session.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { SubmitFailure } from '#ui/use-form/types.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { passwordRecoveryScreen } from '../password-recovery/password-recovery.screen.ts';
import { registerScreen } from '../register/register.screen.ts';
import { endSession, loadSession } from '../session/session.ui.ts';
import { GuestFrame } from './guest-frame.tsx';
import messages from './login.messages.fa.ts';
import styles from './login.module.css';
import { passwordFits, usernameFits } from './login.rules.ts';

const CodeStep = lazy(() => import('./code-step.tsx').then(({ CodeStep: component }) => ({ default: component })));

const loginCall = shellCall<typeof login>('POST', '/login');

interface Credentials {
  username: string;
  password: string;
}

/** The messages of spec section 8: a deactivation flag, any other refusal, anything else. */
function failureOf(error: ApiError): SubmitFailure {
  // these say what to do; every other refusal has one sentence, so that it tells nothing about accounts
  if (identityErrors.is(error, 'codeRefused')) return { fields: error.fields };
  if (identityErrors.is(error, 'deactivated') || identityErrors.is(error, 'oneTimeExpired') || error.status === 429) return { message: error.messages };
  if (error.status === 0 || error.status >= 500) return { message: messages.failed };
  return { message: messages.wrong, fields: { username: messages.checkUsername, password: messages.checkPassword } };
}

/**
 * Signs in, fetches the person and the permission list; the guard then leads on (spec section 4, sign-in sequence).
 * codeNeeded: the password is right, and the account has a second factor.
 */
async function signIn({ username, password }: Credentials, code?: string): Promise<SubmitFailure | 'codeNeeded' | undefined> {
  try {
    const name = username.trim();
    const { api_key: key } = await send(loginCall, { body: { [name.includes('@') ? 'email' : 'username']: name, password, code } });
    keepKey(key);
    extendSession();
    useSession.setState({ isSilent: false });
    await loadSession();
  } catch (error) {
    if (identityErrors.is(error, 'codeNeeded')) return 'codeNeeded';
    if (isApiError(error)) return failureOf(error);
    throw error;
  }
  if (session().user?.roles.length === 0) {
    await endSession();
    dropSession();
    return { message: messages.noRole };
  }
  return undefined;
}

export default function LoginPage() {
  const router = useRouter();
  // asked for by the app before any page
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  // a browser that fills the form does not say so before the first touch of the page
  const [isAutofilled, setAutofilled] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [left, setLeft] = useState<keyof Credentials>();
  const form = useForm<Credentials>({
    initial: { username: '', password: '' },
    validate: ({ username, password }) => ({
      username: usernameFits(username) ? undefined : messages.usernameForm,
      password: passwordFits(password) ? undefined : messages.passwordForm,
    }),
    submit: (values) => enter(values),
  });
  async function enter(values: Credentials, code?: string): Promise<SubmitFailure | undefined> {
    const failure = await signIn(values, code);
    if (failure === undefined) await router.invalidate();
    if (failure !== 'codeNeeded') return failure;
    setAsksCode(true);
    return undefined;
  }
  const { username, password } = form.values;
  /** A field that says on leaving what is wrong, and is silent again while it is typed in. */
  const bind = (name: keyof Credentials, fits: boolean, hint: string) => {
    const field = form.field(name);
    return {
      ...field,
      error: field.error ?? (left === name && field.value !== '' && !fits ? hint : undefined),
      onBlur: () => setLeft(name),
      onChange: (value: string) => {
        setLeft(undefined);
        field.onChange(value);
      },
    };
  };
  const noticeAutofill = (event: AnimationEvent): void => {
    if (event.animationName.includes('autofilled')) setAutofilled(true);
  };
  if (asksCode)
    return (
      <GuestFrame title={messages.codeTitle} pageTitle={messages.title} lead={messages.codeLead}>
        <Suspense>
          <CodeStep signIn={(code) => enter(form.values, code)} onBack={() => setAsksCode(false)} />
        </Suspense>
      </GuestFrame>
    );
  return (
    <GuestFrame title={messages.welcome} pageTitle={messages.title} lead={messages.lead}>
      <FormFrame form={form} className={styles.form} onAnimationStart={noticeAutofill}>
        <TextField
          {...bind('username', usernameFits(username), messages.usernameForm)}
          label={messages.username}
          kind="latin"
          autoComplete="username"
          maxLength={254}
          isRequired
          autoFocus
        />
        <PasswordField {...bind('password', passwordFits(password), messages.passwordForm)} label={messages.password} maxLength={128} isRequired />
        <Button
          type="submit"
          variant="filled"
          size="lg"
          isWide
          className={styles.submit}
          isPending={form.isPending}
          isDisabled={!isAutofilled && !(usernameFits(username) && passwordFits(password))}
        >
          {messages.submit}
        </Button>
        <p className={styles.help}>
          <ScreenLink to={passwordRecoveryScreen}>{messages.forgotten}</ScreenLink>
        </p>
        <p className={styles.help}>{messages.help}</p>
        {config?.registration ? (
          <p className={styles.help}>
            <ScreenLink to={registerScreen}>{messages.register}</ScreenLink>
          </p>
        ) : null}
      </FormFrame>
    </GuestFrame>
  );
}
