import { useRef, useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { ScreenLink, useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { personList } from '../search/search.contract.ts';
import { personnelSearchScreen } from '../search/search.screen.ts';
import { registerPerson } from './register.contract.ts';
import styles from './register.module.css';
import { AccountFields, EmploymentFields, PersonFields } from './register-fields.tsx';
import { bodyOf, type RegisterValues } from './register-form.ts';
import messages from './register-page.messages.fa.ts';
import { useRegisterForm } from './use-register-form.tsx';

/** A question whose answer a submit waits for. */
function useQuestion() {
  const [answer, setAnswer] = useState<(isYes: boolean) => void>();
  const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));
  const give = (isYes: boolean): void => {
    answer?.(isYes);
    setAnswer(undefined);
  };
  return { isAsked: answer !== undefined, ask, give };
}

/** Registers one person: facts, employment and account. */
export default function RegisterPage() {
  const open = useOpenScreen();
  const mayList = useMay(personnelSearchScreen.access[0]);
  const { mutateAsync } = useSend(registerPerson, { outdates: [personList] });
  const question = useQuestion();
  const isDone = useRef(false);

  async function register(values: RegisterValues): Promise<void> {
    if (!(await question.ask())) return;
    const { partyId } = await mutateAsync({ body: bodyOf(values) });
    isDone.current = true;
    showAlert({ type: 'success', message: messages.registered });
    await open(profileScreen, { search: { partyId } });
  }
  const registration = useRegisterForm(register);
  const { form, summary } = registration;
  return (
    <div className={styles.page}>
      <PageHeader title={messages.registerTitle} lead={messages.registerLead} />
      <FormFrame form={{ submit: form.submit }} label={messages.registerTitle} className={styles.form}>
        <Card title={messages.person}>
          <PersonFields {...registration} />
        </Card>
        <Card title={messages.employment}>
          <EmploymentFields {...registration} />
        </Card>
        <Card title={messages.account}>
          <AccountFields {...registration} />
        </Card>
        <SaveBar summary={summary}>
          {mayList ? (
            <ScreenLink to={personnelSearchScreen} className={buttonClass('ghost')}>
              {messages.cancel}
            </ScreenLink>
          ) : null}
          <Button type="submit" variant="filled" isPending={form.isPending && !question.isAsked}>
            {messages.submit}
          </Button>
        </SaveBar>
      </FormFrame>
      <ConfirmDialog
        isOpen={question.isAsked}
        onClose={() => question.give(false)}
        title={messages.confirmTitle}
        confirmLabel={messages.confirmLabel}
        cancelLabel={messages.confirmBack}
        onConfirm={() => question.give(true)}
      >
        {messages.confirmText}
      </ConfirmDialog>
      <LeaveGuard isDirty={() => form.isDirty && !isDone.current} />
    </div>
  );
}
