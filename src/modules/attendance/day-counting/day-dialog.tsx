import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatLongDate } from '#ui/format/format.ts';
import { DayView } from './day-view.tsx';
import words from './day-words.messages.fa.ts';

export interface DayDialogProps {
  readonly date: string;
  readonly partyId?: string | undefined;
  /** Whose day it is; none of the own one. */
  readonly fullName?: string | undefined;
  onClose: () => void;
}

/** A day explained, over the page it belongs to. */
export function DayDialog({ date, partyId, fullName, onClose }: DayDialogProps) {
  const day = formatLongDate(date);
  return (
    <Dialog isOpen onClose={onClose} title={fullName === undefined ? day : words.dayOf({ name: fullName, day })} size="lg">
      <DayView date={date} partyId={partyId} />
    </Dialog>
  );
}
