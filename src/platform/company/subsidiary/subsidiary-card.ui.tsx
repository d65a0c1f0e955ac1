import { useState } from 'react';
import type { subOrganization } from '#platform/party/party.contract.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { shellCall } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode } from '#ui/format/format.ts';
import { addSubsidiary } from './subsidiary.contract.ts';
import { subsidiaryForm } from './subsidiary.form.ts';
import messages from './subsidiary.messages.fa.ts';
import styles from './subsidiary-card.module.css';

const companiesCall = shellCall<typeof subOrganization>('GET', '/rest/s1/hcm/party/subOrganization', { of: ['Company'], tagged: true });

/** Companies of the installation for who may set it up, and a new one below them. */
export function SubsidiaryCard() {
  const { data } = useCall(companiesCall);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Card title={messages.title}>
      <p className={styles.help}>{messages.lead}</p>
      <ul aria-label={messages.list} className={styles.list}>
        {data?.organization.map(({ partyId, pseudoId, organizationName }) => (
          <li key={partyId}>
            {organizationName} <span className={styles.code}>{formatCode(pseudoId)}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={() => setOpen(true)}>{messages.add}</Button>
      </div>
      <Dialog isOpen={isOpen} onClose={close} title={messages.add}>
        <DefinedForm
          of={subsidiaryForm}
          call={addSubsidiary}
          layout="dialog"
          start={{ parentCompanyId: data?.organization[0]?.partyId ?? null }}
          submitLabel={messages.save}
          onSaved={({ messages: said }) => {
            showAlert({ type: 'success', message: said });
            close();
          }}
          onReset={close}
          autoFocus
        />
      </Dialog>
    </Card>
  );
}
