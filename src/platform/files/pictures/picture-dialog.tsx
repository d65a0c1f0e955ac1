import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { ApiError } from '#ui/client/api-error.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { MAX_PHOTO_BYTES, type PhotoFault, photoExtensions } from '../content/image.rules.ts';
import messages from '../files.messages.fa.ts';

const refusals = { type: messages.errors.wrongFormat, size: messages.errors.tooLarge };

/** An address of the file for an `img`, as long as it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}

type Prepare = (file: File) => Promise<File | PhotoFault>;

/** What was chosen, and what has become of it: the picture to send, or why it is none. */
function useChoice(prepare: Prepare) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<File | PhotoFault>();
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null): Promise<void> => {
    latest.current = file;
    setChosen(file);
    setPrepared(undefined);
    if (file === null) return;
    const result = await prepare(file);
    // of two choices in a row the later one counts
    if (latest.current === file) setPrepared(result);
  };
  return { chosen, choose, fault: typeof prepared === 'string' ? prepared : undefined, picture: typeof prepared === 'string' ? undefined : prepared };
}

export interface PictureDialogProps {
  texts: { readonly title: string; readonly file: string; readonly help: string; readonly save: string; readonly cancel: string };
  /** The picture as it will be sent, or why it would be refused. */
  prepare: Prepare;
  /** What stands above the field; without an address nothing is chosen yet. */
  preview: (address: string | undefined) => ReactNode;
  /** The write under way, as `useSend` tells it. */
  sending: { readonly isPending: boolean; readonly error: ApiError | null; reset(): void };
  onSave: (picture: File) => void;
  onClose: () => void;
}

/** Chooses a picture, shows it as others will see it, and sends it. */
export function PictureDialog({ texts, prepare, preview, sending, onSave, onClose }: PictureDialogProps) {
  const { chosen, choose, fault, picture } = useChoice(prepare);
  const address = usePreview(picture);
  const { isPending, error } = sending;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="sm"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="filled" isPending={isPending} isDisabled={picture === undefined} onPress={() => picture && onSave(picture)}>
            {texts.save}
          </Button>
        </>
      }
    >
      {preview(address)}
      <FileDrop
        label={texts.file}
        value={chosen}
        onChange={(next) => {
          sending.reset();
          void choose(next);
        }}
        accept={photoExtensions}
        maxBytes={MAX_PHOTO_BYTES}
        messages={refusals}
        help={texts.help}
        error={fault ? messages.errors[fault] : (error?.fields['file'] ?? error?.messages)}
        isDisabled={isPending}
      />
    </Dialog>
  );
}
