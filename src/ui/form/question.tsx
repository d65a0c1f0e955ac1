import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

/** What is asked when everything is right and before it is sent, where a save cannot be taken back. */
export interface FormQuestion {
  readonly title: string;
  /** The consequence. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

/** A question whose answer a submit waits for; without one the answer is yes. */
export function useQuestion(hasQuestion: boolean) {
  const [answer, setAnswer] = useState<(isYes: boolean) => void>();
  const ask = async (): Promise<boolean> => !hasQuestion || new Promise((resolve) => setAnswer(() => resolve));
  const give = (isYes: boolean): void => {
    answer?.(isYes);
    setAnswer(undefined);
  };
  return { isAsked: answer !== undefined, ask, give };
}

export function Question({ texts, state: { isAsked, give } }: { texts: FormQuestion | undefined; state: ReturnType<typeof useQuestion> }) {
  if (texts === undefined) return null;
  const { text, ...labels } = texts;
  return (
    <ConfirmDialog {...labels} isOpen={isAsked} onClose={() => give(false)} onConfirm={() => give(true)}>
      {text}
    </ConfirmDialog>
  );
}
