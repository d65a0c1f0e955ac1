import type { AnimationEvent, ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';

export interface FormFrameProps {
  /** What `useForm` gives. Without `summary` the page shows the one sentence somewhere else. */
  form: { readonly submit: () => Promise<void> | void; readonly summary?: string | undefined };
  children: ReactNode;
  /** Accessible name where the heading around does not say what the form is. */
  label?: string | undefined;
  /** So that a button elsewhere may send it. */
  id?: string | undefined;
  className?: string | undefined;
  onAnimationStart?: ((event: AnimationEvent) => void) | undefined;
}

/** The form element: Enter, Ctrl+S and the submit button send it, the browser's own balloons stay out, the summary stands on top. */
export function FormFrame({ form, children, label, ...rest }: FormFrameProps) {
  return (
    <form
      {...rest}
      aria-label={label}
      noValidate
      onKeyDown={(event) => {
        // by the place of the key: on a Persian keyboard it writes another letter
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.defaultPrevented) return;
        event.preventDefault();
        if (event.currentTarget.contains(event.target as Node)) event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // a form in a dialog of this one is a child for React only
        if (event.target === event.currentTarget) void form.submit();
      }}
    >
      {form.summary === undefined ? null : <Alert type="error">{form.summary}</Alert>}
      {children}
    </form>
  );
}
