import type { ReactNode } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** One focusable kit component (button, link, or an element inside RAC's Focusable). */
  children: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  isDisabled?: boolean;
}

/** A short hint on hover and focus; never the only place of an information. */
export function Tooltip({ text, children, placement = 'bottom', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <RacTooltip placement={placement} offset={6} className={cx(styles.tooltip)}>
        {text}
      </RacTooltip>
    </TooltipTrigger>
  );
}
