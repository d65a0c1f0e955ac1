import type { LucideIcon } from 'lucide-react';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as RacButton } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'ghost' | 'danger';

export interface ButtonProps {
  children: ReactNode;
  /** One filled button a screen; danger is only for the confirmed act itself. */
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  /** Icon before the text. */
  icon?: LucideIcon | undefined;
  /** The icon has a direction and is mirrored in right-to-left. */
  iconMirrored?: boolean;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | 'reset';
  /** Work is running: the width stays, a spinner shows, presses are ignored. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Full width of the container. */
  isWide?: boolean | undefined;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  /** Id of the form a submit button outside of it belongs to. */
  form?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The class a link needs to look like a button: the router's own link wears it. */
export function buttonClass(variant: ButtonVariant = 'outline', size: 'sm' | 'md' | 'lg' = 'md'): string {
  return cx(styles.button, styles[variant], styles[size]);
}

/**
 * While pending it stays focusable but deaf. RAC's own `isPending` is not used: its live region goes on pointing at the
 * button after the button has gone (a dialog that closes), which axe rightly refuses.
 */
export function Button({
  children,
  variant = 'outline',
  size = 'md',
  icon,
  iconMirrored = false,
  isPending = false,
  isDisabled = false,
  isWide,
  className,
  type = 'button',
  onPress,
  ...rest
}: ButtonProps) {
  const Glyph = iconMirrored ? DirIcon : Icon;
  return (
    <RacButton
      {...defined({ ...rest, onPress: isPending ? undefined : onPress })}
      {...(isPending ? { 'aria-disabled': true } : {})}
      type={isPending ? 'button' : type}
      isDisabled={isDisabled}
      className={cx(buttonClass(variant, size), isWide === true && styles.wide, isPending && styles.pending, className)}
    >
      <span className={styles.content}>
        {icon === undefined ? null : <Glyph of={icon} size={size === 'lg' ? 'md' : 'sm'} />}
        <span className={styles.text}>{children}</span>
      </span>
      {isPending ? (
        <span className={styles.spinner}>
          <Icon of={LoaderCircle} size="sm" />
          <span className={unseen.unseen}>{kit.pending}</span>
        </span>
      ) : null}
    </RacButton>
  );
}

export interface IconButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  iconMirrored?: boolean;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'outline';
  /** Shown as switched on; also announced as pressed. */
  isOn?: boolean | undefined;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Leaves the button out of the Tab order where the keyboard has another way. */
  excludeFromTabOrder?: boolean | undefined;
  id?: string | undefined;
  /** A counter or a dot over the corner. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An icon without text: always named, always with a tooltip. */
export function IconButton({ label, icon, iconMirrored = false, size = 'md', variant = 'ghost', isOn, isDisabled = false, children, className, ...rest }: IconButtonProps) {
  const Glyph = iconMirrored ? DirIcon : Icon;
  return (
    <Tooltip text={label}>
      <RacButton
        {...defined(rest)}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        aria-label={label}
        isDisabled={isDisabled}
        className={cx(styles.iconOnly, styles[size], variant === 'outline' && styles.outline, isOn === true && styles.on, className)}
      >
        <Glyph of={icon} size={size === 'sm' ? 'sm' : 'md'} />
        {children}
      </RacButton>
    </Tooltip>
  );
}
