import { CalendarX, Trash2 } from 'lucide-react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { closePosition, deletePosition } from './positions.contract.ts';
import { positionsScreen } from './positions.screen.ts';
import messages from './positions-page.messages.fa.ts';

interface PositionEndProps {
  emplPositionId: string;
  name: string;
  rowVersion: number;
}

/** The two ways in which a post goes: it ends on a day, or it never was. */
export function PositionEnd({ emplPositionId, name, rowVersion }: PositionEndProps) {
  const mayEnd = useMay(closePosition);
  const mayRemove = useMay(deletePosition);
  const close = useSend(closePosition);
  const remove = useSend(deletePosition);
  const open = useOpenScreen();
  const toList = () => open(positionsScreen, { search: {} });
  return (
    <>
      {mayEnd ? (
        <AskButton
          label={messages.close}
          icon={CalendarX}
          isDanger
          title={messages.closeTitle({ name })}
          dayLabel={messages.closeOn}
          act={(on) => close.mutateAsync({ params: { emplPositionId }, body: { on, rowVersion } })}
          done={messages.closed({ name })}
          onDone={toList}
        >
          {messages.closeEffect}
        </AskButton>
      ) : null}
      {mayRemove ? (
        <AskButton
          label={messages.remove}
          icon={Trash2}
          isDanger
          title={messages.removeTitle({ name })}
          act={() => remove.mutateAsync({ params: { emplPositionId }, query: { rowVersion } })}
          done={messages.removed({ name })}
          onDone={toList}
        >
          {messages.removeEffect}
        </AskButton>
      ) : null}
    </>
  );
}
