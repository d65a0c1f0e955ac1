import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { subOrganization } from '#platform/party/party.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { type ControlProps, stringOrNull } from '#ui/form/controls/control.ts';
import { useFormFact, useFormStore } from '#ui/form/hooks.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { generatePassword } from './generate-password.ts';
import styles from './register.module.css';
import messages from './register-page.messages.fa.ts';

const LONG = 1_800_000;

/** Asked only where there is a choice; the first company is the own one, which the server takes when none is given. */
export function CompanyChoice({ value, onChange, shared }: ControlProps) {
  const { data } = useCall(subOrganization, { staleTime: LONG });
  const companies = data?.organization ?? [];
  if (companies.length < 2) return null;
  const options = companies.map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }));
  return <SelectField {...shared} value={stringOrNull(value) ?? companies[0]?.partyId ?? null} onChange={onChange} options={options} />;
}

/** The password shows below the fields, perhaps under the bar of buttons. */
const bringIntoSight = (note: HTMLElement | null): void => note?.scrollIntoView?.({ block: 'nearest' });

/** Makes a password, fills both fields with it and shows it as long as it stands there. */
export function NewPassword() {
  const store = useFormStore();
  const [made, setMade] = useState<string>();
  const isStanding = useFormFact(({ values }) => made !== undefined && values['password'] === made);
  function generate(): void {
    const password = generatePassword(String(store.snapshot().values['username'] ?? ''));
    store.setValues({ password, passwordVerify: password });
    setMade(password);
  }
  return (
    <div className={styles.newPassword}>
      <Button size="sm" icon={KeyRound} onPress={generate}>
        {messages.generate}
      </Button>
      {isStanding && made !== undefined ? (
        <div ref={bringIntoSight} className={styles.generatedNote}>
          <Alert type="info" title={messages.generated}>
            <span className={styles.generated}>
              <Ltr className={styles.password}>{made}</Ltr>
              <CopyButton text={made} label={messages.copyPassword} />
            </span>
            {messages.generatedAdvice}
          </Alert>
        </div>
      ) : null}
    </div>
  );
}
