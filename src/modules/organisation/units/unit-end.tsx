import { CalendarCheck, CalendarX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { today } from '#ui/format/today.ts';
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
  outdates: readonly AnyCall[];
}

/** The two ways in which a unit goes, and back: it ends on a day, or it never was. */
export function UnitEnd({ unitId, name, rowVersion, hasEnd, outdates }: UnitEndProps) {
  const mayEnd = useMay('organizationChartManagement/organizationalUnit/edit');
  const mayRemove = useMay('organizationChartManagement/organizationalUnit/delete');
  const [asking, ask] = useState<'end' | 'reopening' | 'removal'>();
  const [on, setOn] = useState(today);
  const close = useSend(closeUnit, { outdates });
  const reopen = useSend(reopenUnit, { outdates });
  const remove = useSend(deleteUnit, { outdates });
  const openScreen = useOpenScreen();

  async function go(work: Promise<unknown>, message: string, search: { unitId?: string } = {}): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!isApiError(error)) throw error;
      showError(error);
      return;
    }
    showAlert({ type: 'success', message });
    await openScreen(unitsScreen, { search });
  }
  const shared = { isOpen: true, onClose: () => ask(undefined) };
  return (
    <>
      {mayEnd ? (
        <Button icon={hasEnd ? CalendarCheck : CalendarX} onPress={() => ask(hasEnd ? 'reopening' : 'end')}>
          {hasEnd ? messages.reopen : messages.close}
        </Button>
      ) : null}
      {mayRemove ? (
        <Button icon={Trash2} onPress={() => ask('removal')}>
          {messages.remove}
        </Button>
      ) : null}
      {asking === 'end' ? (
        <ConfirmDialog
          {...shared}
          isDanger
          title={messages.closeTitle({ name })}
          confirmLabel={messages.close}
          onConfirm={() => go(close.mutateAsync({ params: { unitId }, body: { on, rowVersion } }), messages.closed({ name }))}
        >
          <p>{messages.closeEffect}</p>
          <DateField label={messages.closeOn} value={on} onChange={(day) => setOn(day ?? today())} />
        </ConfirmDialog>
      ) : null}
      {asking === 'reopening' ? (
        <ConfirmDialog
          {...shared}
          title={messages.reopenTitle({ name })}
          confirmLabel={messages.reopen}
          onConfirm={() => go(reopen.mutateAsync({ params: { unitId }, body: { rowVersion } }), messages.reopened({ name }), { unitId })}
        >
          {messages.reopenEffect}
        </ConfirmDialog>
      ) : null}
      {asking === 'removal' ? (
        <ConfirmDialog
          {...shared}
          isDanger
          title={messages.removeTitle({ name })}
          confirmLabel={messages.remove}
          onConfirm={() => go(remove.mutateAsync({ params: { unitId } }), messages.removed({ name }))}
        >
          {messages.removeEffect}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
