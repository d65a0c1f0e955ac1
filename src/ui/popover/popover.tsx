import type { ReactNode } from 'react';
import { Popover as RacPopover, type PopoverProps as RacPopoverProps } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import styles from './popover.module.css';

export interface PopoverProps extends Pick<RacPopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange' | 'placement' | 'aria-label' | 'aria-labelledby'> {
  children: ReactNode;
  className?: string | undefined;
}

/** The raised sheet of selects, menus and the calendar. Stands inside a RAC trigger. */
export function Popover({ children, className, ...rest }: PopoverProps) {
  return (
    <RacPopover {...defined(rest)} offset={4} containerPadding={8} className={cx(styles.popover, className)}>
      {children}
    </RacPopover>
  );
}
