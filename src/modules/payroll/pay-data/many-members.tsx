import { useState } from 'react';
import type { BodyInput } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { addMany } from './pay-data.contract.ts';
import { manyForm } from './pay-data.form.ts';
import messages from './pay-data-page.messages.fa.ts';

const { many: words } = messages;

type Conditions = Omit<BodyInput<typeof addMany>, 'payGroupId' | 'isTrial'>;
interface Counted {
  readonly count: number;
  readonly conditions: Conditions;
}

/** Puts everybody without pay data into a group: they are counted first, and added when the number is right. */
export function ManyMembers({ payGroupId, onClose }: { payGroupId: string; onClose: () => void }) {
  const [counted, setCounted] = useState<Counted>();
  const [start, setStart] = useState<Conditions>({ fromDate: today(), unitId: null, employmentStatusEnumId: null });
  return (
    <Dialog isOpen title={words.title} onClose={onClose}>
      {counted === undefined ? (
        <Stack>
          <Text as="p">{words.lead}</Text>
          <DefinedForm
            layout="dialog"
            autoFocus
            of={manyForm}
            call={addMany}
            start={start}
            toBody={(conditions) => ({ ...conditions, payGroupId, isTrial: true })}
            submitLabel={words.count}
            savedText={words.isCounted}
            onSaved={({ count }, conditions) => {
              setStart(conditions);
              setCounted({ count, conditions });
            }}
            onReset={onClose}
          />
        </Stack>
      ) : (
        <Confirmation payGroupId={payGroupId} counted={counted} onBack={() => setCounted(undefined)} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface ConfirmationProps {
  payGroupId: string;
  counted: Counted;
  onBack: () => void;
  onDone: () => void;
}

function Confirmation({ payGroupId, counted: { count, conditions }, onBack, onDone }: ConfirmationProps) {
  const { mutateAsync } = useSend(addMany);
  const add = async (): Promise<void> => {
    const done = await mutateAsync({ body: { ...conditions, payGroupId, isTrial: false } });
    showAlert({ type: 'success', message: words.added({ count: formatNumber(done.count) }) });
    onDone();
  };
  return (
    <Stack>
      <Text as="p">{count === 0 ? words.nobody : words.counted({ count: formatNumber(count) })}</Text>
      <Row>
        <Button onPress={onBack}>{words.back}</Button>
        {count === 0 ? null : (
          <RunButton variant="filled" run={add}>
            {words.add({ count: formatNumber(count) })}
          </RunButton>
        )}
      </Row>
    </Stack>
  );
}
