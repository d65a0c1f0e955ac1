import { useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { send } from '#ui/client/client.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import { failureOf } from './failure.ui.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { endSecondFactor, renewRecoveryCodes } from './second-factor.contract.ts';
import messages from './second-factor.messages.fa.ts';
import styles from './second-factor.module.css';
import { readTypedCode, TYPED_CODE_MAX } from './typed-code.rules.ts';

const texts = {
  end: { title: messages.endTitle, lead: messages.endLead, submit: messages.turnOff },
  renew: { title: messages.renewTitle, lead: messages.renewLead, submit: messages.make },
} as const;

/** Asks for a code, then turns the second factor off or shows ten new recovery codes. */
export function CodeDialog({ act, onClose }: { act: keyof typeof texts; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { title, lead, submit } = texts[act];
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: code === '' ? messages.codeNeeded : readTypedCode(code) ? undefined : messages.codeForm }),
    submit: async (values) => {
      try {
        if (act === 'renew') setCodes((await send(renewRecoveryCodes, { body: values })).recoveryCodes);
        else {
          showAlert({ type: 'success', message: (await send(endSecondFactor, { body: values })).messages });
          onClose();
        }
        return undefined;
      } catch (error) {
        return failureOf(error);
      }
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm" isLocked={form.isPending || codes !== undefined} hasClose={codes === undefined}>
      {codes ? (
        <div className={styles.form}>
          <RecoveryCodes codes={codes} onKept={onClose} />
        </div>
      ) : (
        <FormFrame form={form} className={styles.form}>
          <p className={styles.text}>{lead}</p>
          <TextField
            {...form.field('code')}
            label={messages.anyCode}
            kind="code"
            help={messages.codeHelp}
            autoComplete="one-time-code"
            maxLength={TYPED_CODE_MAX}
            isRequired
            autoFocus
          />
          <div className={styles.actions}>
            <Button isDisabled={form.isPending} onPress={onClose}>
              {kit.cancel}
            </Button>
            <Button type="submit" variant={act === 'end' ? 'danger' : 'filled'} isPending={form.isPending}>
              {submit}
            </Button>
          </div>
        </FormFrame>
      )}
    </Dialog>
  );
}
