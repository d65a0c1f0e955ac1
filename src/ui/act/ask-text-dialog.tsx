import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx';
import styles from './act.module.css';

export interface AskTextDialogProps extends Pick<TextFieldProps, 'label' | 'rows'> {
  title: string;
  /** The consequence, above the field. */
  text?: string | undefined;
  /** More to be said, below the field. */
  children?: ReactNode;
  maxLength: number;
  /** What the field begins with. */
  start?: string;
  /** Said at the field when nothing is written. */
  needed: string;
  confirmLabel: string;
  /** Destroys something: red fill. */
  isDanger?: boolean;
  /** Asks the server, with the text that was written. What is thrown stands at the field, and the dialog stays. */
  act: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** An act that needs a text (a reason, a name). Drawn while it is asked. */
export function AskTextDialog({ title, text, children, start = '', needed, confirmLabel, isDanger = false, act, onClose, ...field }: AskTextDialogProps) {
  const [written, write] = useState(start);
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function confirm(): Promise<void> {
    if (written.trim() === '') return setFault(needed);
    setPending(true);
    try {
      await act(written.trim());
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(Object.values(error.fields)[0] ?? error.messages);
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
          <Button variant={isDanger ? 'danger' : 'filled'} isPending={isPending} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {text === undefined ? null : <p>{text}</p>}
        <TextField
          {...field}
          autoFocus
          isRequired
          value={written}
          error={fault}
          onSubmit={() => void confirm()}
          onChange={(next) => {
            write(next);
            setFault(undefined);
          }}
        />
        {children}
      </div>
    </Dialog>
  );
}
