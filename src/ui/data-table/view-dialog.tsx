import { useState } from 'react';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import messages from './data-table.messages.fa.ts';

const MAX_NAME = 60;

export interface ViewDialogProps {
  title: string;
  name: string;
  isShared: boolean;
  onSave: (name: string, isShared: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Name of a view and who sees it. A refusal (the name is taken) stands under the name. */
export function ViewDialog({ title, name, onSave, onClose, ...first }: ViewDialogProps) {
  const [isShared, setShared] = useState(first.isShared);
  return (
    <AskTextDialog
      title={title}
      label={messages.viewName}
      start={name}
      maxLength={MAX_NAME}
      needed={messages.viewNameNeeded}
      confirmLabel={messages.save}
      act={(written) => onSave(written, isShared)}
      onClose={onClose}
    >
      <CheckBox isSelected={isShared} onChange={setShared}>
        {messages.shareView}
      </CheckBox>
    </AskTextDialog>
  );
}
