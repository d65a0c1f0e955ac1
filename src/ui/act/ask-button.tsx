import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/button/button.tsx';
import { defined } from '#ui/cx/cx.ts';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';

export interface AskButtonProps extends Omit<ActDialogProps, 'confirmLabel' | 'onClose'>, Pick<ButtonProps, 'icon' | 'variant' | 'size' | 'aria-label'> {
  /** Names the act, on the button and again where it is confirmed. */
  label: string;
}

/** A button of an act that is asked about first: what it destroys or sets going cannot be undone by another press. */
export function AskButton({ label, icon, variant, size, 'aria-label': name, ...act }: AskButtonProps) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button {...defined({ variant, size, 'aria-label': name })} icon={icon} onPress={() => ask(true)}>
        {label}
      </Button>
      {isAsking ? <ActDialog {...act} confirmLabel={label} onClose={() => ask(false)} /> : null}
    </>
  );
}
