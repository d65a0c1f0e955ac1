import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './alert.module.css';
import { closeAlert, type PageAlert, useAlerts } from './alert-store.ts';
import { type AlertKind, alertKinds } from './kinds.ts';

export interface AlertProps {
  type: AlertKind;
  children: ReactNode;
  /** The fact in bold before the rest. */
  title?: ReactNode;
  /** A link or small button at the end. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Read out at once when it appears; false for alerts that stand on the page from the start. */
  isLive?: boolean;
  className?: string | undefined;
}

/** Inline alert: soft ground, icon, text. */
export function Alert({ type, children, title, action, onClose, isLive = true, className }: AlertProps) {
  const { icon, state, word } = alertKinds[type];
  const role = type === 'error' ? 'alert' : 'status';
  return (
    <div data-state={state} className={cx(styles.alert, className)} {...(isLive ? { role } : {})}>
      <Icon of={icon} className={styles.icon} />
      <div className={styles.text}>
        <span className={unseen.unseen}>{word}: </span>
        {title === undefined ? null : <b className={styles.title}>{title} </b>}
        {children}
      </div>
      {action}
      {onClose === undefined ? null : <IconButton label={kit.close} icon={X} size="sm" className={styles.close} onPress={onClose} />}
    </div>
  );
}

/**
 * The page alerts of `showAlert`, once in the shell. In React Aria's top layer: read and usable while a dialog is open.
 * Under the pointer or the focus they do not run out.
 */
export function AlertHost() {
  const alerts = useAlerts((state) => state.alerts);
  const [isHeld, setHeld] = useState(false);
  return (
    <section
      aria-label={kit.alerts}
      data-react-aria-top-layer="true"
      className={styles.host}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {alerts.map((alert) => (
        <TimedAlert key={alert.id} alert={alert} isHeld={isHeld} />
      ))}
    </section>
  );
}

function TimedAlert({ alert, isHeld }: { alert: PageAlert; isHeld: boolean }) {
  const { id, autoHideDuration } = alert;
  useEffect(() => {
    if (autoHideDuration === null || isHeld) return;
    const timer = setTimeout(() => closeAlert(id), autoHideDuration);
    return () => clearTimeout(timer);
  }, [id, autoHideDuration, isHeld]);
  return (
    <div className={styles.floating}>
      <Alert type={alert.type} onClose={() => closeAlert(id)}>
        {alert.message}
        {alert.code === undefined ? null : (
          <span className={styles.code}>
            {kit.referenceCode} <Ltr>{alert.code}</Ltr>
            <CopyButton text={alert.code} label={kit.copyCode} />
          </span>
        )}
      </Alert>
    </div>
  );
}
