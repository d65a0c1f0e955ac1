import { useState } from 'react';
import { fieldClasses } from '#kernel/entity.ts';
import { lastDay, NAME_MAX } from '#platform/identity/service-keys/service-keys.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { today } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useForm } from '#ui/use-form/use-form.ts';
import words from '../access-level/groups/groups.messages.fa.ts';
import { makeServiceKey } from './service-keys.contract.ts';
import messages from './service-keys.messages.fa.ts';
import styles from './service-keys.module.css';

export interface MakeDialogProps {
  permissions: readonly { key: string; title: string }[];
  onClose: () => void;
}

const FORM = 'make-service-key';
const idsIn = (value: string | null): string[] => (value === null ? [] : (JSON.parse(value) as string[]));
const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter((line) => line !== '');
const classOptions = fieldClasses.filter((one) => one !== 'public').map((id) => ({ id, label: words.classes[id] }));
const scopes = ['company', 'all'] as const;

function MadeKey({ made, onClose }: { made: string; onClose: () => void }) {
  const kept = (
    <Button variant="filled" onPress={onClose}>
      {messages.kept}
    </Button>
  );
  return (
    <Dialog isOpen isLocked hasClose={false} onClose={onClose} title={messages.madeTitle} footer={kept}>
      <div className={styles.form}>
        <Alert type="warning">{messages.made}</Alert>
        <p className={styles.key}>
          <CopyButton text={made} label={messages.copy} />
          <Ltr>{made}</Ltr>
        </p>
      </div>
    </Dialog>
  );
}

/** What a new key is for; then the key, this one time. */
export function MakeDialog({ permissions, onClose }: MakeDialogProps) {
  const [made, setMade] = useState<string>();
  const now = today();
  const form = useForm({
    initial: { name: '', permissions: null as string | null, rowScope: 'company' as string | null, classes: null as string | null, networks: '', expiresOn: null as string | null },
    validate: (values) => ({
      name: values.name.trim() === '' ? messages.nameNeeded : undefined,
      permissions: idsIn(values.permissions).length === 0 ? messages.permissionsNeeded : undefined,
      networks: linesOf(values.networks).length === 0 ? messages.networksNeeded : undefined,
      expiresOn: values.expiresOn === null ? messages.expiresNeeded : undefined,
    }),
    submit: async (values) => {
      const rowScope = scopes.find((one) => one === values.rowScope) ?? 'company';
      const classes = fieldClasses.filter((one) => idsIn(values.classes).includes(one));
      const body = { name: values.name.trim(), permissions: idsIn(values.permissions), rowScope, classes, networks: linesOf(values.networks), expiresOn: values.expiresOn ?? '' };
      try {
        setMade((await send(makeServiceKey, { body })).key);
        return undefined;
      } catch (error) {
        if (!isApiError(error)) throw error;
        return Object.keys(error.fields).length > 0 ? { fields: error.fields } : { message: error.messages };
      }
    },
  });
  if (made !== undefined) return <MadeKey made={made} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.add}
      isLocked={form.isPending}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="filled" isPending={form.isPending}>
            {messages.make}
          </Button>
        </>
      }
    >
      <FormFrame form={form} id={FORM} className={styles.form}>
        <TextField {...form.field('name')} label={messages.name} maxLength={NAME_MAX} isRequired autoFocus />
        <MultiSelect {...form.field('permissions')} label={messages.permissionList} options={permissions.map(({ key, title }) => ({ id: key, label: title }))} isRequired />
        <SelectField {...form.field('rowScope')} label={messages.rowScope} options={scopes.map((id) => ({ id, label: messages.rowScopes[id] }))} isClearable={false} />
        <MultiSelect {...form.field('classes')} label={messages.classes} help={messages.classesHelp} options={classOptions} />
        <TextField {...form.field('networks')} label={messages.networks} help={messages.networksHelp} rows={3} maxLength={1_000} isRequired />
        <DateField {...form.field('expiresOn')} label={messages.expiresOn} minDate={now} maxDate={lastDay(now)} isRequired />
      </FormFrame>
    </Dialog>
  );
}
