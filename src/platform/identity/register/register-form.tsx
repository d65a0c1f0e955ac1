import { isEmail, isMobile, isNationalCode } from '#kernel/identity-codes/identity-codes.ts';
import identity from '#platform/identity/identity.messages.fa.ts';
import { PASSWORD_MAX, satisfiesPasswordRule, USERNAME_FORM } from '#platform/identity/identity.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { send } from '#ui/client/client.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { FormErrors } from '#ui/use-form/types.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { PasswordRules } from '../password-rules/password-rules.tsx';
import { register } from './register.contract.ts';
import messages from './register.messages.fa.ts';
import styles from './register.module.css';

const initial = { firstName: '', lastName: '', nationalCode: '', mobile: '', email: '', username: '', password: '', passwordVerify: '', note: '' };
type Values = typeof initial;

const required = (text: string): string | undefined => (text.trim() === '' ? messages.required : undefined);
const unless = (holds: boolean, sentence: string): string | undefined => (holds ? undefined : sentence);

function validate(values: Values): FormErrors<Values> {
  const { mobile, email, password } = values;
  return {
    firstName: required(values.firstName),
    lastName: required(values.lastName),
    nationalCode: required(values.nationalCode) ?? unless(isNationalCode(values.nationalCode), messages.validation.nationalCode),
    mobile: mobile === '' && email === '' ? messages.validation.contactNeeded : unless(mobile === '' || isMobile(mobile), messages.validation.mobile),
    email: unless(email === '' || isEmail(email), messages.emailForm),
    username: required(values.username) ?? unless(USERNAME_FORM.test(values.username), messages.usernameForm),
    password: required(password) ?? unless(satisfiesPasswordRule(password), identity.validation.passwordRule),
    passwordVerify: required(values.passwordVerify) ?? unless(password === values.passwordVerify, identity.validation.passwordRepeat),
  };
}

/** Asks for an account; what is left empty is not sent. */
async function ask({ passwordVerify: _, ...values }: Values): Promise<void> {
  const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  await send(register, { body: given as unknown as { username: string; password: string } });
}

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial,
    validate,
    submit: async (values) => {
      await ask(values);
      onDone();
      return undefined;
    },
  });
  return (
    <FormFrame form={form} className={styles.form}>
      <div className={styles.pair}>
        <TextField {...form.field('firstName')} label={messages.firstName} autoComplete="given-name" maxLength={60} isRequired autoFocus />
        <TextField {...form.field('lastName')} label={messages.lastName} autoComplete="family-name" maxLength={60} isRequired />
      </div>
      <TextField {...form.field('nationalCode')} label={messages.nationalCode} kind="digits" maxLength={10} isRequired />
      <TextField {...form.field('mobile')} label={messages.mobile} kind="digits" help={messages.contactHelp} autoComplete="tel-national" maxLength={11} />
      <TextField {...form.field('email')} label={messages.email} kind="latin" autoComplete="email" maxLength={254} />
      <TextField {...form.field('username')} label={messages.username} help={messages.usernameHelp} kind="latin" autoComplete="username" maxLength={60} isRequired />
      <PasswordField {...form.field('password')} label={messages.password} autoComplete="new-password" maxLength={PASSWORD_MAX} isRequired />
      <PasswordRules password={form.values.password} />
      <PasswordField {...form.field('passwordVerify')} label={messages.passwordVerify} autoComplete="new-password" maxLength={PASSWORD_MAX} isRequired />
      <TextField {...form.field('note')} label={messages.note} help={messages.noteHelp} rows={2} maxLength={500} />
      <Button type="submit" variant="filled" size="lg" isWide isPending={form.isPending}>
        {messages.submit}
      </Button>
      <LeaveGuard isDirty={() => form.isDirty} isForGuests />
    </FormFrame>
  );
}
