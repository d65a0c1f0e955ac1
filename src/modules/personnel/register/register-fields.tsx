import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { subOrganization } from '#platform/party/party.contract.ts';
import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { generatePassword } from './generate-password.ts';
import styles from './register.module.css';
import { hireDates } from './register.rules.ts';
import { today } from './register-form.ts';
import messages from './register-page.messages.fa.ts';
import type { RegisterForm } from './use-register-form.tsx';

const LONG = 1_800_000;
const NATIONAL_CODE_DIGITS = 10;
const genders = (['N', 'Y'] as const).map((id) => ({ id, label: messages.genders[id] }));

export function PersonFields({ field, leave }: RegisterForm) {
  const national = field('nationalId');
  return (
    <FieldGrid>
      <TextField {...field('firstName')} maxLength={60} autoComplete="off" />
      <TextField {...field('lastName')} maxLength={80} autoComplete="off" />
      <TextField {...field('suffix')} maxLength={40} autoComplete="off" />
      <TextField {...field('fatherName')} maxLength={60} autoComplete="off" />
      <TextField
        {...national}
        kind="digits"
        autoComplete="off"
        onChange={(typed) => {
          const code = typed.slice(0, NATIONAL_CODE_DIGITS);
          national.onChange(code);
          // the tenth digit checks the others: no need to wait until the field is left
          if (code.length === NATIONAL_CODE_DIGITS) leave('nationalId', code);
        }}
      />
      <SelectField {...field('gender')} options={genders} none />
      <DateField {...field('birthDate')} maxDate={today()} />
    </FieldGrid>
  );
}

export function EmploymentFields({ field }: RegisterForm) {
  const { data: kinds } = useCall(enumeration, { query: { enumTypeId: 'EmploymentStatus' }, staleTime: LONG });
  const { data: organisation } = useCall(subOrganization, { staleTime: LONG });
  const companies = organisation?.organization ?? [];
  const hired = hireDates(today());
  const company = field('companyId');
  return (
    <FieldGrid>
      {companies.length > 1 ? (
        <SelectField
          {...company}
          value={company.value ?? companies[0]?.partyId ?? null}
          options={companies.map(({ partyId, organizationName }) => ({ id: partyId, label: organizationName }))}
        />
      ) : null}
      <DateField {...field('fromDate')} minDate={hired.min} maxDate={hired.max} />
      <TextField {...field('pseudoId')} kind="code" maxLength={20} autoComplete="off" />
      <SelectField {...field('employmentStatusEnumId')} options={(kinds?.result ?? []).map(({ enumId, description }) => ({ id: enumId, label: description }))} none />
    </FieldGrid>
  );
}

/** The password shows below the fields, perhaps under the bar of buttons. */
const bringIntoSight = (note: HTMLElement | null): void => note?.scrollIntoView?.({ block: 'nearest' });

export function AccountFields({ form, field }: RegisterForm) {
  const [generated, setGenerated] = useState<string>();
  const { values } = form;
  function generate(): void {
    const password = generatePassword(values.username);
    form.setValue('password', password);
    form.setValue('passwordVerify', password);
    setGenerated(password);
  }
  const hasAccount = field('hasAccount');
  return (
    <div className={styles.account}>
      <div>
        <CheckBox id={hasAccount.id} isSelected={values.hasAccount} onChange={hasAccount.onChange}>
          {messages.hasAccount}
        </CheckBox>
        {values.hasAccount ? null : <p className={styles.help}>{messages.noAccountHelp}</p>}
      </div>
      {values.hasAccount ? (
        <>
          <FieldGrid>
            <TextField {...field('username')} kind="latin" maxLength={30} autoComplete="off" help={messages.usernameHelp} />
            <PasswordField {...field('password')} autoComplete="new-password" maxLength={128} />
            <PasswordField {...field('passwordVerify')} autoComplete="new-password" maxLength={128} />
            <TextField {...field('emailAddress')} kind="latin" maxLength={254} autoComplete="off" />
            <FieldCell span="full">
              <Button size="sm" icon={KeyRound} onPress={generate}>
                {messages.generate}
              </Button>
            </FieldCell>
          </FieldGrid>
          {generated !== undefined && generated === values.password ? (
            <div ref={bringIntoSight} className={styles.generatedNote}>
              <Alert type="info" title={messages.generated}>
                <span className={styles.generated}>
                  <Ltr className={styles.password}>{generated}</Ltr>
                  <CopyButton text={generated} label={messages.copyPassword} />
                </span>
                {messages.generatedAdvice}
              </Alert>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
