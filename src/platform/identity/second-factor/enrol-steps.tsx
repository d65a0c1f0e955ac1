import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { PASSWORD_MAX } from '#platform/identity/identity.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { send } from '#ui/client/client.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { failureOf } from './failure.ui.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.contract.ts';
import messages from './second-factor.messages.fa.ts';
import styles from './second-factor.module.css';
import { readTypedCode } from './typed-code.rules.ts';

type Begun = ReplyOf<typeof beginSecondFactor>;

function PasswordStep({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? messages.passwordNeeded : undefined }),
    submit: async (values) => {
      try {
        onBegun(await send(beginSecondFactor, { body: values }));
        return undefined;
      } catch (error) {
        return failureOf(error);
      }
    },
  });
  return (
    <FormFrame form={form} className={styles.form}>
      <p className={styles.text}>{messages.lead}</p>
      <PasswordField {...form.field('password')} label={messages.password} autoComplete="current-password" maxLength={PASSWORD_MAX} isRequired autoFocus />
      <div className={styles.actions}>
        <Button type="submit" variant="filled" isPending={form.isPending}>
          {messages.next}
        </Button>
      </div>
    </FormFrame>
  );
}

/** Groups of four, as authenticator programs show and take it. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function CodeStep({ begun: { secret, qr }, onConfirmed }: { begun: Begun; onConfirmed: (codes: readonly string[]) => void }) {
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code === '' ? messages.codeNeeded : readTypedCode(code)?.kind === 'totp' ? undefined : messages.codeForm }),
    submit: async (values) => {
      try {
        onConfirmed((await send(confirmSecondFactor, { body: values })).recoveryCodes);
        return undefined;
      } catch (error) {
        return failureOf(error);
      }
    },
  });
  return (
    <FormFrame form={form} className={styles.form}>
      <p className={styles.text}>{messages.scan}</p>
      <svg role="img" aria-label={messages.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" className={styles.qr}>
        <path d={qr.path} />
      </svg>
      <p className={styles.text}>{messages.secret}</p>
      <p className={styles.secret}>
        <CopyButton text={secret} label={messages.copySecret} />
        <Ltr>{inFours(secret)}</Ltr>
      </p>
      <TextField {...form.field('code')} label={messages.code} kind="digits" autoComplete="one-time-code" maxLength={7} isRequired autoFocus />
      <div className={styles.actions}>
        <Button type="submit" variant="filled" isPending={form.isPending}>
          {messages.confirm}
        </Button>
      </div>
    </FormFrame>
  );
}

/** Turning on: the password, the program and its first code, the recovery codes. `onOn`: from here on it counts, though the codes are still to be read. */
export function EnrolSteps({ onOn, onDone }: { onOn?: (() => void) | undefined; onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <div className={styles.form}>
      <Stepper label={messages.progress} steps={messages.steps} current={codes ? 2 : begun ? 1 : 0} />
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onDone} />
      ) : begun ? (
        <CodeStep
          begun={begun}
          onConfirmed={(made) => {
            setCodes(made);
            onOn?.();
          }}
        />
      ) : (
        <PasswordStep onBegun={setBegun} />
      )}
    </div>
  );
}
