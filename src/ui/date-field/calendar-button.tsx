import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, startTransition, useEffect } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Popover } from '#ui/popover/popover.tsx';

interface CalendarButtonProps {
  /** Fetches the sheet: asked for when the button is near to being pressed. */
  load: () => Promise<unknown>;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The box the sheet hangs on. */
  box: RefObject<HTMLDivElement | null>;
  isDisabled: boolean;
  children: ReactNode;
}

const nothing = (): undefined => undefined;

/** The button at the end of a date's box and the sheet it opens; in a transition, so that the press is answered at once and the sheet comes whole. */
export function CalendarButton({ load, label, isOpen, onOpenChange, box, isDisabled, children }: CalendarButtonProps) {
  useEffect(() => {
    const over = new AbortController();
    // whoever opens it asks again and hears of what fails
    for (const kind of ['pointerenter', 'focusin']) box.current?.addEventListener(kind, () => void load().catch(nothing), { once: true, signal: over.signal });
    return () => over.abort();
  }, [load, box]);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={(next) => startTransition(() => onOpenChange(next))}>
      <IconButton label={kit.openCalendar(label)} icon={CalendarDays} size="sm" isDisabled={isDisabled} className={field.inside} />
      <Popover triggerRef={box} placement="bottom end">
        <Dialog aria-label={`${kit.calendar} ${label}`} className={cx(field.popup)}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
