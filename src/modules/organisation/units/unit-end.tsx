import { CalendarCheck, CalendarX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { closeUnit, deleteUnit, reopenUnit } from './units.contract.ts';
import { unitsScreen } from './units.screen.ts';
import messages from './units-page.messages.fa.ts';

interface UnitEndProps {
  unitId: string;
  name: string;
  rowVersion: number;
  /** It ends on a day, which can be taken back. */
  hasEnd: boolean;
}

/** The two ways in which a unit goes, and back: it ends on a day, or it never was. */
export function UnitEnd({ unitId, name, ...unit }: UnitEndProps) {
  const mayEnd = useMay(closeUnit);
  const mayRemove = useMay(deleteUnit);
  const remove = useSend(deleteUnit);
  const open = useOpenScreen();
  return (
    <>
      {mayEnd ? <CloseOrReopen unitId={unitId} name={name} {...unit} /> : null}
      {mayRemove ? (
        <AskButton
          label={messages.remove}
          icon={Trash2}
          isDanger
          title={messages.removeTitle({ name })}
          act={() => remove.mutateAsync({ params: { unitId }, query: { rowVersion: unit.rowVersion } })}
          done={messages.removed({ name })}
          onDone={() => open(unitsScreen, { search: {} })}
        >
          {messages.removeEffect}
        </AskButton>
      ) : null}
    </>
  );
}

/** One button for both: it turns into the other as soon as the unit is read anew, while the question is still open. */
function CloseOrReopen({ unitId, name, rowVersion, hasEnd }: UnitEndProps) {
  const [asking, ask] = useState<'close' | 'reopen'>();
  const close = useSend(closeUnit);
  const reopen = useSend(reopenUnit);
  const open = useOpenScreen();
  const onClose = (): void => ask(undefined);
  return (
    <>
      <Button icon={hasEnd ? CalendarCheck : CalendarX} onPress={() => ask(hasEnd ? 'reopen' : 'close')}>
        {hasEnd ? messages.reopen : messages.close}
      </Button>
      {asking === 'close' ? (
        <ActDialog
          isDanger
          title={messages.closeTitle({ name })}
          confirmLabel={messages.close}
          dayLabel={messages.closeOn}
          act={(on) => close.mutateAsync({ params: { unitId }, body: { on, rowVersion } })}
          done={messages.closed({ name })}
          onDone={() => open(unitsScreen, { search: {} })}
          onClose={onClose}
        >
          {messages.closeEffect}
        </ActDialog>
      ) : null}
      {asking === 'reopen' ? (
        <ActDialog
          title={messages.reopenTitle({ name })}
          confirmLabel={messages.reopen}
          act={() => reopen.mutateAsync({ params: { unitId }, body: { rowVersion } })}
          done={messages.reopened({ name })}
          onDone={() => open(unitsScreen, { search: { unitId } })}
          onClose={onClose}
        >
          {messages.reopenEffect}
        </ActDialog>
      ) : null}
    </>
  );
}
