import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Text } from '#ui/text/text.tsx';
import { devices, offeredClocks } from './devices.contract.ts';
import styles from './devices.module.css';
import { deviceForm } from './devices.table.ts';
import messages from './devices-page.messages.fa.ts';

type Offered = { readonly serial?: string | undefined; readonly address?: string | undefined; readonly times: number };

/** Clocks that called and are not registered, each with its way in. Nothing where there are none. */
export function OfferedClocks() {
  const { data } = useCall(offeredClocks, { enabled: useMay(offeredClocks) });
  const [chosen, choose] = useState<Offered>();
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Card title={messages.offered}>
      <Text as="p" size="label" tone="muted">
        {messages.offeredLead}
      </Text>
      <ul className={styles.offered}>
        {data.list.map((one) => (
          <li key={one.serial}>
            <bdi>{messages.offeredRow({ serial: one.serial ?? '', address: one.address ?? '', times: formatNumber(one.times) })}</bdi>
            <Button variant="outline" size="sm" onPress={() => choose(one)}>
              {messages.register}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={chosen !== undefined} onClose={() => choose(undefined)} title={messages.register} size="lg">
        {chosen === undefined ? null : (
          <DefinedForm
            of={deviceForm}
            call={devices.create}
            layout="dialog"
            start={{ serial: chosen.serial ?? '', networks: chosen.address ?? '', optionIndicator: 'Y' }}
            submitLabel={messages.addLabel}
            onSaved={() => choose(undefined)}
            onReset={() => choose(undefined)}
            autoFocus
          />
        )}
      </Dialog>
    </Card>
  );
}
