import type { AlertKind } from '#ui/alert/kinds.ts';
import { pageStore, pageValue } from '#ui/page-memory/page-memory.ts';

export interface ToastRequest {
  type: AlertKind;
  /** One short line. */
  message: string;
  /** A reference code at the end of the line, with a copy button. */
  code?: string;
  /** Undo, open: a text button that also closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds, 5 s when absent. */
  duration?: number;
}

export interface Toast extends ToastRequest {
  id: number;
}

const limit = 5;
const lastId = pageValue(() => 0);

export const useToasts = pageStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/** Shows a toast; of more than five the oldest goes. */
export function showToast(request: ToastRequest): number {
  lastId.now += 1;
  const toast: Toast = { ...request, id: lastId.now };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-limit) }));
  return toast.id;
}

export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
