import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { duplicatePayGroup } from './groups.contract.ts';
import { groupsScreen } from './groups.screen.ts';
import messages from './groups-page.messages.fa.ts';

export interface CopyGroupProps {
  id: string;
  name: string;
}

/** Another group with all that this one has; it is opened. */
export function CopyGroup({ id, name }: CopyGroupProps) {
  const [isAsked, setAsked] = useState(false);
  if (!useMay(duplicatePayGroup)) return null;
  return (
    <>
      <Button icon={Copy} onPress={() => setAsked(true)}>
        {messages.copy}
      </Button>
      {isAsked ? <CopyDialog id={id} name={name} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function CopyDialog({ id: payGroupId, name, onClose }: CopyGroupProps & { onClose: () => void }) {
  const open = useOpenScreen();
  const { mutateAsync, isPending } = useSend(duplicatePayGroup);
  const [standardCode, setCode] = useState('');
  const [description, setDescription] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  async function copy(): Promise<void> {
    let made = '';
    const asked = mutateAsync({ body: { payGroupId, standardCode, description } }).then(({ id }) => {
      made = id ?? '';
    });
    if (await tellFaults(asked, setFaults, messages.copied)) void open(groupsScreen, { search: { payGroupId: made } });
  }
  return (
    <Dialog
      isOpen
      title={messages.copyTitle({ name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} onPress={() => void copy()}>
            {messages.copySubmit}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {kit.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{messages.copyLead}</p>
        <TextField label={messages.code} value={standardCode} onChange={setCode} error={faults['standardCode']} isRequired />
        <TextField label={messages.name} value={description} onChange={setDescription} error={faults['description']} isRequired />
      </Stack>
    </Dialog>
  );
}
