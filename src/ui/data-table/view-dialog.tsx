import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';

const MAX_NAME = 60;

export interface ViewDialogProps {
  title: string;
  name: string;
  isShared: boolean;
  onSave: (name: string, isShared: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Name of a view and who sees it. A refusal (the name is taken) stands under the name. */
export function ViewDialog({ title, onSave, onClose, ...first }: ViewDialogProps) {
  const [name, setName] = useState(first.name);
  const [isShared, setShared] = useState(first.isShared);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function save(): Promise<void> {
    if (name.trim() === '') {
      setError(messages.viewNameNeeded);
      return;
    }
    setPending(true);
    try {
      await onSave(name.trim(), isShared);
      onClose();
    } catch (fault) {
      if (!isApiError(fault)) throw fault;
      setError(fault.fields['name'] ?? fault.messages);
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button variant="filled" isPending={isPending} onPress={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className={styles.viewForm}>
        <TextField
          autoFocus
          label={messages.viewName}
          isRequired
          value={name}
          maxLength={MAX_NAME}
          error={error}
          onSubmit={() => void save()}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
        />
        <CheckBox isSelected={isShared} onChange={setShared}>
          {messages.shareView}
        </CheckBox>
      </div>
    </Dialog>
  );
}
