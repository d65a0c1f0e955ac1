import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { alertKinds } from '#ui/alert/kinds.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy/copy-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './toast.module.css';
import { closeToast, type Toast, useToasts } from './toast-store.ts';

/** The toasts of `showToast`, once in the shell: inline-end top under the toolbar, each 60 px below the previous. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  const [isHeld, setHeld] = useState(false);
  return (
    <section
      aria-label={kit.toasts}
      data-react-aria-top-layer="true"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  );
}

function ToastLine({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, type, message, code, action, duration = 5000 } = toast;
  const { icon, state, word } = alertKinds[type];
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
  return (
    <div data-state={state} className={styles.toast} role={type === 'error' ? 'alert' : 'status'}>
      <Icon of={icon} className={styles.icon} />
      <span className={styles.text}>
        <span className={unseen.unseen}>{word}: </span>
        {message}
        {code === undefined ? null : (
          <span className={styles.code}>
            {' '}
            {kit.referenceCode} <Ltr>{code}</Ltr>
          </span>
        )}
      </span>
      {code === undefined ? null : <CopyButton text={code} label={kit.copyCode} />}
      {action === undefined ? null : (
        <Button
          size="sm"
          variant="ghost"
          className={styles.action}
          onPress={() => {
            action.onPress();
            closeToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      {code === undefined && action === undefined ? <IconButton label={kit.close} icon={X} size="sm" onPress={() => closeToast(id)} /> : null}
    </div>
  );
}
