import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { changePassword, FORCED_CHANGE_PLACEHOLDER, passwordWasChanged } from '#platform/identity/identity.contract.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import identity from '#platform/identity/identity.messages.fa.ts';
import { PASSWORD_MAX, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import type { SignedInUser } from '#ui/client/session.ts';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import type { FormErrors, SubmitFailure } from '#ui/use-form/types.ts';
import { useForm } from '#ui/use-form/use-form.ts';
import { signOut } from '../session/session.ui.ts';
import messages from './must-change.messages.fa.ts';
import styles from './must-change.module.css';

/** Spec section 9: sign-out and to the root this long after the change. */
const LEAVE_MS = 1_000;

interface Passwords {
  oldPassword: string;
  newPassword: string;
  newPasswordVerify: string;
}

function validate(values: Passwords, isOldAsked: boolean): FormErrors<Passwords> {
  const missing = (text: string): string | undefined => (text === '' ? messages.required : undefined);
  return {
    oldPassword: isOldAsked ? missing(values.oldPassword) : undefined,
    newPassword: missing(values.newPassword) ?? (satisfiesPasswordRule(values.newPassword) ? undefined : identity.validation.passwordRule),
    newPasswordVerify: missing(values.newPasswordVerify) ?? (values.newPassword === values.newPasswordVerify ? undefined : identity.validation.passwordRepeat),
  };
}

/** The messages of spec section 8; those that the contract places at a field stay at it. */
function failureOf(error: unknown): SubmitFailure {
  if (!isApiError(error)) return { message: messages.notSaved };
  // `messages` of this one is the English text of the wire
  if (identityErrors.is(error, 'wrongPassword')) return { fields: { oldPassword: identity.errors.wrongPassword }, message: identity.errors.wrongPassword };
  const { fields, messages: message } = error;
  return Object.keys(fields).length > 0 ? { fields, message } : { message: error.status === 429 ? message : messages.notSaved };
}

export interface MustChangeFormProps {
  user: SignedInUser;
  onChanged: () => void;
  /** For who changes the password of their own accord: the old one is asked for, and one may think better of it. */
  onCancel?: () => void;
}

/**
 * The form of the overlay. The old password of who must change it is asked for only when the session is too old for the placeholder
 * (docs/api-key-and-session.md): the server then says that the current one is wrong.
 */
export function MustChangeForm({ user, onChanged, onCancel }: MustChangeFormProps) {
  const [isOldAsked, setOldAsked] = useState(onCancel !== undefined);
  const [isDone, setDone] = useState(false);
  const form = useForm<Passwords>({
    initial: { oldPassword: '', newPassword: '', newPasswordVerify: '' },
    validate: (values) => validate(values, isOldAsked),
    submit: async (values) => {
      const { partyId, partyRelationshipId, username } = user;
      try {
        await send(changePassword, { body: { ...values, oldPassword: isOldAsked ? values.oldPassword : FORCED_CHANGE_PLACEHOLDER, partyId, partyRelationshipId } });
      } catch (error) {
        if (!isOldAsked && identityErrors.is(error, 'wrongPassword')) {
          setOldAsked(true);
          return { message: messages.oldNeeded };
        }
        return failureOf(error);
      }
      setDone(true);
      // the wire has this call; a lost answer changes nothing, ChangePassword alone ends the duty
      if (onCancel === undefined) await send(passwordWasChanged, { body: { username } }).catch(() => undefined);
      onChanged();
      return undefined;
    },
  });
  return (
    <FormFrame form={form} className={styles.form}>
      <Alert type="info" isLive={false}>
        {messages.rule}
      </Alert>
      {isDone ? <Alert type="success">{identity.passwordChanged}</Alert> : null}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      {isOldAsked ? <PasswordField {...form.field('oldPassword')} label={messages.oldPassword} isRequired maxLength={PASSWORD_MAX} /> : null}
      <PasswordField {...form.field('newPassword')} label={messages.newPassword} autoComplete="new-password" isRequired autoFocus maxLength={PASSWORD_MAX} />
      <PasswordField {...form.field('newPasswordVerify')} label={messages.newPasswordVerify} autoComplete="new-password" isRequired maxLength={PASSWORD_MAX} />
      <div className={styles.actions}>
        <Button variant="ghost" onPress={onCancel ?? (() => void signOut())} isDisabled={isDone}>
          {onCancel === undefined ? messages.signOut : messages.cancel}
        </Button>
        <Button type="submit" variant="filled" isPending={form.isPending} isDisabled={isDone}>
          {messages.submit}
        </Button>
      </div>
    </FormFrame>
  );
}

/** Full screen over the layout; neither Escape nor a click beside it closes it (spec sections 2.4 and 4). */
export function MustChangeOverlay({ user }: { user: SignedInUser }) {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {messages.title}
          </Heading>
          <p className={styles.lead}>{messages.lead}</p>
          <MustChangeForm user={user} onChanged={() => setTimeout(() => void signOut(), LEAVE_MS)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
