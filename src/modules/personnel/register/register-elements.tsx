import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isNationalCode } from '#kernel/identity-codes/identity-codes.ts';
import { addHolder, positionOptions } from '#modules/organisation/organisation.web.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { defined } from '#ui/cx/cx.ts';
import { type ControlProps, stringOrNull } from '#ui/form/controls/control.ts';
import { useFormFact, useFormStore } from '#ui/form/hooks.ts';
import { formatCode } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { useCompanies } from './companies.ui.ts';
import { generatePassword } from './generate-password.server.ts';
import { checkRegister } from './register.contract.ts';
import styles from './register.module.css';
import messages from './register-page.messages.fa.ts';

/** A choice only where there is one; the first company is the own one, which the server takes when none is given. */
export function CompanyChoice({ value, onChange, shared }: ControlProps) {
  const companies = useCompanies();
  const [own] = companies;
  if (own === undefined) return null;
  if (companies.length === 1) return <TextField {...shared} value={own.label} onChange={() => undefined} isReadOnly />;
  return <SelectField {...shared} value={stringOrNull(value) ?? own.id} onChange={onChange} options={companies} />;
}

/** The value of a field of text once it is whole enough to ask for it. */
const useCode = (name: string, isWhole: (text: string) => boolean): string | undefined =>
  useFormFact(({ values }) => (typeof values[name] === 'string' && isWhole(values[name]) ? values[name] : undefined));

/** Who has the typed code already, with the way to the file: there the person is employed again. */
export function KnownPerson() {
  const codes = {
    nationalId: useCode('nationalId', isNationalCode),
    foreignerCode: useCode('foreignerCode', (text) => text.length >= 9),
    passportNumber: useCode('passportNumber', (text) => text.length >= 5),
  };
  const companyId = useCode('companyId', (text) => text !== '');
  const { data } = useCall(checkRegister, { query: defined({ ...codes, companyId }), enabled: Object.values(codes).some((code) => code !== undefined) });
  const mayOpen = useMay(profileScreen);
  const known = data?.known;
  if (known == null) return null;
  const name = known.fullName ?? '';
  return (
    <Alert type="warning" title={known.isActive ? messages.knownActive({ name }) : messages.knownFormer({ name })}>
      {mayOpen ? (
        <ScreenLink to={profileScreen} search={{ partyId: known.partyId }}>
          {messages.openKnown}
        </ScreenLink>
      ) : null}
    </Alert>
  );
}

/** Enters the next free code where none was typed; beside another one it says it, to be taken. Another company has another. */
export function NextCode() {
  const store = useFormStore();
  const companyId = useCode('companyId', (text) => text !== '');
  const next = useCall(checkRegister, { query: defined({ companyId }) }).data?.nextPseudoId ?? undefined;
  const typed = useFormFact(({ values }) => values['pseudoId'] ?? null);
  const entered = useRef<string>(undefined);
  useEffect(() => {
    const { pseudoId } = store.snapshot().values;
    if (next === undefined || (pseudoId !== null && pseudoId !== undefined && pseudoId !== entered.current)) return;
    entered.current = next;
    store.setValues({ pseudoId: next });
  }, [store, next]);
  if (next === undefined || typed === next) return null;
  return (
    <p className={styles.nextCode}>
      {messages.nextCodeTaken({ code: formatCode(next) })}
      <Button size="sm" variant="ghost" onPress={() => store.setValues({ pseudoId: next })}>
        {messages.useNextCode}
      </Button>
    </p>
  );
}

/** The post of the first day, for who may fill posts; vacant ones of that day first. */
export function FirstPost({ field, value, onChange, shared }: ControlProps) {
  const mayPlace = useMay(addHolder);
  const fromDate = useFormFact(({ values }) => (typeof values['fromDate'] === 'string' ? values['fromDate'] : undefined));
  if (!mayPlace) return null;
  return (
    <SearchSelect
      {...shared}
      url={positionOptions.path}
      kind="lazy"
      filter={fromDate === undefined ? undefined : { asOf: fromDate }}
      optionIdField={field.optionIdField}
      optionLabelField={field.optionLabelField}
      value={stringOrNull(value)}
      onChange={(id) => onChange(id)}
    />
  );
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
