import { Button, type ButtonProps } from '#ui/button/button.tsx';
import { useRun } from './use-run.ts';

export interface RunButtonProps extends Omit<ButtonProps, 'onPress' | 'isPending'> {
  run: () => Promise<unknown>;
}

/** A button that is pending until its work is over (a print, a file) and tells why it was refused. */
export function RunButton({ run: work, ...button }: RunButtonProps) {
  const { isPending, run } = useRun();
  return <Button {...button} isPending={isPending} onPress={() => void run(work)} />;
}
