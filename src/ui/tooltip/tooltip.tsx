import { type ReactNode, useState } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: ReactNode;
  /** One focusable kit component (button, link, or an element inside RAC's Focusable). */
  children: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  isDisabled?: boolean;
}

const PLACE = 'tooltips';

/**
 * Tooltips stand in a landmark of their own, as everything on a page should; while there is none it is not displayed and
 * so no landmark. A dialog does not hide it (top layer): its own hints stand there too.
 */
function place(): HTMLElement {
  const found = document.getElementById(PLACE);
  if (found !== null) return found;
  const made = document.createElement('section');
  made.id = PLACE;
  made.className = styles.place ?? '';
  made.setAttribute('aria-label', kit.tooltips);
  made.dataset['reactAriaTopLayer'] = 'true';
  return document.body.appendChild(made);
}

/** A short hint on hover and focus; never the only place of an information. */
export function Tooltip({ text, children, placement = 'bottom', isDisabled = false }: TooltipProps) {
  const [container, setContainer] = useState<Element>();
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled} onOpenChange={(isOpen) => (isOpen ? setContainer(place()) : undefined)}>
      {children}
      <RacTooltip {...(container === undefined ? {} : { UNSTABLE_portalContainer: container })} placement={placement} offset={6} className={cx(styles.tooltip)}>
        {text}
      </RacTooltip>
    </TooltipTrigger>
  );
}
