import { pageStore, pageValue } from '#ui/page-memory/page-memory.ts';
import type { AlertKind } from './kinds.ts';

export interface PageAlert {
  id: number;
  type: AlertKind;
  message: string;
  /** Milliseconds, null stays until closed. */
  autoHideDuration: number | null;
  /** Reference code that support finds the failure by. */
  code?: string;
}

export interface AlertRequest {
  type: AlertKind;
  message: string;
  /** 6 s when absent (spec section 9); null stays until closed. */
  autoHideDuration?: number | null;
  /** A reference code under the text, with a copy button. */
  code?: string;
}

/** Spec section 9. */
const AUTO_HIDE_MS = 6000;

const limit = 3;
const lastId = pageValue(() => 0);

export const useAlerts = pageStore<{ alerts: readonly PageAlert[] }>(() => ({ alerts: [] }));

/** Shows an alert at the top centre of the page; the same text again replaces the one on screen. */
export function showAlert({ type, message, autoHideDuration = AUTO_HIDE_MS, code }: AlertRequest): number {
  lastId.now += 1;
  const alert: PageAlert = { id: lastId.now, type, message, autoHideDuration, ...(code ? { code } : {}) };
  useAlerts.setState(({ alerts }) => ({ alerts: [...alerts.filter((old) => old.message !== message), alert].slice(-limit) }));
  return alert.id;
}

export function closeAlert(id: number): void {
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));
}

export function closeAllAlerts(): void {
  useAlerts.setState({ alerts: [] });
}
