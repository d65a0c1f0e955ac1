import { Trash2 } from 'lucide-react';
import type { AnyCall } from '#kernel/call.ts';
import type { Screen, SearchTable } from '#kernel/screen.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { useAnySend } from '#ui/client/any-call.ts';
import { useMay } from '#ui/client/session.ts';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';

export interface RecordRemovalProps {
  call: AnyCall;
  /** As its address names the record. */
  params: Readonly<Record<string, string>>;
  rowVersion: number;
  /** What the record is called. */
  name: string;
  words: {
    readonly remove: string;
    readonly removeTitle: (v: { name: string }) => string;
    /** The consequence. */
    readonly removeEffect: string;
    readonly removed: (v: { name: string }) => string;
  };
  /** The list, which follows. */
  screen: Screen<string, SearchTable>;
}

/** Deletes the record of a sheet, for whoever may; nothing for others. */
export function RecordRemoval({ call, params, rowVersion, name, words, screen }: RecordRemovalProps) {
  const { mutateAsync } = useAnySend(call);
  const open = useOpenScreen();
  if (!useMay(call)) return null;
  return (
    <AskButton
      label={words.remove}
      icon={Trash2}
      isDanger
      title={words.removeTitle({ name })}
      act={() => mutateAsync({ params, query: { rowVersion } })}
      done={words.removed({ name })}
      onDone={() => open(screen, { search: {} })}
    >
      {words.removeEffect}
    </AskButton>
  );
}
